// Opening the table, and laying out a calendar of it.

import Almanac
import CAlmanacData

extension Bench {
    mutating func measureOpening(_ questions: Questions) throws {
        let calendar = questions.calendar
        let bytes = Array(UnsafeBufferPointer(start: almanac_bundled_table(), count: almanac_bundled_table_size()))
        try measure([
            Row(
                "open the bundled table",
                operations: 1,
                expected: UInt64(AlmanacTable.bundled.calendarIDs.count),
                allocations: 300
            ) { UInt64((try? AlmanacTable(bytes: bytes).calendarIDs.count) ?? 0) },
            Row(
                "lay out a calendar of it",
                operations: 1,
                expected: UInt64(calendar.lunarYears.count),
                allocations: 300
            ) { UInt64(AlmanacTable.bundled.calendar(calendar.id)?.lunarYears.count ?? 0) },
        ])
    }
}
