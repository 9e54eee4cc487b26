import AlmanacCore

/// A row of a festival: kind, regions, years and rule.
struct FestivalEntry {
    /// The kind.
    let kind: FestivalKind
    /// The regions in which it holds, as bits of the table.
    let regions: UInt16
    /// The Gregorian years of its first days.
    let years: ClosedRange<Int16>
    /// The rule.
    let rule: FestivalRule
    /// The calendars by which it is reckoned; all if empty.
    let calendars: [CalendarID]
}
