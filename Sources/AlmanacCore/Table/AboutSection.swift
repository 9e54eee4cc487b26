/// Section 1: the days that the table promises, and its clock.
///
/// | size | field |
/// | --- | --- |
/// | 4 | first promised civil day, days since 1970-01-01 |
/// | 4 | last promised civil day |
/// | 4 | day of the last leap second counted: the first day of the new TT - UTC |
/// | 4 | TT - UTC held from that day on, milliseconds |
/// | 4 | first day that no bulletin on leap seconds covers yet |
/// | 4 | first day from which no leap second is inserted any more, 2 147 483 647 if that is not decided |
/// | 4 | last civil day that a published calendar reaches |
package struct AboutSection: Equatable, Sendable {
    /// The civil days for which every calendar answers.
    package let promisedDays: DayRange
    /// The first day of the TT - UTC that is held to the end.
    package let lastLeapSecondDay: Day
    /// The TT - UTC held from that day on, milliseconds.
    package let heldMillisecondsTTMinusUTC: Int32
    /// The first day for which leap seconds are not announced either way.
    package let leapSecondsUnknownFrom: Day
    /// The first day of a UTC without further leap seconds; the last of all days if that is not decided.
    package let leapSecondsEnd: Day
    /// The last civil day that a published calendar reaches; later ones are computed by the rules of today.
    package let lastPublishedDay: Day

    package init(
        promisedDays: DayRange,
        lastLeapSecondDay: Day,
        heldMillisecondsTTMinusUTC: Int32,
        leapSecondsUnknownFrom: Day,
        leapSecondsEnd: Day = .max,
        lastPublishedDay: Day = .max
    ) {
        (self.promisedDays, self.lastPublishedDay) = (promisedDays, lastPublishedDay)
        self.lastLeapSecondDay = lastLeapSecondDay
        self.heldMillisecondsTTMinusUTC = heldMillisecondsTTMinusUTC
        (self.leapSecondsUnknownFrom, self.leapSecondsEnd) = (leapSecondsUnknownFrom, leapSecondsEnd)
    }

    init(reading reader: inout ByteReader) throws(MalformedBytes) {
        promisedDays = try reader.readDays()
        lastLeapSecondDay = Day(rawValue: try reader.read(Int32.self))
        heldMillisecondsTTMinusUTC = try reader.read(Int32.self)
        leapSecondsUnknownFrom = Day(rawValue: try reader.read(Int32.self))
        leapSecondsEnd = Day(rawValue: try reader.read(Int32.self))
        lastPublishedDay = Day(rawValue: try reader.read(Int32.self))
    }
}

extension ByteReader {
    /// The first day of a range, and the last.
    fileprivate mutating func readDays() throws(MalformedBytes) -> DayRange {
        let first = Day(rawValue: try read(Int32.self))
        return try DayRange(from: first, to: Day(rawValue: try read(Int32.self))).orMalformed()
    }
}
