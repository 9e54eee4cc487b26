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
    let bySlot: SlotLists<UInt16>
    /// Rows by month and day of the lunar year.
    let byLunarDay: SlotLists<UInt16>
    /// Spans by the slots of their days after the first.
    let running: SlotLists<UInt16>
    /// Spans by the segments a block may begin in to have any of their days.
    let spans: SlotLists<UInt16>
    /// Rows with a Gregorian date by its slot.
    let gregorian: SlotLists<BlockCandidate>
    /// Rows with a lunar date by the month; those of the last day of a year stand first, in the list of month 0.
    let lunar: SlotLists<BlockCandidate>
    /// Rows that go by a term, by the segments a block may begin in to have their first days.
    let terms: SlotLists<BlockCandidate>
    /// Rows that go by a list, in the same way.
    let lists: SlotLists<BlockCandidate>
    /// For each row its festival on the first day, were that 1970-01-01.
    let festivals: [Festival]
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
        func numbers(_ slotCount: Int, _ slots: (FestivalRow, (Int) -> Void) -> Void) -> SlotLists<UInt16> {
            SlotLists(slotCount, rows, kept, slots) { UInt16(truncatingIfNeeded: $0) }
        }
        func candidates(
            _ slotCount: Int,
            _ isCandidate: (FestivalRow) -> Bool,
            _ slots: (FestivalRow, (Int) -> Void) -> Void
        ) -> SlotLists<BlockCandidate> {
            let kept = kept.filter { isCandidate(rows[$0]) }
            return SlotLists(slotCount, rows, kept, slots) { BlockCandidate($0, rows[$0]) }
        }
        bySlot = numbers(YearSlot.count) { $0.forEachSlot($1) }
        byLunarDay = numbers(Self.lunarSlotCount) { $0.forEachLunarSlot($1) }
        running = numbers(YearSlot.count) { $0.forEachRunningSlot($1) }
        spans = numbers(YearSlot.segmentCount) { if $0.length > 1 { $0.forEachSegment($1) } }
        gregorian = candidates(YearSlot.count, \.isGregorian) { $0.forEachSlot($1) }
        lunar = candidates(13, \.isLunar) { row, add in if let month = row.lunarMonth { add(month) } }
        terms = candidates(YearSlot.segmentCount, \.isByTerm) { $0.forEachSegment($1) }
        lists = candidates(YearSlot.segmentCount, \.isListed) { $0.forEachSegment($1) }
        festivals = rows.map { row in
            Festival(
                id: section.ids[Int(row.festival)],
                kind: row.kind,
                firstDay: Day(rawValue: 0),
                length: Int(row.length),
                dayNumber: 1
            )
        }
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

    /// The festival of a label on a day.
    @inline(__always)
    func festival(_ label: Label, on day: Day) -> Festival { festivals[label.row].on(day, dayNumber: label.dayNumber) }

    /// The place of a festival among the ids, or nil if the table does not know it. O(number of festivals).
    func festival(_ id: FestivalID) -> Int? { section.ids.firstIndex(of: id) }
}

/// Lists of rows, one for each slot, in rising order of rows.
struct SlotLists<Element: Sendable>: Sendable {
    /// Where the list of each slot begins in `elements`; one more to end the last.
    private let starts: [UInt16]
    private let elements: [Element]

    /// The lists of some rows, each in the slots it calls its argument with; a section sees to it that 16 bits are enough.
    init(
        _ slotCount: Int,
        _ table: [FestivalRow],
        _ rows: [Int],
        _ slots: (FestivalRow, (Int) -> Void) -> Void,
        _ element: (Int) -> Element
    ) {
        var counts = [Int](repeating: 0, count: slotCount + 1)
        for row in rows { slots(table[row]) { counts[$0 + 1] += 1 } }
        for slot in 0..<slotCount { counts[slot + 1] += counts[slot] }
        starts = counts.map { UInt16(truncatingIfNeeded: $0) }
        guard let first = rows.first else {
            elements = []
            return
        }
        var elements = [Element](repeating: element(first), count: counts[slotCount])
        for row in rows {
            let element = element(row)
            slots(table[row]) { slot in
                elements[counts[slot]] = element
                counts[slot] += 1
            }
        }
        self.elements = elements
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

    /// The element at a place.
    @inline(__always)
    subscript(place: Int) -> Element { elements[place] }
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
    var isGregorian: Bool { if case .gregorian = anchor { true } else { false } }
    /// Whether first days go by a term.
    var isByTerm: Bool { if case .term = anchor { true } else { false } }
    /// Whether first days go by a list.
    var isListed: Bool { if case .list = anchor { true } else { false } }
    /// Whether first days have a lunar date.
    var isLunar: Bool { lunarMonth != nil }

    /// The lunar month of first days, 0 for the last day of a year; nil if they go by something else.
    var lunarMonth: Int? {
        switch anchor {
        case .lunar(let month, _, _): Int(month)
        case .lastOfLunarYear: 0
        case .gregorian, .term, .list: nil
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
