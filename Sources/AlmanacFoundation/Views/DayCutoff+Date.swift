import Almanac
import AlmanacViews
import Foundation

extension DayCutoff {
    /// The day for which a check-in at an instant counts, or nil if `Day` does not hold it.
    ///
    /// - Parameters:
    ///   - date: The instant; with the present one, the result is the user's today.
    ///   - timeZone: The user's time zone.
    public func day(at date: Date, in timeZone: TimeZone) -> Day? {
        LocalTime(date, in: timeZone).flatMap { day(at: $0.day, secondOfDay: $0.secondOfDay) }
    }
}
