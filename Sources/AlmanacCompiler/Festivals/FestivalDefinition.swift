import AlmanacCore

/// A festival as the files state it.
struct FestivalDefinition {
    let id: FestivalID
    var names: NameTexts
    /// Its other names in some regions, by index, and the years of those that hold in some years alone.
    var regionalNames: [(region: Int, years: ClosedRange<Int16>?, names: NameTexts)] = []
    /// Its aliases, by which people find it.
    var aliases: [String] = []
    /// Its rows, in the order in which they stand.
    var entries: [FestivalEntry] = []
    let line: DataLine
}

/// A row of a festival: kind, regions, years and rule.
struct FestivalEntry {
    let kind: FestivalKind
    /// The regions in which it holds, as bits of the table.
    let regions: UInt16
    /// The Gregorian years of its first days.
    let years: ClosedRange<Int16>
    let rule: FestivalRule
    /// The calendars by which it is reckoned; all if empty.
    let calendars: [CalendarID]
}

/// A `festival` row and the rows below it.
struct FestivalBlock {
    /// A row `KIND REGIONS YEARS [RULE]`.
    struct Row {
        let kind: FestivalKind
        let regions: UInt16
        let years: ClosedRange<Int16>
        let rule: FestivalRule?
        let line: DataLine
    }

    let id: FestivalID
    /// The calendars of the file; all if empty.
    let calendars: [CalendarID]
    /// The names; none if the block adds rows to a festival that is named elsewhere.
    var names: NameTexts
    /// The festival's other names in some regions, by index, and the years of those that hold in some years alone.
    var regionalNames: [(region: Int, years: ClosedRange<Int16>?, names: NameTexts)] = []
    /// The festival's aliases, by which people find it.
    var aliases: [String] = []
    var rows: [Row] = []
    let line: DataLine

    var isDefinition: Bool { !names.isEmpty }
}
