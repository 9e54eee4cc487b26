/// A civil day and the time on it, as the clocks of a calendar's country show them: `2033-12-21 21:45:47`.
public struct LocalTime: Hashable, Sendable {
    /// The civil day.
    public let day: Day
    /// Seconds since 0h of the day, 0 … 86399.
    public let secondOfDay: Int
    /// The seconds by which the clocks are ahead of UTC (UT1 before 1972): 28800 in China today.
    public let offsetSeconds: Int32

    /// The day and time that clocks `offset` seconds ahead of UTC show, or nil if the day does not fit `Day`.
    package init?(of instant: Instant, utcOffsetSeconds offset: Int32) {
        guard let day = instant.day(utcOffsetSeconds: offset) else { return nil }
        self.day = day
        secondOfDay = instant.secondOfDay(utcOffsetSeconds: offset)
        offsetSeconds = offset
    }

    /// The hour, 0 … 23.
    public var hour: Int { secondOfDay / 3600 }

    /// The minute, 0 … 59; seconds are cut off, as rounding up might change the hour or the day.
    public var minute: Int { secondOfDay / 60 % 60 }

    /// The second, 0 … 59.
    public var second: Int { secondOfDay % 60 }
}

extension LocalTime: CustomStringConvertible {
    /// Day and time without the offset, `2033-12-21 21:45:47`.
    public var description: String {
        ASCIIWriter.string(capacity: 23) { writer in
            day.write(to: &writer)
            writer.write(" ")
            writer.write(secondOfDay: secondOfDay)
        }
    }
}

// MARK: - The calendar's clock

extension LunisolarCalendar {
    /// The seconds by which the calendar's clocks are ahead of UTC (UT1 before 1972) at an instant.
    ///
    /// ```swift
    /// if let instant = Instant("1920-06-01T00:00:00Z") {
    ///     print(LunisolarCalendar.china.utcOffsetSeconds(at: instant))  // 27940
    /// }
    /// ```
    ///
    /// - Complexity: O(number of eras), four at most in the bundled table.
    public func utcOffsetSeconds(at instant: Instant) -> Int32 { CalendarSection.Era.offset(at: instant, in: eras) }

    /// The day and the time that the calendar's clock shows at an instant, or nil if the day does not fit `Day`.
    ///
    /// Cited exceptions move the day of an event, never its time: where there is one, `CelestialEvent.day` is not the day
    /// that the clock shows.
    ///
    /// ```swift
    /// if let moon = Instant("2027-02-06T15:56:07Z") {
    ///     print(LunisolarCalendar.korea.localTime(of: moon)?.description ?? "not reached")  // 2027-02-07 00:56:07
    /// }
    /// ```
    ///
    /// - Complexity: O(number of eras).
    public func localTime(of instant: Instant) -> LocalTime? {
        LocalTime(of: instant, utcOffsetSeconds: utcOffsetSeconds(at: instant))
    }

    /// The civil day on which an instant falls by the calendar's clock alone, ignoring its cited exceptions.
    public func civilDay(of instant: Instant) -> Day? { localTime(of: instant)?.day }

    /// The instant at which the calendar's clock shows a time on a day, or nil unless it is a time of day.
    ///
    /// On the first day of an era its clock counts from 0h on.
    ///
    /// ```swift
    /// if let day = Day("2027-02-06") {
    ///     print(LunisolarCalendar.china.instant(on: day, atSecond: 12 * 3600) ?? "-")  // 2027-02-06T04:00:00Z
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - day: The civil day.
    ///   - secondOfDay: Seconds since 0h, 0 … 86399.
    /// - Complexity: O(number of eras).
    public func instant(on day: Day, atSecond secondOfDay: Int) -> Instant? {
        Instant(day: day, secondOfDay: secondOfDay, utcOffsetSeconds: CalendarSection.Era.offset(on: day, in: eras))
    }
}
