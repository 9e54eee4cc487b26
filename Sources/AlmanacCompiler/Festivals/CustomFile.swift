import AlmanacCore

/// The customs of calendars and the eras of regions, as `festivals/customs.txt` states them.
struct CustomFile {
    static let name = "festivals/customs.txt"

    private let calendars: [CalendarID]
    private let regions: RegionFile
    private var customs: [CustomSection.CalendarCustoms]
    private var eras: [CustomSection.Era] = []
    private var names: [NameTexts] = []

    /// Reads the customs of a folder; none if it has no such file.
    init(from folder: SourceFolder, calendars: [CalendarID], regions: RegionFile) throws(DataFileError) {
        self.calendars = calendars
        self.regions = regions
        customs = calendars.map { _ in [] }
        guard let file = folder.files.first(where: { $0.name == Self.name }) else { return }
        try file.requireCommentAboveEveryRow()
        for line in file.dataLines() {
            switch line.word(0) {
            case "custom": try readCustom(line)
            case "era": try readEra(line)
            case "name": try readName(line)
            default: throw line.error(at: 0, expected: "custom, era or name")
            }
        }
    }

    /// The section of the table; the colour of Saturdays is in the file of the regions.
    var section: CustomSection {
        let texts = names.map(\.completed)
        return CustomSection(
            calendars: customs,
            plainSaturdays: regions.regions.map { $0.saturdays == .plain },
            eras: eras,
            eraNames: NameTexts.languages.indices.map { language in texts.map { $0[language] } }
        )
    }

    /// `custom NAME CALENDAR…`
    private mutating func readCustom(_ line: DataLine) throws(DataFileError) {
        let custom = try line.value(1, .customs)
        try line.requireCount(3...max(3, 2 + calendars.count), "'custom NAME CALENDAR…'")
        for field in 2..<line.count {
            let id = try line.calendarID(field)
            guard let calendar = calendars.firstIndex(of: id), customs[calendar].insert(custom).inserted else {
                throw line.error(found: "calendar '\(id)'", expected: "a calendar of Data/calendars, once for a custom")
            }
        }
    }

    /// `era REGION ID FIRST-DAY YEAR ZH-HANS ZH-HANT ENGLISH…`
    private mutating func readEra(_ line: DataLine) throws(DataFileError) {
        let region = UInt8(truncatingIfNeeded: try regions.index(line, 1))
        guard let id = ASCIIName(line.word(2)[...]), id.count <= 8, !eras.contains(where: { $0.id == id }),
            eras.count < UInt8.max
        else {
            throw line.error(
                at: 2,
                "era",
                expected: "one to eight small letters, digits or hyphens, each era once, at most 255"
            )
        }
        let firstDay = try line.day(3, "the first day of the era")
        let year = try line.integer(4, "the year of the era on its first day", in: 1...9999)
        guard !eras.contains(where: { $0.region == region && $0.firstDay >= firstDay }),
            let yearZero = Int16(exactly: GregorianDate(firstDay).year - year)
        else { throw line.error(found: "\(firstDay)", expected: "eras of a region in order, in years -9999 to 9999") }
        names.append(try NameTexts(line, from: 5))
        eras.append(CustomSection.Era(id: id, region: region, firstDay: firstDay, yearZero: yearZero))
    }

    /// `name LANGUAGE TEXT…`
    private mutating func readName(_ line: DataLine) throws(DataFileError) {
        guard let last = names.indices.last else {
            throw line.error(found: "a name", expected: "'era REGION ID FIRST-DAY YEAR NAMES…' above it")
        }
        try names[last].add(line)
    }
}
