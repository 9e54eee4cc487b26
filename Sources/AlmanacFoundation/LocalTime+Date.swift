import Almanac
import Foundation

extension LocalTime {
    /// What calendar and clock on a wall in a time zone show; nil if the date is not a number or not in an `Int32` day.
    init?(_ date: Date, in timeZone: TimeZone) {
        // Foundation is not asked about dates in no year at all.
        guard let instant = Instant(date), instant.day(utcOffsetSeconds: 0) != nil else { return nil }
        self.init(of: instant, utcOffsetSeconds: Int32(clamping: timeZone.secondsFromGMT(for: date)))
    }
}
