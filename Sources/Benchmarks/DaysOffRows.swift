// Whether days are worked, opening the file of holidays, and laying it out for a region.

import Almanac
import CAlmanacData

extension Bench {
    mutating func measureDaysOff(_ questions: Questions) throws {
        let bytes = Array(
            UnsafeBufferPointer(start: almanac_bundled_holidays(), count: almanac_bundled_holidays_size())
        )
        guard let daysOff = AlmanacTable.bundled.workCalendar(in: "mainland"), let first = questions.days.min(),
            let last = questions.days.max()
        else { return }
        let days = questions.days
        try measure([
            Row(
                "whether a shuffled day is worked",
                operations: days.count,
                expected: UInt64(daysOff.workdayCount(in: first...last).workdays)
            ) { DaysOffAnswers.workdays(daysOff, days) },
            Row(
                "open the bundled file of holidays",
                operations: 1,
                expected: UInt64(HolidayTable.bundled.regionIDs.count),
                allocations: nil
            ) { UInt64((try? HolidayTable(bytes: bytes).regionIDs.count) ?? 0) },
            Row(
                "lay out a region's days off",
                operations: 1,
                expected: UInt64(daysOff.notices.count),
                allocations: nil
            ) { UInt64(AlmanacTable.bundled.workCalendar(in: "mainland")?.notices.count ?? 0) },
        ])
    }
}

/// The loop of a user, not inlined, so that it is what it would be in another module.
enum DaysOffAnswers {
    /// How many of some days are worked.
    @inline(never)
    static func workdays(_ daysOff: WorkCalendar, _ days: [Day]) -> UInt64 {
        var count: UInt64 = 0
        for day in days where daysOff.status(of: day).isWorked { count &+= 1 }
        return count
    }
}
