/// A moment of time, to the second.
///
/// From 1972 the seconds are those of UTC as computers count them, 86400 a day, leap seconds left out; before 1972 they
/// are seconds of UT1, since UTC in its present form did not exist.
public struct Instant: Hashable, Sendable {
    /// Seconds since 1970-01-01T00:00:00Z; negative before it.
    public let secondsSince1970: Int64

    /// The moment that lies `secondsSince1970` seconds after 1970-01-01T00:00:00Z.
    public init(secondsSince1970: Int64) {
        self.secondsSince1970 = secondsSince1970
    }

    /// The moment at which clocks `offset` seconds ahead of UTC show a time on a day; nil unless it is a time of day.
    ///
    /// - Parameters:
    ///   - day: The civil day on those clocks.
    ///   - secondOfDay: Seconds since 0h on those clocks, 0 … 86399.
    ///   - offset: Seconds ahead of UTC, 28800 in China; negative to the west.
    public init?(day: Day, secondOfDay: Int = 0, atOffset offset: Int32 = 0) {
        guard secondOfDay >= 0, secondOfDay < Instant.secondsPerDay else { return nil }
        let midnight = Int64(day.rawValue) * Int64(Instant.secondsPerDay)
        self.init(secondsSince1970: midnight + Int64(secondOfDay) - Int64(offset))
    }

    static var secondsPerDay: Int { 86_400 }
}

extension Instant: Comparable {
    /// Whether the left moment is earlier than the right one.
    public static func < (left: Instant, right: Instant) -> Bool {
        left.secondsSince1970 < right.secondsSince1970
    }
}

extension Instant {
    /// The civil day on clocks `offset` seconds ahead of UTC, or nil if it is not an `Int32` day.
    public func day(atOffset offset: Int32) -> Day? {
        let (seconds, overflow) = secondsSince1970.addingReportingOverflow(Int64(offset))
        guard !overflow, let day = Int32(exactly: seconds.flooredQuotient(Int64(Instant.secondsPerDay))) else {
            return nil
        }
        return Day(rawValue: day)
    }

    /// The time on clocks `offset` seconds ahead of UTC, as seconds since 0h, 0 … 86399.
    public func secondOfDay(atOffset offset: Int32) -> Int {
        let secondsPerDay = Int64(Instant.secondsPerDay)
        return Int((secondsSince1970.modulo(secondsPerDay) + Int64(offset)).modulo(secondsPerDay))
    }

    /// The moment `seconds` later (earlier if negative), or nil if that does not fit 64 bits.
    public func advanced(bySeconds seconds: Int64) -> Instant? {
        let (sum, overflow) = secondsSince1970.addingReportingOverflow(seconds)
        return overflow ? nil : Instant(secondsSince1970: sum)
    }

    /// How many seconds this moment lies after `other`, negative if earlier; nil if that does not fit 64 bits.
    public func seconds(since other: Instant) -> Int64? {
        let (difference, overflow) = secondsSince1970.subtractingReportingOverflow(other.secondsSince1970)
        return overflow ? nil : difference
    }
}
