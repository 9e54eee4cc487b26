import Almanac
import Foundation

extension Instant {
    /// The second in which a date lies, or nil if it is not a number or beyond 64 bits of seconds.
    ///
    /// Fractions are cut off toward the past, before 1970 too, so that no date moves to the following second or day.
    public init?(_ date: Date) {
        guard let seconds = Int64(exactly: date.timeIntervalSince1970.rounded(.down)) else { return nil }
        self.init(secondsSince1970: seconds)
    }
}

extension Date {
    /// The beginning of a second; exact within 285 million years of 1970.
    public init(_ instant: Instant) {
        self.init(timeIntervalSince1970: TimeInterval(instant.secondsSince1970))
    }
}
