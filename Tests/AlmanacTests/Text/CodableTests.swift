import AlmanacCore
import Foundation
import Testing

@Suite("JSON")
struct CodableTests {
    @Test("numbers are coded as numbers, dates as the text they print, and both read back")
    func forms() throws {
        let day = try #require(Day("2026-02-17"))
        try check(day, "20501")
        try check(GregorianDate(day), "\"2026-02-17\"")
        try check(YearMonth(day), "\"2026-02\"")
        try check(day.isoWeek, "\"2026-W08\"")
        try check(day...day, "{\"firstDay\":20501,\"lastDay\":20501}")
        try check(Instant(secondsSince1970: 1_770_148_928), "1770148928")
        try check(#require(LunarDate("2025-6L-1")), "\"2025-6L-1\"")
        try check(#require(LunarMonthNumber("6L")), "\"6L\"")
        try check(day.pillar, "58")
        try check(SolarTerm.dongzhi, "23")
        try check(Weekday.sunday, "7")
        try check(SolarTerm.Season.winter, "3")
        try check(HeavenlyStem.gui, "9")
        try check(EarthlyBranch.hai, "11")
        try check(Zodiac.pig, "11")
        try check(HeavenlyStem.Element.water, "4")
        try check(DayBoundary.elevenPM, "1")
        try check(MoonPhase.fullMoon, "2")
        try check(Rokuyo.butsumetsu, "5")
    }

    @Test("what users choose is coded by the names of the choices, each a number")
    func choices() throws {
        try check(YearBoundary.lichunInstant, "2")
        try check(MonthBoundary.lunarMonth, "2")
        try check(PillarBoundaries.solar, "{\"day\":0,\"month\":1,\"year\":2}")
        try check(
            AnniversaryRule(leapMonth: .leapElsePlain, thirtieth: .lastDay),
            "{\"leapMonth\":2,\"thirtieth\":1}"
        )
    }

    @Test("identifiers are coded as their names")
    func identifiers() throws {
        try check(CalendarID.china, "\"china\"")
        try check(FestivalID("labour-day-of-the-world1"), "\"labour-day-of-the-world1\"")
        try check(AuthorityID("hko"), "\"hko\"")
        try check(RegionID("taiwan"), "\"taiwan\"")
        try check(FestivalKind.observance, "2")
        for json in ["\"\"", "\"China\"", "\"ninebytes\"", "\"a b\"", "1"] {
            #expect(throws: DecodingError.self) { try decode(CalendarID.self, json) }
        }
    }

    @Test("what is wrong with a text is in the error")
    func messages() {
        let error = #expect(throws: DecodingError.self) { try decode(YearMonth.self, "\"2026-13\"") }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(context.debugDescription == "expected a month from 1 to 12 at byte 5")
    }

    @Test("what is not a value does not decode")
    func refusals() {
        #expect(throws: DecodingError.self) { try decode(GregorianDate.self, "\"2026-02-30\"") }
        #expect(throws: DecodingError.self) { try decode(LunarDate.self, "\"2025-6L-31\"") }
        #expect(throws: DecodingError.self) { try decode(LunarMonthNumber.self, "\"13\"") }
        #expect(throws: DecodingError.self) { try decode(StemBranch.self, "60") }
        #expect(throws: DecodingError.self) { try decode(SolarTerm.self, "24") }
        #expect(throws: DecodingError.self) { try decode(Day.self, "4294967296") }
        #expect(throws: DecodingError.self) { try decode(PillarBoundaries.self, "{\"day\":0,\"month\":3,\"year\":2}") }
        #expect(throws: DecodingError.self) { try decode(DayRange.self, "{\"firstDay\":2,\"lastDay\":1}") }
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
