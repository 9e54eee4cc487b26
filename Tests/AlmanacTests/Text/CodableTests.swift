import Almanac
import Foundation
import Testing

@Suite("JSON")
struct CodableTests {
    @Test("dates, instants and cases are coded as the text they print, and read back")
    func forms() throws {
        let day = try #require(Day("2026-02-17"))
        try check(day, "\"2026-02-17\"")
        try check(GregorianDate(day), "\"2026-02-17\"")
        try check(YearMonth(day), "\"2026-02\"")
        try check(day.isoWeek, "\"2026-W08\"")
        try check(day...day, "{\"firstDay\":\"2026-02-17\",\"lastDay\":\"2026-02-17\"}")
        try check(Instant(secondsSince1970: 1_770_148_928), "\"2026-02-03T20:02:08Z\"")
        try check(#require(LunarDate("2025-6L-1")), "\"2025-6L-1\"")
        try check(#require(LunarMonthNumber("6L")), "\"6L\"")
        try check(#require(MonthDay("02-29")), "\"02-29\"")
        try check(#require(LunarMonthDay("6L-1")), "\"6L-1\"")
        try check(day.pillar, "\"renxu\"")
        try check(SolarTerm.dongzhi, "\"dongzhi\"")
        try check(Weekday.sunday, "\"sunday\"")
        try check(SolarTerm.Season.winter, "\"winter\"")
        try check(HeavenlyStem.gui, "\"gui\"")
        try check(EarthlyBranch.hai, "\"hai\"")
        try check(Zodiac.pig, "\"pig\"")
        try check(HeavenlyStem.Element.water, "\"water\"")
        try check(DayBoundary.elevenPM, "\"elevenPM\"")
        try check(MoonPhase.fullMoon, "\"fullMoon\"")
        try check(Rokuyo.butsumetsu, "\"butsumetsu\"")
    }

    @Test("choices of users are coded by their names")
    func choices() throws {
        try check(YearBoundary.lichunInstant, "\"lichunInstant\"")
        try check(MonthBoundary.lunarMonth, "\"lunarMonth\"")
        try check(PillarBoundaries.solar, "{\"day\":\"midnight\",\"month\":\"termInstant\",\"year\":\"lichunInstant\"}")
        try check(
            AnniversaryRule(leapMonth: .leapElsePlain, thirtieth: .lastDay),
            "{\"leapMonth\":\"leapElsePlain\",\"thirtieth\":\"lastDay\"}"
        )
    }

    @Test("identifiers are coded as their names")
    func identifiers() throws {
        try check(CalendarID.china, "\"china\"")
        try check(FestivalID("labour-day-of-the-world1"), "\"labour-day-of-the-world1\"")
        try check(AuthorityID("hko"), "\"hko\"")
        try check(RegionID("taiwan"), "\"taiwan\"")
        try check(FestivalKind.observance, "\"observance\"")
        for json in ["\"\"", "\"China\"", "\"ninebytes\"", "\"a b\"", "1"] {
            #expect(throws: DecodingError.self) { try decode(CalendarID.self, json) }
        }
    }

    @Test("the values of a widget are decoded as they were") func results() throws {
        let days = try #require(DayRange(years: 2026...2033))
        let mainland = try #require(AlmanacTable.bundled.workCalendar(in: "mainland"))
        let festivals = LunisolarCalendar.china.festivals()
        let statuses = days.map { mainland.status(of: $0) }
        let labels = days.compactMap { festivals.label(on: $0, in: .traditionalChinese) }
        func comesBack<Value: Codable & Equatable>(_ value: Value) throws {
            #expect(try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value)) == value)
        }
        try comesBack(statuses)
        try comesBack(labels)
        try comesBack(Array(festivals.in(days)))
        try check(
            Certainty.disputed(by: "hko", day: days.firstDay),
            "{\"authority\":\"hko\",\"level\":\"disputed\",\"otherDay\":\"2026-01-01\"}"
        )
        let dogDay = try #require(Day("2026-07-17"))
        let festival = try #require(festivals.on(dogDay).first)
        let json =
            "{\"certainty\":\"certain\",\"day\":\"2026-07-17\",\"dayNumber\":3,\"id\":\"sanfu-chu\",\"kind\":\"season\",\"length\":10}"
        try check(festival, json)
        #expect(throws: DecodingError.self) {
            try decode(Festival.self, json.replacingOccurrences(of: "Number\":3", with: "Number\":11"))
        }
    }

    @Test("the error says what is wrong with a text")
    func messages() {
        let error = #expect(throws: DecodingError.self) { try decode(YearMonth.self, "\"2026-13\"") }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(context.debugDescription == "expected a month from 1 to 12 at byte 5")
    }

    @Test("a text that is not a value does not decode")
    func refusals() {
        #expect(throws: DecodingError.self) { try decode(GregorianDate.self, "\"2026-02-30\"") }
        #expect(throws: DecodingError.self) { try decode(MonthDay.self, "\"02-30\"") }
        #expect(throws: DecodingError.self) { try decode(LunarDate.self, "\"2025-6L-31\"") }
        #expect(throws: DecodingError.self) { try decode(LunarMonthNumber.self, "\"13\"") }
        #expect(throws: DecodingError.self) { try decode(StemBranch.self, "\"jiachou\"") }
        #expect(throws: DecodingError.self) { try decode(SolarTerm.self, "\"24\"") }
        #expect(throws: DecodingError.self) { try decode(Day.self, "20501") }
        #expect(throws: DecodingError.self) {
            try decode(PillarBoundaries.self, "{\"day\":\"midnight\",\"month\":\"noon\",\"year\":\"lichunInstant\"}")
        }
        #expect(throws: DecodingError.self) {
            try decode(DayRange.self, "{\"firstDay\":\"1970-01-03\",\"lastDay\":\"1970-01-02\"}")
        }
    }

    private func check<Value: Codable & Equatable>(_ value: Value, _ json: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == json)
        #expect(try decode(Value.self, json) == value)
    }

    private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(json.utf8))
    }
}
