/// The festivals of one calendar, laid out for questions about days.
///
/// Two small indexes list the rows that can begin on a day, in the order of labels: one by the slot of the Gregorian
/// date, for rows that stand still or move within a window of the year, and one by lunar month and day. A row that moves
/// is then compared with its day of that year. A third index lists the spans that may have begun before a slot.
///
/// A class, so that a value made of an index and a day costs one reference; it never changes.
package final class FestivalIndex: Sendable {
    let section: FestivalSection
    let months: MonthTable
    let termDays: TermDayTable
    /// The regions whose festivals go with the calendar if nothing else is said.
    let homeRegions: Regions
    /// The bit of the calendar in the rows.
    let calendarBit: UInt16
    /// Rows by the slot of their first day.
    let bySlot: RowLists
    /// Rows by month and day of the lunar year: `(month - 1) * 32 + day - 1`.
    let byLunarDay: RowLists
    /// Spans by the slots of their days after the first.
    let running: RowLists
    /// Rows with a Gregorian date by its slot.
    let gregorian: RowLists
    /// Rows that go by a term or a list, by the segments of the year a block may begin in to have their first days.
    let moving: RowLists
    /// Spans by the segments a block may begin in to have any of their days.
    let spans: RowLists
    /// For each row the one before it of the same festival, or `none`.
    let previousRow: [UInt16]
    /// For each festival its last row, or `none`.
    let lastRow: [UInt16]

    /// Stands for no row.
    static var none: UInt16 { .max }

    /// The index of a calendar's festivals.
    ///
    /// - Complexity: O(number of rows × length of their windows): about 1000 entries for a calendar of the bundled table,
    ///   a few microseconds.
    init(_ section: FestivalSection, _ calendar: CalendarSection) {
        self.section = section
        months = calendar.months
        termDays = calendar.termDays
        let bit = section.bit(of: calendar.id)
        calendarBit = bit
        homeRegions = calendar.id.homeRegions
        let rows = section.rows
        let kept = rows.indices.filter { rows[$0].calendars & bit != 0 }
        bySlot = RowLists(YearSlot.count, rows, kept) { $0.forEachSlot($1) }
        byLunarDay = RowLists(Self.lunarSlotCount, rows, kept) { $0.forEachLunarSlot($1) }
        running = RowLists(YearSlot.count, rows, kept) { $0.forEachRunningSlot($1) }
        gregorian = RowLists(YearSlot.count, rows, kept.filter { rows[$0].isGregorian }) { $0.forEachSlot($1) }
        moving = RowLists(YearSlot.segmentCount, rows, kept.filter { rows[$0].isMoving }) { $0.forEachSegment($1) }
        spans = RowLists(YearSlot.segmentCount, rows, kept.filter { rows[$0].length > 1 }) { $0.forEachSegment($1) }
        var previous = [UInt16](repeating: Self.none, count: rows.count)
        var last = [UInt16](repeating: Self.none, count: section.ids.count)
        for (row, value) in rows.enumerated() {
            previous[row] = last[Int(value.festival)]
            last[Int(value.festival)] = UInt16(truncatingIfNeeded: row)
        }
        previousRow = previous
        lastRow = last
    }

    /// Twelve months of 32 slots, and some more, since a hostile table may have a longer month.
    static var lunarSlotCount: Int { 400 }

    /// The slot of a day of a lunar month.
    static func lunarSlot(month: Int, day: Int) -> Int { (month - 1) * 32 + day - 1 }

    /// The slots of a lunar month.
    static func lunarSlots(ofMonth month: Int) -> Range<Int> { (month - 1) * 32..<month * 32 }

    /// The place of a festival among the ids, or nil if the table does not know it. O(number of festivals).
    func festival(_ id: FestivalID) -> Int? { section.ids.firstIndex(of: id) }
}

/// Lists of rows, one for each slot, in rising order of rows.
struct RowLists: Sendable {
    /// Where the list of each slot begins in `rows`; one more to end the last.
    private let starts: [UInt16]
    private let rows: [UInt16]

