// Opening the compiled files, laying out the festivals and the days off of a region, and whether days are worked.

import Almanac
import CAlmanacData
import CAlmanacWide

extension Bench {
    mutating func measureOpening(_ questions: Questions) throws {
        let (calendar, table) = (questions.calendar, AlmanacTable.bundled)
        let bytes = Array(UnsafeBufferPointer(start: almanac_bundled_table(), count: almanac_bundled_table_size()))
        let wide = Array(UnsafeBufferPointer(start: almanac_wide_table(), count: almanac_wide_table_size()))
        let opening = "open the bundled table"
        let (wideClaims, festivalClaims): ([Claim], [Claim]) =
            ([.atLeast(0.35, timesAsFastAs: opening)], [.atLeast(0.25, timesAsFastAs: opening)])
        let (calendars, festivals) = (UInt64(table.calendarIDs.count), UInt64(questions.festivals.count))
        try measure([
            Row(opening, 1, expected: calendars, allocations: 400) {
                UInt64((try? AlmanacTable(bytes: bytes).calendarIDs.count) ?? 0)
            },
            Row("open the table of 1646-2200", 1, expected: calendars, allocations: 400, wideClaims) {
                UInt64((try? AlmanacTable(bytes: wide).calendarIDs.count) ?? 0)
            },
            Row("lay out a region's festivals", 1, expected: festivals, allocations: 400, festivalClaims) {
                UInt64(calendar.festivals().count)
            },
        ])
    }

    mutating func measureDaysOff(_ questions: Questions) throws {
        let holidays = UnsafeBufferPointer(start: almanac_bundled_holidays(), count: almanac_bundled_holidays_size())
        let (bytes, table) = (Array(holidays), AlmanacTable.bundled)
        guard let daysOff = table.workCalendar(in: "mainland"), let first = questions.days.min(),
            let last = questions.days.max()
        else { return }
        let days = questions.days
        let workdays = UInt64(daysOff.workdayCount(in: first...last).workdays)
        let regions = UInt64(HolidayTable.bundled.regionIDs.count)
        try measure([
            Row("whether a shuffled day is worked", days.count, expected: workdays) {
                days.total { daysOff.status(of: $0).isWorked ? 1 : 0 }
            },
            Row("open the bundled file of holidays", 1, expected: regions, allocations: nil) {
                UInt64((try? HolidayTable(bytes: bytes).regionIDs.count) ?? 0)
            },
            Row("lay out a region's days off", 1, expected: UInt64(daysOff.notices.count), allocations: nil) {
                UInt64(table.workCalendar(in: "mainland")?.notices.count ?? 0)
            },
        ])
    }
}
