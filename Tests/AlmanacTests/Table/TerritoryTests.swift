import Almanac
import Testing

/// Territories of locales, and the regions and first weekdays that the bundled table gives them.
@Suite struct TerritoryTests {
    @Test(
        "a locale names its territory",
        arguments: [
            ("ko_KR.UTF-8", "KR"), ("zh_Hant_TW", "TW"), ("zh-Hant-HK", "HK"), ("zh-mo", "MO"), ("vi_VN", "VN"),
            ("ja_JP@calendar=japanese", "JP"), ("en_US.UTF-8", "US"),
        ]
    )
    func locales(locale: String, code: String) {
        #expect(TerritoryCode(locale: locale)?.description == code)
    }

    @Test(
        "some locales name no territory",
        arguments: [
            "", "C", "C.UTF-8", "POSIX", "ko", "zh_Hant", "es-419", "ko_K1", "ko_.UTF-8", "_", "zh_Hant_", "ko_KRR",
        ]
    )
    func otherLocales(locale: String) {
        #expect(TerritoryCode(locale: locale) == nil)
    }

    @Test(
        "a code has two letters",
        arguments: [("KR", "KR"), ("kr", "KR"), ("K", nil), ("KRX", nil), ("K1", nil), ("", nil), ("한국", nil)]
    )
    func codes(text: String, code: String?) {
        #expect(TerritoryCode(text)?.description == code)
    }

    /// First weekdays as Unicode CLDR has them, and the mainland's as GB/T 7408 has it.
    @Test(
        "every region has its territory",
        arguments: [
            ("CN", "mainland", Weekday.monday), ("HK", "hongkong", .sunday), ("MO", "macau", .sunday),
            ("TW", "taiwan", .sunday), ("KR", "korea", .sunday), ("VN", "vietnam", .monday), ("JP", "japan", .sunday),
        ]
    )
    func territories(code: String, region: String, weekday: Weekday) throws {
        let territory = try #require(TerritoryCode(code))
        #expect(AlmanacTable.bundled.region(ofTerritory: territory)?.description == region)
        #expect(AlmanacTable.bundled.firstWeekday(ofTerritory: territory) == weekday)
    }

    /// As Unicode CLDR has them; where it has Monday, the table has no row.
    @Test(
        "a territory without a region has only a week",
        arguments: [
            ("US", Weekday.sunday), ("CA", .sunday), ("BR", .sunday), ("EG", .saturday), ("MV", .friday), ("DE", nil),
        ]
    )
    func weeks(code: String, weekday: Weekday?) throws {
        let territory = try #require(TerritoryCode(code))
        #expect(AlmanacTable.bundled.region(ofTerritory: territory) == nil)
        #expect(AlmanacTable.bundled.firstWeekday(ofTerritory: territory) == weekday)
    }

    @Test(
        "Saturdays have the colour of the region",
        arguments: [
            ("mainland" as RegionID, DayColour.red), ("hongkong", .plain), ("macau", .red), ("taiwan", .red),
            ("korea", .blue), ("vietnam", .red), ("japan", .blue), ("nowhere", .red),
        ]
    )
    func saturdaysHaveTheColour(region: RegionID, colour: DayColour) {
        #expect(AlmanacTable.bundled.saturdayColour(in: region) == colour)
    }

    @Test("the home is the first region") func theHomeIsTheFirst() {
        #expect(AlmanacTable.bundled.homeRegion == "mainland")
    }

    @Test("a region has the week of its first territory")
    func weeksOfRegions() throws {
        #expect(AlmanacTable.bundled.firstWeekday(of: "mainland") == .monday)
        #expect(AlmanacTable.bundled.firstWeekday(of: "taiwan") == .sunday)
        #expect(AlmanacTable.bundled.firstWeekday(of: "nowhere") == nil)
    }
}
