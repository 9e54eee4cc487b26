import AlmanacCore

/// A row `notice`, and what it supersedes.
struct HolidayNoticeRow {
    let id: ASCIIName
    let day: Day?
    let authority: Int
    let number: String
    /// The notices before which it counts, by index, with those that they supersede.
    var superseded: Set<Int> = []
    let line: DataLine
}
