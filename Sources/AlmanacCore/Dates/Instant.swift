/// An instant of time, to the second.
///
/// From 1972 the seconds are those of UTC as computers count them: 86400 a day, leap seconds left out. Before 1972 they
/// are seconds of UT1, because UTC in its present form did not exist.
public struct Instant: Hashable, Sendable {
    /// Seconds since 1970-01-01T00:00:00Z; negative before it.
    public let secondsSince1970: Int64

    /// The instant `secondsSince1970` seconds after 1970-01-01T00:00:00Z, before it if negative.
    public init(secondsSince1970: Int64) {
        self.secondsSince1970 = secondsSince1970
    }

    /// The instant at which clocks `offset` seconds ahead of UTC show a time of a day.
    ///
    /// - Parameters:
    ///   - day: The civil day by those clocks.
    ///   - secondOfDay: Seconds since 0h by those clocks; the instant is nil unless it is 0 … 86399.
    ///   - offset: Seconds ahead of UTC: 28800 in China, negative west of Greenwich.
    public init?(day: Day, secondOfDay: Int = 0, atOffsetSeconds offset: Int32 = 0) {
        guard secondOfDay >= 0, secondOfDay < Instant.secondsPerDay else { return nil }
        let midnight = Int64(day.rawValue) * Int64(Instant.secondsPerDay)
        self.init(secondsSince1970: midnight + Int64(secondOfDay) - Int64(offset))
    }

    static var secondsPerDay: Int { 86_400 }
}

extension Instant: Comparable {
    /// Whether the left instant is earlier than the right one.
    public static func < (left: Instant, right: Instant) -> Bool {
        left.secondsSince1970 < right.secondsSince1970
    }
}

extension Instant {
    /// Returns the civil day by clocks `offset` seconds ahead of UTC, or nil if `Day` does not hold it.
    public func day(atOffsetSeconds offset: Int32) -> Day? {
        let (seconds, overflow) = secondsSince1970.addingReportingOverflow(Int64(offset))
        guard !overflow, let day = Int32(exactly: seconds.flooredQuotient(Int64(Instant.secondsPerDay))) else {
            return nil
        }
        return Day(rawValue: day)
    }

    /// Returns the time by clocks `offset` seconds ahead of UTC, as seconds since 0h, 0 … 86399.
    public func secondOfDay(atOffsetSeconds offset: Int32) -> Int {
        let secondsPerDay = Int64(Instant.secondsPerDay)
        return Int((secondsSince1970.modulo(secondsPerDay) + Int64(offset)).modulo(secondsPerDay))
    }

    /// The instant `seconds` later, earlier if negative, or nil if that does not fit 64 bits.
    public func advanced(bySeconds seconds: Int64) -> Instant? {
        let (sum, overflow) = secondsSince1970.addingReportingOverflow(seconds)
        return overflow ? nil : Instant(secondsSince1970: sum)
    }

    /// Returns the number of seconds from `other` to this instant, negative if this one is earlier, or nil if that does
    /// not fit 64 bits.
    public func seconds(since other: Instant) -> Int64? {
        let (difference, overflow) = secondsSince1970.subtractingReportingOverflow(other.secondsSince1970)
        return overflow ? nil : difference
    }
}
