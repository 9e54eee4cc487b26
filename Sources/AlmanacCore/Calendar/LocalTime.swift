/// A civil day and the time on it, as the clocks of a calendar's country show them: `2033-12-21 21:45:47`.
public struct LocalTime: Hashable, Sendable {
    /// The civil day.
    public let day: Day
    /// Seconds since 0h of the day, 0 … 86399.
    public let secondOfDay: Int
    /// How far the clocks are ahead of UTC (UT1 before 1972): 28800 in China today.
    public let offsetSeconds: Int32

    /// The day and time that clocks `offset` seconds ahead of UTC show, or nil if the day does not fit `Day`.
    package init?(of instant: Instant, atOffsetSeconds offset: Int32) {
        guard let day = instant.day(atOffsetSeconds: offset) else { return nil }
        self.day = day
        secondOfDay = instant.secondOfDay(atOffsetSeconds: offset)
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
