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
        guard let day = day(atOffsetSeconds: 0) else {
            writer.write("@")
            if secondsSince1970 < 0 { writer.write("-") }
            writer.write(secondsSince1970.magnitude)
            return
        }
        day.write(to: &writer)
        writer.write("T")
        writer.write(secondOfDay: secondOfDay(atOffsetSeconds: 0))
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
