extension DayPillars: CustomStringConvertible {
    /// The pillars of year, month and day: `bingwu gengyin renxu`.
    public var description: String { "\(year) \(month) \(day)" }
}

extension FourPillars: CustomStringConvertible {
    /// The pillars of year, month, day and hour, a hyphen for a month that has none: `bingwu gengyin renxu jiachen`.
    public var description: String { "\(year) \(month?.description ?? "-") \(day) \(hour)" }
}
