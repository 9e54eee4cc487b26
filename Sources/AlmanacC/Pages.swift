// almanac_page, almanac_cell_on and their like: pages of months, and what one day shows on them.
// What the functions do is said in almanac.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import AlmanacNames
import CAlmanac

@c @implementation
public func almanac_page(
    _ calendar: OpaquePointer?,
    _ festivals: OpaquePointer?,
    _ year: Int32,
    _ month: Int32,
    _ firstWeekday: Int32,
    _ sixRows: Int32,
    _ cells: UnsafeMutablePointer<almanac_cell>?,
    _ size: Int,
    _ count: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar)
        let month = try YearMonth(year: Int(year), month: Int(month)).orThrow(.argument)
        let weekday = try Weekday(number: firstWeekday)
        let rows = sixRows == 0 ? RowPolicy.natural : .six
        let grid = try calendar.pointee.grid(of: month, firstWeekday: weekday, rows: rows).orThrow(.range)
        let shown = try festivals.map { handle throws(Failure) in try Handle<Festivals>.memory(handle).pointee }
        try withUnsafeTemporaryAllocation(of: DayCell.self, capacity: grid.count) { page throws(Failure) in
            page.initialize(repeating: grid[0])
            var span = page.mutableSpan
            if let shown {
                grid.fill(&span, festivals: shown)
            } else {
                grid.fill(&span)
            }
            try write(page, to: cells, size, count) { almanac_cell($0) }
        }
    }
}

extension almanac_cell {
    @inline(__always)
    fileprivate init(_ cell: DayCell) {
        let festivals = cell.festivalIndices
        self.init(
            day: cell.day.rawValue,
            date: cell.lunarDate.rawValue,
            first_festival: UInt32(truncatingIfNeeded: festivals.lowerBound),
            festival_count: UInt8(truncatingIfNeeded: festivals.count),
            day_of_month: UInt8(truncatingIfNeeded: cell.dayOfMonth),
            weekday: cell.weekday.rawValue,
            is_in_month: cell.isInMonth ? 1 : 0,
            pillar: cell.pillar.rawValue,
            term: cell.term?.rawValue ?? 255,
            term_certainty: cell.termCertainty?.rawValue ?? 0,
            new_moon_certainty: cell.newMoonCertainty?.rawValue ?? 0
        )
    }
}
