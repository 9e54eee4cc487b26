/// How many rows of seven days a page of a month has.
public enum RowPolicy: UInt8, CaseIterable, Hashable, Sendable {
    /// As many as the month touches weeks, 4 … 6.
    case natural
    /// Five, or six where the month needs them.
    case atLeastFive
    /// Always six: 42 cells.
    case six

    /// The rows of a month that touches some weeks.
    package func rowCount(weekCount: Int) -> Int {
        switch self {
        case .natural: weekCount
        case .atLeastFive: max(weekCount, 5)
        case .six: 6
        }
    }
}
