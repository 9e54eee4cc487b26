/// A month of a lunar year in a calendar: which one, when it begins, how long it is.
public struct LunarMonth: Hashable, Sendable {
    /// The lunar year, by the Gregorian year in which its New Year's day falls.
    public let year: Int
    /// The month by its name.
    public let month: LunarMonthNumber
    /// The civil day of the new moon, cited exceptions included.
    public let firstDay: Day
    /// 29 or 30 days.
    public let length: Int

    /// The last day.
    public var lastDay: Day { Day(rawValue: firstDay.rawValue &+ Int32(truncatingIfNeeded: length) &- 1) }
}

extension LunarMonth: CustomStringConvertible {
    /// The lunar year and the month, then its first and its last day: `2025-6L 2025-07-25...2025-08-22`.
    public var description: String { "\(year)-\(month) \(firstDay)...\(lastDay)" }
}
