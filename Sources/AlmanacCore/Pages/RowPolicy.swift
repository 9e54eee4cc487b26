/// How many rows of seven days the page of a month has.
///
/// The default is `natural` everywhere: of `MonthGrid` and `YearGrid`, of sections, of the command and of its exports. It
/// shows every day of the month and no week without one. A view that turns pages asks for `six`, so that no page is
/// higher than another.
public enum RowPolicy: UInt8, CaseIterable, Codable, Hashable, Sendable {
    /// One for each week that the month touches, 4 … 6.
    case natural
    /// Five, or six where the month touches six weeks.
    case atLeastFive
    /// Six, 42 cells.
    case six

    /// The rows of a month that touches `weekCount` weeks.
    package func rowCount(weekCount: Int) -> Int {
        switch self {
        case .natural: weekCount
        case .atLeastFive: max(weekCount, 5)
        case .six: 6
        }
    }
}
