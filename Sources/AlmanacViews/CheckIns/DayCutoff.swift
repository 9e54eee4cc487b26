import AlmanacCore

/// The hour at which a new day of check-ins begins: at 4, what is done at half past three in the night counts for the
/// day before.
///
/// It looks at the civil day and the time on the reader's clock, and never at a span of time: where clocks are put
/// forward or back, four o'clock is still four o'clock.
public struct DayCutoff: Hashable, Sendable {
    let storedHour: UInt8

    /// The hour, 0 … 23.
    public var hour: Int { Int(storedHour) }

    /// A new day begins at this hour; nil unless it is 0 … 23.
    public init?(hour: Int) {
        guard (0...23).contains(hour) else { return nil }
        storedHour = UInt8(truncatingIfNeeded: hour)
    }

    private init() {
        storedHour = 0
    }

    /// A new day begins with the civil day.
    public static let midnight = DayCutoff()

    /// The day for which a time counts.
    ///
    /// - Parameters:
    ///   - day: The civil day.
    ///   - secondOfDay: The time on the clock, in seconds since 0h, 0 … 86399.
    /// - Returns: `day` or the one before; nil if it is not a time of day, or before `Day.min`.
    public func day(at day: Day, secondOfDay: Int) -> Day? {
        guard (0..<86_400).contains(secondOfDay) else { return nil }
        return secondOfDay < hour * 3600 ? day.previous : day
    }
}
