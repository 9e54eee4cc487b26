// `import AlmanacFoundationEssentials` brings the days and the dates that it bridges. Where Foundation is one with its calendars and
// zones, as on Apple's systems, so is this module; elsewhere it links no ICU, and `AlmanacFoundation` does.

@_exported import Almanac
#if canImport(FoundationEssentials)
    @_exported import FoundationEssentials
#else
    @_exported import Foundation
#endif

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
        // A zone's offset is a step function of time. About a midnight it takes one value or two, and the local midnight is the
        // instant at which the clock of one of them shows 0h while that one is in force. If neither is, clocks went forward over
        // midnight, and the day began with that step, unless the zone skipped the day.
        // Seconds are since 1970; this is midnight in Greenwich.
        let midnight = Int64(day.rawValue) * 86_400
        // Longer than any zone was ever ahead of Greenwich or behind, with the Philippines' 15:56 the largest.
        let widestOffset: Int64 = 16 * 3600
        func offset(at seconds: Int64) -> Int64 {
            Int64(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(seconds))))
        }
        let before = midnight - offset(at: midnight - widestOffset)
        let after = midnight - offset(at: midnight + widestOffset)
        var (early, start) = (min(before, after), max(before, after))
        if early + offset(at: early) == midnight {
            start = early
        } else if start + offset(at: start) != midnight {
            // The step is between the two.
            while start - early > 1 {
                let middle = early + (start - early) / 2
                if middle + offset(at: middle) >= midnight { start = middle } else { early = middle }
            }
        }
        guard (0..<86_400).contains(start + offset(at: start) - midnight) else { return nil }
        self.init(timeIntervalSince1970: TimeInterval(start))
    }
}

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
    public init(_ instant: Instant) { self.init(timeIntervalSince1970: TimeInterval(instant.secondsSince1970)) }
}

extension LocalTime {
    /// The day and the time that calendar and clock on a wall in a time zone show; nil if the date is not a number or not in an `Int32` day.
    package init?(_ date: Date, in timeZone: TimeZone) {
        // Foundation is not asked about dates in no year at all.
        guard let instant = Instant(date), instant.day(utcOffsetSeconds: 0) != nil else { return nil }
        self.init(of: instant, utcOffsetSeconds: Int32(clamping: timeZone.secondsFromGMT(for: date)))
    }
}

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
