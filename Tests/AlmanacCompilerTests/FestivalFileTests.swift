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
        let regions = ["mainland", "hongkong", "macau", "taiwan", "japan"].map { "region \($0) china 一 一 One\n" }
        let regionFile = SourceFile(RegionFile.name, "# Regions for tests.\n" + regions.joined())
        return try FestivalSet(from: SourceFolder(files: [file, regionFile]), calendars: calendars)
    }

    /// Nobody is shown a name of another language: every festival of the data has one in each of the six.
    @Test("every festival has its name in six languages") func everyFestivalHasItsName() throws {
        let calendars: [CalendarID] = [.china, .hongkong, .korea, .vietnam, .japan]
        let set = try FestivalSet(from: Fixture.folder.get(), calendars: calendars)
        #expect(set.festivals.count >= 150)
        for festival in set.festivals {
            #expect(festival.names.texts.allSatisfy { !$0.isEmpty }, "\(festival.id): \(festival.names.texts)")
        }
    }

    @Test("names of regions arrive") func namesOfRegionsArrive() throws {
        let text = Self.text.replacing("public mainland,", with: "called taiwan 甲 甲 Alpha\npublic mainland,")
        let set = try Self.read(SourceFile(Self.name, text))
        // Taiwan is the fourth region of the file, the festival the first.
        let name = try #require(set.regionalNames.first)
        #expect(set.regionalNames.count == 1 && name.region == 3 && name.festival == 0)
        #expect(name.texts == ["甲", "甲", "Alpha", "", "", ""])
    }

    @Test("aliases arrive") func aliasesArrive() throws {
        let text = Self.text.replacing("public mainland,", with: "alias Number One\nalias 甲\npublic mainland,")
        let set = try Self.read(SourceFile(Self.name, text))
        #expect(set.aliases.map(\.text) == ["Number One", "甲"] && set.aliases.allSatisfy { $0.subject == 0 })
        #expect(set.festivals[0].names.texts[2] == "The First")
    }

    @Test("every row arrives") func everyRowArrives() throws {
        let set = try Self.read(SourceFile(Self.name, Self.text))
        #expect(set.festivals.map(\.id.description) == ["first", "second"])
        let first = try #require(set.festivals.first)
        #expect(first.names.texts == ["一", "一", "The First", "첫째", "", ""])
        #expect(first.entries.map(\.kind) == [.publicHoliday, .traditional])
        // Mainland is the first region of the file, Taiwan the fourth.
        #expect(first.entries.map(\.regions) == [0b1001, FestivalSection.everyRegion])
        #expect(first.entries.map(\.years) == [2008...2013, FestivalRow.allYears])
        #expect(first.entries.map(\.calendars) == [[.china, .hongkong], [.china, .hongkong]])
        let second = try #require(set.festivals.last)
        #expect(second.entries.map(\.rule.offset) == [1, 0, -7])
        #expect(second.entries.map(\.years) == [1950...Int16.max, FestivalRow.allYears, 0...1999])
    }

    @Test(
        "a bad row is named",
        arguments: [
            BadEdit("calendars china hongkong", "", line: 0, found: "no calendars", expected: "'calendars all'"),
            BadEdit("china hongkong", "china mars", line: 2, found: "'mars'", expected: "calendar of Data/calendars"),
            BadEdit("festival first 一 一 The First", "festival first 一", line: 5, found: "3 fields", expected: "names"),
            BadEdit("festival first", "festival First", line: 5, found: "'First'", expected: "small letters"),
            BadEdit("name ko", "name kr", line: 6, found: "'kr'", expected: "ko, ja or vi"),
            BadEdit("첫째", String(repeating: "첫", count: 86), line: 6, found: "258 bytes", expected: "at most 255"),
            BadEdit("name ko 첫째", "name ko", line: 6, found: "a name", expected: "'name LANGUAGE TEXT'"),
            BadEdit("name ko 첫째", "alias", line: 6, found: "an alias", expected: "'alias TEXT'"),
            BadEdit("traditional all", "alias One\ntraditional all", line: 8, found: "an alias", expected: "above"),
            BadEdit("name ko 첫째", "called mars 一 一 One", line: 6, found: "'mars'", expected: "mainland"),
            BadEdit(
                "name ko 첫째",
                "called taiwan 2025-2024 一 一 One",
                line: 6,
                found: "'2025-2024'",
                expected: "2008-2013"
            ),
            BadEdit(
                "name ko 첫째",
                "called taiwan 2001- 一 一 One\ncalled taiwan -2001 一 一 One",
                line: 5,
                found: "two names in one region",
                expected: "one for each year"
            ),
            BadEdit(
                "traditional all",
                "called taiwan 一 一 One\ntraditional all",
                line: 8,
                found: "a name",
                expected: "above"
            ),
            BadEdit(
                "public mainland",
                "holiday mainland",
                line: 7,
                found: "'holiday'",
                expected: "public, traditional"
            ),
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
            BadEdit(
                "festival second",
                "festival first",
                line: 11,
                found: "festivals/test.txt:5",
                expected: "one place"
            ),
            BadEdit(
                "festival second 二 二 Second",
                "festival third",
                line: 11,
                found: "festival third",
                expected: "names"
            ),
            BadEdit("stem geng", "stem gang", line: 12, found: "'gang'", expected: "jia yi"),
            BadEdit("geng 3", "geng 0", line: 12, found: "'0'", expected: "1 to 36"),
            BadEdit("3 xiazhi", "3 summer", line: 12, found: "'summer'", expected: "pinyin"),
            BadEdit("+1", "+400", line: 12, found: "'+400'", expected: "-366 to 366"),
            BadEdit("lasting 10", "lasting 1", line: 12, found: "'1'", expected: "2 to 255"),
            BadEdit("branch wei", "branch way", line: 13, found: "'way'", expected: "zi chou"),
            BadEdit("of first", "of third", line: 13, found: "festival third", expected: "some file names"),
            BadEdit("last thursday", "6 thursday", line: 14, found: "'6'", expected: "1 to 5"),
            BadEdit("thursday", "friyay", line: 14, found: "'friyay'", expected: "monday to sunday"),
            BadEdit(
                "# From nowhere.\nfestival first",
                "festival first",
                line: 4,
                found: "source",
                expected: "above it"
            ),
            BadEdit(
                "calendars china hongkong\n",
                "calendars all\npublic all all lunar 1 1\n",
                line: 3,
                found: "without a festival",
                expected: "'festival ID'"
            ),
        ]
    )
    func aBadRow(_ edit: BadEdit) throws {
        try edit.check(Self.name, Self.text) { _ = try Self.read($0) }
    }

    @Test("festivals cannot build on themselves") func festivalsCannotBuild() async throws {
        let text = Self.text.replacing("lunar 5 5", with: "from second +1")
            .replacing("stem geng 3 xiazhi +1 lasting 10", with: "from first -1")
        let folder = try Fixture.folder.get().with(Self.name, text)
        let error = await #expect(throws: DataFileError.self) { _ = try await Compilation(folder) }
        #expect(error?.line == 7 && error?.file == Self.name)
        #expect(error?.expected.contains("does not build on this one") == true)
    }

    private static let regionText = """
        # Regions for tests.
        region north china 北 北 The North
        name ko 북쪽
        territory NN monday
        territory NE sunday
        region south hongkong 南 南 South
        saturdays blue
        territory SS saturday
        week sunday EE WW
        """

    private static func readRegions(_ file: SourceFile) throws -> RegionFile {
        try RegionFile(from: SourceFolder(files: [file]), calendars: [.china, .hongkong])
    }

    @Test("every region arrives") func everyRegionArrives() throws {
        let file = try Self.readRegions(SourceFile(RegionFile.name, Self.regionText))
        #expect(file.regions.map(\.id) == ["north", "south"])
        #expect(file.regions.map(\.calendar) == [.china, .hongkong])
        #expect(
            file.regions.map(\.names.texts) == [
                ["北", "北", "The North", "북쪽", "", ""], ["南", "南", "South", "", "", ""],
            ]
        )
        let territories = file.territories.prefix(3).map {
            "\($0.code) \($0.region?.description ?? "-") \($0.firstWeekday)"
        }
        #expect(territories == ["NN north monday", "NE north sunday", "SS south saturday"])
        #expect(file.regions.map(\.saturdays) == [nil, .blue])
        #expect(file.territories.prefix(3).map(\.hasBlueSaturdays) == [false, false, true])
        #expect(file.elsewhere.map { "\($0.code) \($0.firstWeekday)" } == ["EE sunday", "WW sunday"])
        #expect(file.elsewhere.allSatisfy { $0.region == nil })
    }

    @Test(
        "a bad region is named",
        arguments: [
            BadEdit("region north", "region North", line: 2, found: "'North'", expected: "small letters"),
            BadEdit("region north", "region all", line: 2, found: "'all'", expected: "not 'all'"),
            BadEdit("region south", "region north", line: 6, found: "'north'", expected: "each region once"),
            BadEdit("region south", "region northeast", line: 6, found: "'northeast'", expected: "one to eight"),
            BadEdit("north china", "north mars", line: 2, found: "'mars'", expected: "calendar of Data/calendars"),
            BadEdit("北 北 The North", "北", line: 2, found: "4 fields", expected: "ZH-HANS"),
            BadEdit("name ko", "name fr", line: 3, found: "'fr'", expected: "ko, ja or vi"),
            BadEdit(
                "region south hongkong 南 南 South",
                "holiday",
                line: 6,
                found: "'holiday'",
                expected: "saturdays, public-word or week"
            ),
            BadEdit("territory NN", "territory nn", line: 4, found: "'nn'", expected: "two capital letters"),
            BadEdit("territory NE", "territory NEE", line: 5, found: "'NEE'", expected: "two capital letters"),
            BadEdit("territory SS", "territory NE", line: 8, found: "'NE'", expected: "each territory once"),
            BadEdit("SS saturday", "SS caturday", line: 8, found: "'caturday'", expected: "monday to sunday"),
            BadEdit("saturdays blue", "saturdays green", line: 7, found: "'green'", expected: "plain, blue or red"),
            BadEdit("territory SS saturday\n", "", line: 0, found: "blue Saturdays in south", expected: "territory"),
            BadEdit("saturdays blue", "saturdays", line: 7, found: "1 fields", expected: "saturdays COLOUR"),
            BadEdit(
                "week sunday EE WW",
                "saturdays plain",
                line: 9,
                found: "a colour",
                expected: "once below a region"
            ),
            BadEdit("SS saturday", "SS", line: 8, found: "2 fields", expected: "territory CODE WEEKDAY"),
            BadEdit(
                "region north china 北 北 The North\nname ko 북쪽\n",
                "",
                line: 2,
                found: "territory",
                expected: "above it"
            ),
            BadEdit("week sunday EE WW", "week sunday", line: 9, found: "2 fields", expected: "week WEEKDAY CODE"),
            BadEdit("sunday EE WW", "EE WW sunday", line: 9, found: "'EE'", expected: "monday to sunday"),
            BadEdit("EE WW", "EE SS", line: 9, found: "'SS'", expected: "each territory once"),
            BadEdit("# Regions for tests.\n", "", line: 1, found: "source", expected: "above it"),
        ]
    )
    func aBadRegion(_ edit: BadEdit) throws {
        try edit.check(RegionFile.name, Self.regionText) { _ = try Self.readRegions($0) }
    }
}
