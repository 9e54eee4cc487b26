import Almanac
import Foundation

/// What clock and calendar on a wall in a time zone show at a moment.
struct WallClock {
    let day: Day
    /// Seconds since 0h, 0 … 86399.
    let secondOfDay: Int

    /// Nil if the moment is not a number or not in an `Int32` day.
    init?(at date: Date, in timeZone: TimeZone) {
        // Foundation is not asked about moments in no year at all.
        guard let instant = Instant(date), instant.day(atOffsetSeconds: 0) != nil else { return nil }
        let offset = Int32(clamping: timeZone.secondsFromGMT(for: date))
        guard let day = instant.day(atOffsetSeconds: offset) else { return nil }
        self.day = day
        secondOfDay = instant.secondOfDay(atOffsetSeconds: offset)
    }
}