    /// The lists of some rows of a table, each in the slots it calls its argument with; a section sees to it that 16 bits
    /// are enough.
    init(_ slotCount: Int, _ table: [FestivalRow], _ kept: [Int], _ slots: (FestivalRow, (Int) -> Void) -> Void) {
        var counts = [Int](repeating: 0, count: slotCount + 1)
        for row in kept { slots(table[row]) { counts[$0 + 1] += 1 } }
        for slot in 0..<slotCount { counts[slot + 1] += counts[slot] }
        starts = counts.map { UInt16(truncatingIfNeeded: $0) }
        var rows = [UInt16](repeating: 0, count: counts[slotCount])
        for row in kept {
            slots(table[row]) { slot in
                rows[counts[slot]] = UInt16(truncatingIfNeeded: row)
                counts[slot] += 1
            }
        }
        self.rows = rows
    }

    /// The places of a slot's rows.
    @inline(__always)
    func places(_ slot: Int) -> Range<Int> {
        Range(uncheckedBounds: (Int(starts[slot]), Int(starts[slot &+ 1])))
    }

    /// The places of the rows of consecutive slots, none of them the last but one.
    @inline(__always)
    func places(_ slots: Range<Int>) -> Range<Int> {
        Range(uncheckedBounds: (Int(starts[slots.lowerBound]), Int(starts[slots.upperBound])))
    }

    /// The row at a place.
    @inline(__always)
    subscript(place: Int) -> Int { Int(rows[place]) }
}

// MARK: - Where a row can fall

extension FestivalRow {
    /// The slots in which first days fall; none for rows that go by the lunar day.
    func forEachSlot(_ body: (Int) -> Void) {
        switch anchor {
        case .gregorian(let month, let day): body(YearSlot.slot(month: Int(month), day: Int(day)))
        case .lunar, .lastOfLunarYear: break
        case .term, .list: window.forEachSlot(body)
        }
    }

    /// The lunar days on which first days fall, `(month - 1) * 32 + day - 1`.
    func forEachLunarSlot(_ body: (Int) -> Void) {
        switch anchor {
        case .lunar(let month, let day, _): body(FestivalIndex.lunarSlot(month: Int(month), day: Int(day)))
        case .lastOfLunarYear:
            body(FestivalIndex.lunarSlot(month: 12, day: 29))
            body(FestivalIndex.lunarSlot(month: 12, day: 30))
        case .gregorian, .term, .list: break
        }
    }

    /// The slots in which a later day than the first may fall.
    func forEachRunningSlot(_ body: (Int) -> Void) {
        if let running { running.forEachSlot(body) }
    }

    /// The window of the days after the first, or nil if there are none.
    private var running: YearWindow? {
        guard length > 1 else { return nil }
        // A common year passes over 29 February, which makes a span reach one slot further.
        let days = window.count + Int(length) - 1
        return YearWindow(
            first: UInt16(truncatingIfNeeded: (Int(window.first) + 1) % YearSlot.count),
            last: UInt16(truncatingIfNeeded: (Int(window.first) + min(days, YearSlot.count)) % YearSlot.count)
        )
    }

    /// In no list of an index does the row stand more often.
    var mostListEntries: Int { max(YearSlot.segmentCount, min(window.count + Int(length), YearSlot.count)) }

    /// Whether first days have a Gregorian date.
    var isGregorian: Bool {
        if case .gregorian = anchor { true } else { false }
    }

    /// Whether first days go by a term or a list.
    var isMoving: Bool {
        switch anchor {
        case .term, .list: true
        case .gregorian, .lunar, .lastOfLunarYear: false
        }
    }

    /// The segments in which a block may begin to which a day of the row belongs.
    func forEachSegment(_ body: (Int) -> Void) {
        let days = window.count + Int(length)
        for segment in 0..<YearSlot.segmentCount {
            let start = segment << YearSlot.segmentShift
            // The slots of all days of such a block, one more because a common year passes over one.
            let reach = 1 << YearSlot.segmentShift + DayBlock.capacity
            let ahead = (Int(window.first) - start + YearSlot.count) % YearSlot.count
            let behind = (start - Int(window.first) + YearSlot.count) % YearSlot.count
            if ahead < reach || behind < days { body(segment) }
        }
    }
}

extension YearWindow {
    fileprivate func forEachSlot(_ body: (Int) -> Void) {
        var slot = Int(first)
        for _ in 0..<count {
            body(slot)
            slot = slot + 1 < YearSlot.count ? slot + 1 : 0
        }
    }
}
