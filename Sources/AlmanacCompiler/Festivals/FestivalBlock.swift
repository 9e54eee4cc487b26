import AlmanacCore

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
    /// What some regions, by index, call the festival otherwise.
    var regionalNames: [(region: Int, names: NameTexts)] = []
    /// What else people call the festival.
    var aliases: [String] = []
    var rows: [Row] = []
    let line: DataLine

    /// Whether the block names the festival.
    var isDefinition: Bool { !names.isEmpty }
}
