/// The part that a day has in a selection, so that a view can draw a range as one bar with round ends.
public enum SelectionRole: UInt8, CaseIterable, Hashable, Sendable {
    /// Not selected.
    case none
    /// Selected by itself.
    case single
    /// The first of several days of a range.
    case first
    /// Between the first and the last day of a range.
    case middle
    /// The last of several days of a range.
    case last
}
