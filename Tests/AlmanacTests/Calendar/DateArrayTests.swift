import Almanac
import TestSupport
import Testing

/// Days to lunar dates and back by the array: the answers of one day at a time, up to the first day that has none.
@Suite struct DateArrayTests {
    /// The values that an array holds before: no test asks for this date or this day.
    private let noDate = lunar("1950-1-1")
    private let noDay = Day.max

    private func dates(of days: [Day], in calendar: LunisolarCalendar, room: Int? = nil) -> (Int, [LunarDate]) {
        var dates = [LunarDate](repeating: noDate, count: room ?? days.count)
        var span = dates.mutableSpan
        let count = calendar.lunarDates(of: days.span, into: &span)
        return (count, dates)
    }

    private func days(of dates: [LunarDate], in calendar: LunisolarCalendar, room: Int? = nil) -> (Int, [Day]) {
        var days = [Day](repeating: noDay, count: room ?? dates.count)
        var span = days.mutableSpan
        let count = calendar.days(of: dates.span, into: &span)
        return (count, days)
    }

    @Test("every day of 1900-2100, there and back", arguments: AlmanacTable.bundled.calendarIDs)
    func everyDay(_ id: CalendarID) throws {
        let calendar = try #require(AlmanacTable.bundled.calendar(id))
        var numbers = RepeatableNumbers(seed: 21)
        let inOrder = Array(AlmanacTable.bundled.days)
        for asked in [inOrder, inOrder.shuffled(using: &numbers)] {
            let expected = asked.compactMap { calendar.lunarDate(on: $0) }
            let (dateCount, dates) = dates(of: asked, in: calendar)
            #expect(dateCount == asked.count && dates == expected)
            let (dayCount, days) = days(of: expected, in: calendar)
            #expect(dayCount == asked.count && days == asked)
        }
    }

    @Test("the first day that a calendar does not reach stops it", arguments: AlmanacTable.bundled.calendarIDs)
    func daysOutOfReach(_ id: CalendarID) throws {
        let calendar = try #require(AlmanacTable.bundled.calendar(id))
        let (first, last) = (calendar.days.firstDay, calendar.days.lastDay)
        let (before, after) = (try #require(first.previous), try #require(last.next))
        for outside in [before, after, .min, .max] {
            for place in 0...3 {
                var asked = [first, last, day("2026-02-17")]
                let reached = try asked.map { try #require(calendar.lunarDate(on: $0)) }
                asked.insert(outside, at: place)
                let (count, dates) = dates(of: asked, in: calendar, room: 6)
                #expect(count == place, "\(outside)")
                #expect(dates == reached[..<place] + [LunarDate](repeating: noDate, count: 6 - place))
            }
        }
    }

    @Test(
        "the first date that is no day of a calendar stops it",
        arguments: ["2024-6L-1", "2025-5L-1", "2026-2-30", "1899-10-29", "2101-1-1", "1-1-1", "9999-12-30"]
    )
    func noSuchDates(_ text: String) throws {
        let known = [lunar("2025-6L-1"), lunar("1899-12-1"), lunar("2100-12-1")]
        let knownDays = [day("2025-07-25"), day("1900-01-01"), day("2100-12-31")]
        for place in 0...3 {
            var asked = known
            asked.insert(lunar(text), at: place)
            let (count, days) = days(of: asked, in: .china, room: 5)
            #expect(count == place)
            #expect(days == knownDays[..<place] + [Day](repeating: noDay, count: 5 - place))
        }
    }

    @Test("no days have no dates") func empty() {
        #expect(dates(of: [], in: .china) == (0, []))
        #expect(dates(of: [], in: .china, room: 2) == (0, [noDate, noDate]))
        #expect(days(of: [], in: .china) == (0, []))
        #expect(days(of: [], in: .china, room: 2) == (0, [noDay, noDay]))
    }
}
