/// The festivals of one calendar, laid out for questions about days.
///
/// For one day two lists name the rows that can begin on it, in the order of labels: one by the slot of the Gregorian
/// date, for rows that stand still or move within a window of the year, and one by lunar month and day. A row that moves
/// is then compared with its day of that year. A third list names the spans that may have begun before a slot.
///
/// For many days in a row, `BlockCandidates` name the rows of all of them, and each row is asked for its day.
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
    /// The rows for blocks of days.
    let allCandidates: BlockCandidates
    /// Those of the home regions alone: less to look through for what is asked most.
    let homeCandidates: BlockCandidates
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
    /// - Complexity: O(number of rows × length of their windows), some 25 µs for a calendar of the bundled table.
    init(_ section: FestivalSection, _ calendar: CalendarSection) {
        self.section = section
        months = calendar.months
        termDays = calendar.termDays
        let bit = section.bit(of: calendar.id)
        calendarBit = bit
        let rows = section.rows
        let kept = rows.indices.filter { rows[$0].calendars & bit != 0 }
        func lists(_ slotCount: Int, _ slots: (FestivalRow) -> SlotRange?) -> SlotLists<UInt16> {
            SlotLists(slotCount, kept, { slots(rows[$0]) }, { UInt16(truncatingIfNeeded: $0) })
        }
        bySlot = lists(YearSlot.count) { $0.slots }
        byLunarDay = lists(Self.lunarSlotCount) { $0.lunarSlots }
        running = lists(YearSlot.count) { $0.runningSlots }
        let home = calendar.id.homeRegions
        homeRegions = home
        let all = BlockCandidates(rows, kept)
        allCandidates = all
        homeCandidates =
            home == .all ? all : BlockCandidates(rows, kept.filter { !rows[$0].regions.isDisjoint(with: home) })
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

    /// Twelve months of 32 slots.
    static var lunarSlotCount: Int { 12 * 32 }

    /// The slot of a day of a lunar month.
    static func lunarSlot(month: Int, day: Int) -> Int { (month - 1) * 32 + day - 1 }

    /// The rows to look through for some regions.
    @inline(__always)
    func candidates(in regions: Regions) -> BlockCandidates {
        regions.isSubset(of: homeRegions) ? homeCandidates : allCandidates
    }

    /// The festival of a label on a day.
    @inline(__always)
    func festival(_ label: Label, on day: Day) -> Festival { festivals[label.row].on(day, dayNumber: label.dayNumber) }

    /// The place of a festival among the ids, or nil if the table does not know it. O(number of festivals).
    func festival(_ id: FestivalID) -> Int? { section.ids.firstIndex(of: id) }
}
