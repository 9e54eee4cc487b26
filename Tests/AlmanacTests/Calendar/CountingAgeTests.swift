import Almanac
import TestSupport
import Testing

@Suite("Ages as East Asia counts them")
struct CountingAgeTests {
    /// Born a day before New Year: one at birth, two on the next day. The Korean and the Japanese count turns on 1 January.
    @Test(
        "a person is one at birth and a year older on every New Year's day",
        arguments: [
            (CalendarID.china, "1990-01-26", "1990-01-26", 1), (.china, "1990-01-26", "1990-01-27", 2),
            (.china, "1956-09-19", "2026-02-16", 70), (.china, "1956-09-19", "2026-02-17", 71),
            (.vietnam, "1985-01-20", "1985-01-20", 1), (.vietnam, "1985-01-20", "1985-01-21", 2),
            (.korea, "1990-12-31", "1990-12-31", 1), (.korea, "1990-12-31", "1991-01-01", 2),
            (.korea, "1956-09-19", "2026-01-01", 71), (.japan, "1956-09-19", "2025-12-31", 70),
        ]
    )
    func ages(id: CalendarID, birth: String, on date: String, age: Int) throws {
        let calendar = try #require(AlmanacTable.bundled.calendar(id))
        #expect(calendar.countingAge(on: day(date), bornOn: day(birth)) == age)
    }

    @Test("there is no age before the birth or outside the calendar")
    func noAge() {
        let china = LunisolarCalendar.china
        #expect(china.countingAge(on: day("1990-01-26"), bornOn: day("1990-01-27")) == nil)
        #expect(china.countingAge(on: .max, bornOn: day("1990-01-27")) == nil)
        #expect(china.countingAge(on: day("1990-01-27"), bornOn: .min) == nil)
    }
}
