/// An instant of time, to the second.
///
/// From 1972 the seconds are seconds of UTC as computers count them: 86400 a day, leap seconds left out. Before 1972 they
/// are seconds of UT1, because UTC in its present form did not exist.
///
/// ```swift
/// if let moon = Instant("2027-02-06T15:56:07Z") {
///     print(moon.secondsSince1970, moon.advanced(bySeconds: 3600) ?? moon)  // 1801929367 2027-02-06T16:56:07Z
/// }
/// ```
public struct Instant: Codable, Hashable, Sendable {
    /// Seconds since 1970-01-01T00:00:00Z; negative before it.
    public let secondsSince1970: Int64

    /// The instant `secondsSince1970` seconds after 1970-01-01T00:00:00Z, before it if negative.
    public init(secondsSince1970: Int64) { self.secondsSince1970 = secondsSince1970 }

    /// The instant at which clocks `offset` seconds ahead of UTC show a time of a day.
    ///
    /// - Parameters:
    ///   - day: The civil day by those clocks.
    ///   - secondOfDay: Seconds since 0h by those clocks; the instant is nil unless it is 0 … 86399.
    ///   - offset: Seconds ahead of UTC: 28800 in China, negative west of Greenwich.
    public init?(day: Day, secondOfDay: Int = 0, utcOffsetSeconds offset: Int32 = 0) {
        guard secondOfDay >= 0, secondOfDay < Instant.secondsPerDay else { return nil }
        let midnight = Int64(day.rawValue) * Int64(Instant.secondsPerDay)
        self.init(secondsSince1970: midnight + Int64(secondOfDay) - Int64(offset))
    }

    static var secondsPerDay: Int { 86_400 }
}

extension Instant: Comparable {
    /// Whether the left instant is earlier than the right one.
    public static func < (left: Instant, right: Instant) -> Bool { left.secondsSince1970 < right.secondsSince1970 }
}

extension Instant {
    /// Returns the civil day by clocks `offset` seconds ahead of UTC, or nil if `Day` does not hold it.
    ///
    /// ```swift
    /// if let moon = Instant("2027-02-06T15:56:07Z"), let seoul = moon.day(utcOffsetSeconds: 9 * 3600) {
    ///     print(seoul)  // 2027-02-07
    /// }
    /// ```
    public func day(utcOffsetSeconds offset: Int32) -> Day? {
        let (seconds, overflow) = secondsSince1970.addingReportingOverflow(Int64(offset))
        guard !overflow, let day = Int32(exactly: seconds.flooredQuotient(Int64(Instant.secondsPerDay))) else {
            return nil
        }
        return Day(rawValue: day)
    }

    /// Returns the time by clocks `offset` seconds ahead of UTC, as seconds since 0h, 0 … 86399.
    public func secondOfDay(utcOffsetSeconds offset: Int32) -> Int {
        let secondsPerDay = Int64(Instant.secondsPerDay)
        return Int((secondsSince1970.modulo(secondsPerDay) + Int64(offset)).modulo(secondsPerDay))
    }

    /// The instant `seconds` later, earlier if negative, or nil if that does not fit 64 bits.
    public func advanced(bySeconds seconds: Int64) -> Instant? {
        let (sum, overflow) = secondsSince1970.addingReportingOverflow(seconds)
        return overflow ? nil : Instant(secondsSince1970: sum)
    }

    /// Returns the number of seconds from `other` to this instant, negative if this one is earlier, or nil if that does
    /// not fit 64 bits.
    public func seconds(since other: Instant) -> Int64? {
        let (difference, overflow) = secondsSince1970.subtractingReportingOverflow(other.secondsSince1970)
        return overflow ? nil : difference
    }
}

/// The instant in ISO 8601, `2026-02-03T20:02:08Z`; if its day is not an `Int32` day, `@` and the seconds since 1970.
///
/// `@` and seconds are read of every instant, with leading zeros too: `@0`, `@-0`, `@007`. Nothing else is read: no other zone,
/// no fractions, no leap second 60.
extension Instant: PlainText {
    /// Room for `-5877641-06-23T20:02:08Z`.
    public static var textCapacity: Int { 24 }

    /// Reads an ISO 8601 time of UTC, or `@` and seconds since 1970, from the front of a text.
    public init(reading reader: inout ASCIIReader) throws(ParsingError) {
        if reader.skip("@") {
            self.init(secondsSince1970: try reader.readSeconds())
            return
        }
        let date = try GregorianDate(reading: &reader)
        try reader.read("T", or: .letterT)
        let hour = try reader.readTwoDigits(0...23, or: .hour)
        try reader.read(":", or: .colon)
        let minute = try reader.readTwoDigits(0...59, or: .minute)
        try reader.read(":", or: .colon)
        let second = try reader.readTwoDigits(0...59, or: .second)
        try reader.read("Z", or: .letterZ)
        let secondOfDay = Int64(hour * 3600 + minute * 60 + second)
        self.init(secondsSince1970: date.daysSince1970 * Int64(Instant.secondsPerDay) + secondOfDay)
    }

    /// Writes the instant in ISO 8601, or as `@` and seconds since 1970.
    public func write(to writer: inout ASCIIWriter) {
        guard let day = day(utcOffsetSeconds: 0) else {
            writer.write("@")
            if secondsSince1970 < 0 { writer.write("-") }
            writer.write(secondsSince1970.magnitude)
            return
        }
        day.write(to: &writer)
        writer.write("T")
        writer.write(secondOfDay: secondOfDay(utcOffsetSeconds: 0))
        writer.write("Z")
    }
}

extension ASCIIWriter {
    /// Writes a time of day as ISO 8601 does: `20:02:08`.
    mutating func write(secondOfDay: Int) {
        write(UInt64(secondOfDay / 3600), width: 2)
        write(":")
        write(UInt64(secondOfDay / 60 % 60), width: 2)
        write(":")
        write(UInt64(secondOfDay % 60), width: 2)
    }
}

extension ASCIIReader {
    /// Reads the rest of the text as a whole number of seconds.
    fileprivate mutating func readSeconds() throws(ParsingError) -> Int64 {
        let start = offset
        let isNegative = skip("-")
        var seconds: Int64 = 0
        repeat {
            let digit = try readNumber(digits: 1, through: 1)
            let (tens, overflow) = seconds.multipliedReportingOverflow(by: 10)
            // Accumulated with its sign, because the magnitude of `Int64.min` is not an `Int64`.
            let (sum, carry) = tens.addingReportingOverflow(isNegative ? -Int64(digit) : Int64(digit))
            guard !overflow, !carry else { throw ParsingError(expected: .secondsSince1970, offset: start) }
            seconds = sum
        } while nextByte != nil
        return seconds
    }
}
