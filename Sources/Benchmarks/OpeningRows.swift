// Opening the table, and laying out the festivals of a region.

import Almanac
import CAlmanacData

extension Bench {
    mutating func measureOpening(_ questions: Questions) throws {
        let calendar = questions.calendar
        let bytes = Array(UnsafeBufferPointer(start: almanac_bundled_table(), count: almanac_bundled_table_size()))
        let opening = "open the bundled table"
        try measure([
            Row(
                opening,
                operations: 1,
                expected: UInt64(AlmanacTable.bundled.calendarIDs.count),
                allocations: 400
            ) { UInt64((try? AlmanacTable(bytes: bytes).calendarIDs.count) ?? 0) },
            Row(
                "lay out a region's festivals",
                operations: 1,
                expected: UInt64(questions.festivals.count),
                allocations: 400,
                claims: [.atLeast(0.25, timesAsFastAs: opening)]
            ) { UInt64(calendar.festivals().count) },
        ])
    }
}
