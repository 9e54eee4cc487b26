import TestSupport
import Testing

@testable import AlmanacCompiler
@testable import AlmanacCore

/// `festivals/customs.txt`: every row arrives in the section, and a row that cannot be used is named.
@Suite struct CustomFileTests {
    private static let text = """
        # Customs for tests.
        custom rokuyo china hongkong
        custom boar hongkong
        era north old 1900-02-03 7 旧 舊 Old
        name ko 옛
        name ja 旧
        name vi Cũ
        era north new 1950-01-01 1 新 新 New
        era south other -2332-01-01 1 他 他 Other
        """

    private static func read(_ file: SourceFile) throws -> CustomSection {
        let calendars: [CalendarID] = [.china, .hongkong]
        let text = "# Regions.\nregion north china 北 北 North\nsaturdays plain\nregion south hongkong 南 南 South\n"
        let folder = SourceFolder(files: [SourceFile(RegionFile.name, text), file])
        let regions = try RegionFile(from: folder, calendars: calendars)
        let written = try CustomFile(from: folder, calendars: calendars, regions: regions).section.bytes
        return try written.read(as: TableBody.Kind.customs.rawValue, CustomSection.init(reading:))
    }

    @Test("every row of the file is read into the section") func everyRowArrives() throws {
        let section = try Self.read(SourceFile(CustomFile.name, Self.text))
        #expect((0..<3).map { section.customs(ofCalendar: $0) } == [[.rokuyo], [.rokuyo, .boar], []])
        #expect((0..<3).map { section.hasPlainSaturdays(inRegion: $0) } == [true, false, false])
        #expect(section.eras.map(\.id) == ["old", "new", "other"] && section.eras.map(\.region) == [0, 0, 1])
        #expect(section.eras.map(\.firstDay.description) == ["1900-02-03", "1950-01-01", "-2332-01-01"])
        #expect(section.eras.map(\.yearZero) == [1893, 1949, -2333])
        // A name that no row gives is the English one, in Japanese the traditional characters.
        #expect((0..<7).map { section.name(ofEra: 0, inLanguage: $0) } == ["旧", "舊", "Old", "옛", "旧", "Cũ", nil])
        #expect((2..<6).map { section.name(ofEra: 1, inLanguage: $0) } == ["New", "New", "新", "New"])
        #expect(section.name(ofEra: 3, inLanguage: 0) == nil)
    }

    @Test("eras of a region that are not in order are refused") func erasInDisorder() throws {
        let ids = [ASCIIName("old"), ASCIIName("new")].compactMap(\.self)
        let days = ["1950-01-01", "1950-01-01"].compactMap { Day($0) }
        let read = { (regions: [UInt8]) in
            let eras = (0..<2).map {
                CustomSection.Era(id: ids[$0], region: regions[$0], firstDay: days[$0], yearZero: 0)
            }
            let names = [["a", "b"]]
            let section = CustomSection(eras: eras, eraNames: names).bytes
            return try section.read(as: TableBody.Kind.customs.rawValue, CustomSection.init(reading:))
        }
        #expect(try read([0, 1]).eras.count == 2)
        #expect(throws: TableError.self) { try read([1, 1]) }
    }

    @Test(
        "a bad row is named",
        arguments: [
            BadEdit("custom boar", "habit boar", 3, "'habit'", "custom, era, reign, until or name"),
            BadEdit("custom boar", "custom bear", 3, "'bear'", "or boar"),
            BadEdit("custom boar hongkong", "custom boar", 3, "2 fields", "CALENDAR"),
            BadEdit("custom boar hongkong", "custom boar mars", 3, "'mars'", "Data/calendars"),
            BadEdit("custom boar", "custom rokuyo", 3, "'hongkong'", "once for a custom"),
            BadEdit("era south", "era west", 9, "'west'", "north, south"),
            BadEdit("north new", "north New", 8, "'New'", "small letters"),
            BadEdit("north new", "north newestera", 8, "'newestera'", "one to eight"),
            BadEdit("north new", "north old", 8, "'old'", "each era once"),
            BadEdit("1950-01-01", "1950-13-01", 8, "'1950-13-01'", "the first day of the era"),
            BadEdit("1950-01-01", "1900-02-03", 8, "1900-02-03", "in order"),
            BadEdit("1950-01-01 1", "1950-01-01 0", 8, "'0'", "1 to 9999"),
            BadEdit("-2332-01-01 1", "-99999-01-01 1", 9, "-99999-01-01", "years -9999 to 9999"),
            BadEdit("新 新 New", "新", 8, "6 fields", "ZH-HANS"), BadEdit("name ko", "name fr", 5, "'fr'", "ko, ja or vi"),
            BadEdit("era north old 1900-02-03 7 旧 舊 Old\n", "", 4, "a name", "above it"),
            BadEdit("# Customs for tests.\n", "", 1, "source", "above it"),
        ]
    )
    func aBadRow(_ edit: BadEdit) throws {
        try edit.check(CustomFile.name, Self.text) { _ = try Self.read($0) }
    }
}
