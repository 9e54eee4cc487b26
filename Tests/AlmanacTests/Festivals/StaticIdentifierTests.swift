import Almanac
import Testing

/// Identifiers that the editor completes.
@Suite struct StaticIdentifierTests {
    @Test("a static is the identifier of the data files") func statics() {
        #expect(AlmanacTable.bundled.regionIDs == [.mainland, .hongkong, .macau, .taiwan, .korea, .vietnam, .japan])
        #expect(AlmanacTable.bundled.name(of: .zhongqiu, in: .english) == "Mid-Autumn Festival")
        #expect(FestivalID.nationalDayVn == "national-day-vn" && FestivalID.hanshi105 == "hanshi-105")
    }

    @Test("a festival that does not exist is nil where it is asked for") func unknown() throws {
        let day = try #require(Day("2026-11-23"))
        #expect(LunisolarCalendar.china.festivals().next("zongqiu", after: day) == nil)
        #expect(AlmanacTable.bundled.regions(keeping: "zongqiu") == nil)
    }
}
