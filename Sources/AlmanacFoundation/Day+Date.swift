import Almanac
import Foundation

extension Day {
    /// The civil day of a date in a time zone: what the calendar on a wall there shows.
    ///
    /// The zone's offset at that very date is taken, so that summer time, in China of 1986-91 say, is counted where it was
    /// in force. The reader's today is the day of the present date in the reader's zone.
    ///
    /// ```swift
    /// let moment = Date(timeIntervalSince1970: 1_801_936_800)
    /// for name in ["Asia/Shanghai", "America/New_York"] {
    ///     if let zone = TimeZone(identifier: name), let day = Day(moment, in: zone) { print(name, day) }
    /// }
    /// ```
    ///
    /// ```text
    /// Asia/Shanghai 2027-02-07
    /// America/New_York 2027-02-06
    /// ```
    ///
    /// - Returns: nil if the date is not a number or not in an `Int32` day.
    public init?(_ date: Date, in timeZone: TimeZone) {
        guard let time = LocalTime(date, in: timeZone) else { return nil }
        self = time.day
    }
}

extension Date {
    /// The first instant of a civil day in a time zone.
    ///
    /// It is midnight as a rule. Where clocks were put forward at midnight the day began later, at 01:00 as a rule; where
    /// they were put back over midnight it began twice, and this is the first time.
    ///
    /// ```swift
    /// if let day = Day("2026-03-29"), let zone = TimeZone(identifier: "Asia/Tokyo"),
    ///     let date = Date(startOf: day, in: zone)
    /// {
    ///     print(Instant(date) ?? "none")  // 2026-03-28T15:00:00Z
    /// }
    /// ```
    ///
    /// - Returns: nil if the zone left the day out, as Samoa did 2011-12-30 when it crossed the date line.
    public init?(startOf day: Day, in timeZone: TimeZone) {
        guard let start = CivilMidnight(day, in: timeZone).start else { return nil }
        self = start
    }
}
