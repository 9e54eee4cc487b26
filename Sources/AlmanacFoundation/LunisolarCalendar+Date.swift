import Almanac
import Foundation

extension LunisolarCalendar {
    /// The lunar date that a reader has at an instant, or nil if the calendar does not reach it.
    ///
    /// A lunar date belongs to a civil day, so at New York it is still the last day of the year while it is New Year's day
    /// already at Beijing.
    ///
    /// - Parameters:
    ///   - date: The instant.
    ///   - timeZone: The reader's time zone, not the calendar's.
    public func lunarDate(at date: Date, in timeZone: TimeZone) -> LunarDate? {
        Day(date, in: timeZone).flatMap { lunarDate(on: $0) }
    }

    /// The first instant of a lunar date in a reader's time zone, or nil if there is no such day.
    public func start(of date: LunarDate, in timeZone: TimeZone) -> Date? {
        day(of: date).flatMap { Date(startOf: $0, in: timeZone) }
    }
}
