import Almanac
import TestSupport
import Testing

/// The one rule for the colour of the number of a day.
@Suite struct DayColourTests {
    @Test("a Saturday has the colour of the custom, whatever the law says of its work")
    func saturdays() {
        for colour in DayColour.allCases {
            #expect(DayColour(.saturday, saturdays: colour) == colour)
            #expect(DayColour(.saturday, .halfDay, saturdays: colour) == colour)
            #expect(DayColour(.sunday, saturdays: colour) == .red && DayColour(.monday, saturdays: colour) == .plain)
        }
    }

    @Test("a day off is red and a make-up workday is plain, on any weekday", arguments: Weekday.allCases)
    func marks(weekday: Weekday) {
        #expect(DayColour(weekday, .holiday, saturdays: .blue) == .red)
        #expect(DayColour(weekday, .makeUpWorkday, saturdays: .blue) == .plain)
    }

    @Test("without days off and in other regions the public holidays of the law are red")
    func holidaysOfTheLaw() {
        let newYear = day("2026-01-01")
        #expect(Festivals.mainland.colour(of: newYear, work: nil, saturdays: .red) == .red)
        #expect(Festivals.mainland.mark(on: newYear, work: nil) == .holiday)
        #expect(Festivals.mainland.mark(on: day("2026-01-05"), work: nil) == nil)
        #expect(Festivals.mainland.colour(of: day("2026-01-05"), work: nil, saturdays: .red) == .plain)
    }
}
