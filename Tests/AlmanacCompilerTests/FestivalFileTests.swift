import AlmanacCore
import CompilerSupport
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

    @Test("aliases are read as names of their festival") func aliasesArrive() throws {
        let text = Self.text.replacing("public mainland,", with: "alias Number One\nalias 甲\npublic mainland,")
        let set = try Self.read(SourceFile(Self.name, text))
        #expect(set.aliases.map(\.text) == ["Number One", "甲"] && set.aliases.allSatisfy { $0.subject == 0 })
        #expect(set.festivals[0].names.texts[2] == "The First")
    }

    @Test("every row of the file is read into the set") func everyRowArrives() throws {
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
            BadEdit("calendars china hongkong", "", 0, "no calendars", "'calendars all'"),
            BadEdit("china hongkong", "china mars", 2, "'mars'", "calendar of Data/calendars"),
            BadEdit("festival first 一 一 The First", "festival first 一", 5, "3 fields", "names"),
            BadEdit("festival first", "festival First", 5, "'First'", "small letters"),
            BadEdit("name ko", "name kr", 6, "'kr'", "ko, ja or vi"),
            BadEdit("첫째", String(repeating: "첫", count: 86), 6, "258 bytes", "at most 255"),
            BadEdit("name ko 첫째", "name ko", 6, "a name", "'name LANGUAGE TEXT'"),
            BadEdit("name ko 첫째", "alias", 6, "an alias", "'alias TEXT'"),
            BadEdit("traditional all", "alias One\ntraditional all", 8, "an alias", "above"),
            BadEdit("name ko 첫째", "called mars 一 一 One", 6, "'mars'", "mainland"),
            BadEdit("name ko 첫째", "called taiwan 2025-2024 一 一 One", 6, "'2025-2024'", "2008-2013"),
            BadEdit(
                "name ko 첫째",
                "called taiwan 2001- 一 一 One\ncalled taiwan -2001 一 一 One",
                5,
                "two names in one region",
                "one for each year"
            ),
            BadEdit("traditional all", "called taiwan 一 一 One\ntraditional all", 8, "a name", "above"),
            BadEdit("public mainland", "holiday mainland", 7, "'holiday'", "public, traditional"),
            BadEdit("mainland,taiwan", "mainland,mars", 7, "'mars'", "hongkong"),
            BadEdit("mainland,taiwan", "mainland,mainland", 7, "mainland", "each once"),
            BadEdit("2008-2013", "2013-2008", 7, "'2013-2008'", "2008-2013"),
            BadEdit("2008-2013", "-", 7, "'-'", "-2013"),
            BadEdit("2008-2013", "08", 7, "'08'", "all, 2008"),
            BadEdit("lunar 5 5", "lunar 13 5", 7, "'13'", "1 to 12"),
            BadEdit("lunar 5 5", "lunar 5 31", 7, "'31'", "1 to 30"),
            BadEdit("lunar 5 5", "lunar 5 5 leap", 7, "'leap'", "the end"),
            BadEdit("lunar 5 5", "gregorian 2 30", 7, "day 30 of month 2", "some years have"),
            BadEdit("lunar 5 5", "moon 5 5", 7, "'moon'", "gregorian, weekday"),
            BadEdit("lunar 5 5", "", 7, "no rule", "first row"),
            BadEdit("lunar 5 5", "longitude 75", 7, "longitude 75", "multiples of 15"),
            BadEdit("lunar 5 5", "longitude 400", 7, "longitude 400", "0 to 360"),
            BadEdit("lunar 5 5", "from third", 7, "festival third", "some file names"),
            BadEdit("traditional all all", "traditional all", 8, "2 fields", "REGIONS YEARS"),
            BadEdit("festival second", "festival first", 11, "festivals/test.txt:5", "one place"),
            BadEdit("festival second 二 二 Second", "festival third", 11, "festival third", "names"),
            BadEdit("stem geng", "stem gang", 12, "'gang'", "jia yi"),
            BadEdit("geng 3", "geng 0", 12, "'0'", "1 to 36"),
            BadEdit("3 xiazhi", "3 summer", 12, "'summer'", "pinyin"),
            BadEdit("+1", "+400", 12, "'+400'", "-366 to 366"),
            BadEdit("lasting 10", "lasting 1", 12, "'1'", "2 to 255"),
            BadEdit("branch wei", "branch way", 13, "'way'", "zi chou"),
            BadEdit("of first", "of third", 13, "festival third", "some file names"),
            BadEdit("last thursday", "6 thursday", 14, "'6'", "1 to 5"),
            BadEdit("thursday", "friyay", 14, "'friyay'", "monday to sunday"),
            BadEdit("# From nowhere.\nfestival first", "festival first", 4, "source", "above it"),
            BadEdit(
                "calendars china hongkong\n",
                "calendars all\npublic all all lunar 1 1\n",
                3,
                "without a festival",
                "'festival ID'"
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

    @Test("every region of the file is read") func everyRegionArrives() throws {
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
            BadEdit("region north", "region North", 2, "'North'", "small letters"),
            BadEdit("region north", "region all", 2, "'all'", "not 'all'"),
            BadEdit("region south", "region north", 6, "'north'", "each region once"),
            BadEdit("region south", "region northeast", 6, "'northeast'", "one to eight"),
            BadEdit("north china", "north mars", 2, "'mars'", "calendar of Data/calendars"),
            BadEdit("北 北 The North", "北", 2, "4 fields", "ZH-HANS"),
            BadEdit("name ko", "name fr", 3, "'fr'", "ko, ja or vi"),
            BadEdit("region south hongkong 南 南 South", "holiday", 6, "'holiday'", "saturdays, public-word or week"),
            BadEdit("territory NN", "territory nn", 4, "'nn'", "two capital letters"),
            BadEdit("territory NE", "territory NEE", 5, "'NEE'", "two capital letters"),
            BadEdit("territory SS", "territory NE", 8, "'NE'", "each territory once"),
            BadEdit("SS saturday", "SS caturday", 8, "'caturday'", "monday to sunday"),
            BadEdit("saturdays blue", "saturdays green", 7, "'green'", "plain, blue or red"),
            BadEdit("territory SS saturday\n", "", 0, "blue Saturdays in south", "territory"),
            BadEdit("saturdays blue", "saturdays", 7, "1 fields", "saturdays COLOUR"),
            BadEdit("week sunday EE WW", "saturdays plain", 9, "a colour", "once below a region"),
            BadEdit("SS saturday", "SS", 8, "2 fields", "territory CODE WEEKDAY"),
            BadEdit("region north china 北 北 The North\nname ko 북쪽\n", "", 2, "territory", "above it"),
            BadEdit("week sunday EE WW", "week sunday", 9, "2 fields", "week WEEKDAY CODE"),
            BadEdit("sunday EE WW", "EE WW sunday", 9, "'EE'", "monday to sunday"),
            BadEdit("EE WW", "EE SS", 9, "'SS'", "each territory once"),
            BadEdit("# Regions for tests.\n", "", 1, "source", "above it"),
        ]
    )
    func aBadRegion(_ edit: BadEdit) throws {
        try edit.check(RegionFile.name, Self.regionText) { _ = try Self.readRegions($0) }
    }
}
