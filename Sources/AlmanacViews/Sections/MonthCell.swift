import AlmanacCore

/// What stands in one cell of a month's page.
public struct MonthCell: Hashable, Sendable {
    /// The day in the cell.
    public let day: Day

    /// To which month the day belongs, seen from the page.
    public let place: Place

    /// Whether the day is one of those the calendar was made for, and not past its first or last day.
    public let isInRange: Bool

    /// To which month a day belongs, seen from the page on which it stands.
    public enum Place: Int8, CaseIterable, Hashable, Sendable {
        /// To a month before: the page begins with the last days of the month before, to fill its first week.
        case monthBefore = -1
        /// To the month of the page.
        case month = 0
        /// To a month after.
        case monthAfter = 1
    }
}
