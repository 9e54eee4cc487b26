import Almanac
import Testing

/// Whose calendar and whose days off the language tags of a reader mean.
@Suite struct ReaderTests {
    @Test(
        "the territory is the home, and of readers elsewhere the language says whose calendar they know",
        arguments: [
            ("zh-CN", "mainland", "china", "mainland", Weekday.monday),
            ("zh_TW.UTF-8", "taiwan", "china", "taiwan", .sunday),
            ("zh-HK", "hongkong", "hongkong", "hongkong", .sunday),
            ("yue-Hant-HK", "hongkong", "hongkong", "hongkong", .sunday),
            ("yue", "hongkong", "hongkong", "hongkong", .sunday), ("ko", "korea", "korea", "korea", .sunday),
            ("en-KR", "korea", "korea", "korea", .sunday),
            ("en_US@rg=hkzzzz", "hongkong", "hongkong", "hongkong", .sunday),
            ("vi-VN", "vietnam", "vietnam", "vietnam", .monday), ("vi-US", "", "vietnam", "vietnam", .sunday),
            ("ko-US", "", "korea", "korea", .sunday), ("zh-Hant-US", "", "china", "taiwan", .sunday),
            ("zh-SG", "", "china", "mainland", .sunday), ("en-US", "", "china", "mainland", .sunday),
            ("de-DE", "", "china", "mainland", .monday), ("C", "", "china", "mainland", .monday),
        ] as [(String, String, String, String, Weekday)]
    )
    func home(tag: String, home: String, calendar: String, shown: String, firstWeekday: Weekday) {
        let reader = Reader(tag)
        #expect(reader.home.map(\.description) == (home.isEmpty ? [] : [home]))
        #expect(reader.calendar.id.description == calendar)
        #expect(reader.festivals.regions.map(\.description) == [shown])
        #expect(reader.firstWeekday == firstWeekday)
        // Nobody is off where nobody lives.
        #expect((reader.daysOff != nil) == !home.isEmpty)
        #expect(reader.festivals.haveHolidays == !home.isEmpty)
    }

    @Test("the first tag that says something is taken, for the language and for the territory each") func severalTags()
    {
        let reader = Reader("fr", "ko-US", "ja-JP")
        #expect(reader.language == .korean)
        #expect(reader.territory?.description == "US")
        #expect(reader.calendar.id == .korea)
        #expect(Reader("fr").language == .english)
    }

    @Test("a home of one's own is taken") func ownHome() throws {
        let atHome = try #require(Reader(tags: ["en-US"], home: ["taiwan"]))
        let region = atHome.daysOff?.region
        #expect(atHome.region == "taiwan" && region == "taiwan" && atHome.language == .english)
        let abroad = try #require(Reader(tags: ["zh-TW"], home: []))
        #expect(abroad.region == nil && abroad.daysOff == nil && !abroad.festivals.haveHolidays)
    }

    /// Weeks begin on Sunday in Hong Kong, on Monday in Vietnam.
    @Test("weeks begin as in the region that is shown, unless the reader lives in another") func firstWeekday() throws {
        #expect(try #require(Reader(tags: ["en-HK"], home: ["vietnam"])).firstWeekday == .monday)
        #expect(try #require(Reader(tags: ["vi-VN"], home: ["hongkong"])).firstWeekday == .sunday)
        #expect(try #require(Reader(tags: ["en-HK"], home: ["korea"])).firstWeekday == .sunday)
        #expect(try #require(Reader(tags: ["en-US"], home: ["vietnam"])).firstWeekday == .sunday)
    }

    @Test("a calendar of one's own is taken") func ownCalendar() throws {
        let vietnamese = try #require(Reader(tags: ["zh-TW"], calendar: .vietnam))
        #expect(vietnamese.calendar.id == .vietnam && vietnamese.daysOff == nil)
        let two = try #require(Reader(tags: [], home: ["hongkong", "macau"]))
        // Two calendars in which both regions have their festivals: that of the home region.
        #expect(two.calendar.id == .china && two.daysOff == nil)
    }

    @Test("an unknown home or calendar is refused") func unknownHome() {
        #expect(Reader(tags: ["zh-TW"], home: ["nowhere"]) == nil)
        #expect(Reader(tags: ["zh-TW"], calendar: "nowhere") == nil)
    }
}
