import AlmanacCore
import TestSupport
import Testing

/// A range of days is searched without a look at each day.
@Suite struct DayRangeSearchingTests {
    @Test("days are found as in an array")
    func search() {
        let range = day("2026-02-17")...day("2026-03-18")
        let days = Array(range)
        for day in day("2026-02-10")...day("2026-03-25") {
            #expect(range.firstIndex(of: day) == days.firstIndex(of: day))
            #expect(range.lastIndex(of: day) == days.lastIndex(of: day))
        }
        #expect(range.min() == days.min() && range.max() == days.max())
    }

    @Test("a search among four thousand million days takes no time", .timeLimit(.minutes(1))) func longRange() {
        let all = Day.min ... .max
        #expect(all.firstIndex(of: .max) == 4_294_967_295)
        #expect(all.lastIndex(of: .min) == 0)
        #expect(all.max() == .max)
    }
}
