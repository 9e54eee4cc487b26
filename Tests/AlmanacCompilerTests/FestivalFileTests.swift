import AlmanacCore
import TestSupport
import Testing

@testable import AlmanacCompiler

/// Reading festival files: every row that cannot be used is named.
@Suite struct FestivalFileTests {
    private static let name = "festivals/test.txt"
    private static let text = """
        # Festivals for tests.
        calendars china hongkong

        # From nowhere.
        festival first 一 一 The First
        name ko 첫째
        public mainland,taiwan 2008-2013 lunar 5 5
        traditional all all

        # From nowhere.
        festival second 二 二 Second
        season all 1950- stem geng 3 xiazhi +1 lasting 10
        note japan all branch wei 1 xiaoshu to-eve-of first
        observance all -1999 weekday 11 last thursday -7
        """

    private static func read(_ file: SourceFile) throws -> FestivalSet {
        let calendars = [CalendarID.china, CalendarID.hongkong]
        return try FestivalSet(from: SourceFolder(files: [file]), calendars: calendars)
    }

    @Test func everyRowArrives() throws {
        let set = try Self.read(SourceFile(Self.name, Self.text))
        #expect(set.festivals.map(\.id.description) == ["first", "second"])
        let first = try #require(set.festivals.first)
        #expect(first.names.map(\.tag) == ["zh-Hans", "zh-Hant", "en", "ko"])
        #expect(first.names.map(\.text) == ["一", "一", "The First", "첫째"])
        #expect(first.entries.map(\.kind) == [.publicHoliday, .traditional])
        #expect(first.entries.map(\.regions) == [[.mainland, .taiwan], .all])
        #expect(first.entries.map(\.years) == [2008...2013, FestivalRow.allYears])
        #expect(first.entries.map(\.calendars) == [[.china, .hongkong], [.china, .hongkong]])
        let second = try #require(set.festivals.last)
        #expect(second.entries.map(\.rule.offset) == [1, 0, -7])
        #expect(second.entries.map(\.years) == [1950...Int16.max, FestivalRow.allYears, 0...1999])
    }

    @Test(arguments: [
        BadEdit("calendars china hongkong", "", line: 0, found: "no calendars", expected: "'calendars all'"),
        BadEdit("china hongkong", "china mars", line: 2, found: "'mars'", expected: "calendar of Data/calendars"),
        BadEdit("festival first 一 一 The First", "festival first 一", line: 5, found: "3 fields", expected: "names"),
        BadEdit("festival first", "festival First", line: 5, found: "'First'", expected: "small letters"),
        BadEdit("name ko", "name kr", line: 6, found: "'kr'", expected: "ko, ja or vi"),
        BadEdit("name ko 첫째", "name ko 첫\"째", line: 6, found: "첫", expected: "quotation marks"),
        BadEdit("name ko 첫째", "name ko", line: 6, found: "a name", expected: "'name LANGUAGE TEXT'"),
        BadEdit("public mainland", "holiday mainland", line: 7, found: "'holiday'", expected: "public, traditional"),
        BadEdit("mainland,taiwan", "mainland,mars", line: 7, found: "'mars'", expected: "hongkong"),
        BadEdit("mainland,taiwan", "mainland,mainland", line: 7, found: "mainland", expected: "each once"),
        BadEdit("2008-2013", "2013-2008", line: 7, found: "'2013-2008'", expected: "2008-2013"),
        BadEdit("2008-2013", "-", line: 7, found: "'-'", expected: "-2013"),
        BadEdit("2008-2013", "08", line: 7, found: "'08'", expected: "all, 2008"),
        BadEdit("lunar 5 5", "lunar 13 5", line: 7, found: "'13'", expected: "1 to 12"),
        BadEdit("lunar 5 5", "lunar 5 31", line: 7, found: "'31'", expected: "1 to 30"),
        BadEdit("lunar 5 5", "lunar 5 5 leap", line: 7, found: "'leap'", expected: "the end"),
        BadEdit("lunar 5 5", "gregorian 2 30", line: 7, found: "day 30 of month 2", expected: "some years have"),
        BadEdit("lunar 5 5", "moon 5 5", line: 7, found: "'moon'", expected: "gregorian, weekday"),
        BadEdit("lunar 5 5", "", line: 7, found: "no rule", expected: "first row"),
        BadEdit("lunar 5 5", "longitude 75", line: 7, found: "longitude 75", expected: "multiples of 15"),
        BadEdit("lunar 5 5", "longitude 400", line: 7, found: "longitude 400", expected: "0 to 360"),
        BadEdit("lunar 5 5", "from third", line: 7, found: "festival third", expected: "some file names"),
        BadEdit("traditional all all", "traditional all", line: 8, found: "2 fields", expected: "REGIONS YEARS"),
        BadEdit("festival second", "festival first", line: 11, found: "festivals/test.txt:5", expected: "one place"),
        BadEdit("festival second 二 二 Second", "festival third", line: 11, found: "festival third", expected: "names"),
        BadEdit("stem geng", "stem gang", line: 12, found: "'gang'", expected: "jia yi"),
        BadEdit("geng 3", "geng 0", line: 12, found: "'0'", expected: "1 to 36"),
        BadEdit("3 xiazhi", "3 summer", line: 12, found: "'summer'", expected: "pinyin"),
        BadEdit("+1", "+400", line: 12, found: "'+400'", expected: "-366 to 366"),
        BadEdit("lasting 10", "lasting 1", line: 12, found: "'1'", expected: "2 to 255"),
        BadEdit("branch wei", "branch way", line: 13, found: "'way'", expected: "zi chou"),
        BadEdit("of first", "of third", line: 13, found: "festival third", expected: "some file names"),
        BadEdit("last thursday", "6 thursday", line: 14, found: "'6'", expected: "1 to 5"),
        BadEdit("thursday", "friyay", line: 14, found: "'friyay'", expected: "monday to sunday"),
        BadEdit("# From nowhere.\nfestival first", "festival first", line: 4, found: "source", expected: "above it"),
        BadEdit(
            "calendars china hongkong\n",
            "calendars all\npublic all all lunar 1 1\n",
            line: 3,
            found: "without a festival",
            expected: "'festival ID'"
        ),
    ])
    func aBadRowIsNamed(_ edit: BadEdit) throws {
        try edit.check(Self.name, Self.text) { _ = try Self.read($0) }
    }

    @Test func festivalsCannotBuildOnThemselves() async throws {
        let text = Self.text.replacing("lunar 5 5", with: "from second +1")
            .replacing("stem geng 3 xiazhi +1 lasting 10", with: "from first -1")
        let folder = try Fixture.folder.get().with(Self.name, text)
        let error = await #expect(throws: DataFileError.self) { _ = try await Compilation(folder) }
        #expect(error?.line == 7 && error?.file == Self.name)
        #expect(error?.expected.contains("does not build on this one") == true)
    }

    @Test func namesAreWrittenAsSource() throws {
        let source = FestivalNameSource(try Self.read(SourceFile(Self.name, Self.text))).text
        #expect(source.contains("Names(\"一\", \"一\", \"The First\", \"첫째\", \"一\", \"The First\")"))
        #expect(source.contains("// second\n"))
    }

    @Test func theNamesInTheLibraryAreThoseOfTheData() async throws {
        let path = "\(DataFolder.path)/../Sources/AlmanacNames/FestivalNames+Generated.swift"
        let source = try await Fixture.compilation.value.festivalNameSource
        #expect(try FileStore.read(path) == Array(source.utf8))
    }
}
