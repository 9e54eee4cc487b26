extension DatedLunarMonth: CustomStringConvertible {
    /// The lunar year and the month, then its first and its last day: `2025-6L 2025-07-25...2025-08-22`.
    public var description: String { "\(year)-\(month) \(firstDay)...\(lastDay)" }
}
