extension Instant: CustomStringConvertible, LosslessStringConvertible {
    /// The moment in ISO 8601, `2026-02-03T20:02:08Z`; if its day is not an `Int32` day, `@` and the seconds since 1970.
    public var description: String {
        ASCIIWriter.string(capacity: 24) { writer in
            guard let day = day(atOffset: 0) else {
                writer.write("@")
                if secondsSince1970 < 0 { writer.write("-") }
                writer.write(secondsSince1970.magnitude)
                return
            }
            let seconds = UInt64(secondOfDay(atOffset: 0))
            writer.write(date: GregorianDate(day))
            writer.write("T")
            writer.write(seconds / 3600, width: 2)
            writer.write(":")
            writer.write(seconds / 60 % 60, width: 2)
            writer.write(":")
            writer.write(seconds % 60, width: 2)
            writer.write("Z")
        }
    }

    /// Reads an ISO 8601 moment of UTC exactly as `description` prints it, or `@` and seconds; nil if it is neither.
    public init?(_ description: String) {
        do throws(ParsingError) {
            try self.init(parsing: description.utf8)
        } catch {
            return nil
        }
    }

    /// Reads an ISO 8601 moment of UTC exactly as `description` prints it, or `@` and seconds since 1970.
    ///
    /// Nothing else is taken: no other zone, no fractions, no leap second 60.
    ///
    /// - Throws: `ParsingError` with the place of the first byte that does not fit.
    public init(parsing text: some Collection<UInt8>) throws(ParsingError) {
        var reader = ASCIIReader(text)
        if reader.skip("@") {
            self.init(secondsSince1970: try reader.readSeconds())
            return
        }
        let date = try reader.readDate()
        try reader.read("T", or: .letterT)
        let hour = try reader.readTwoDigits(0...23, or: .hour)
        try reader.read(":", or: .colon)
        let minute = try reader.readTwoDigits(0...59, or: .minute)
        try reader.read(":", or: .colon)
        let second = try reader.readTwoDigits(0...59, or: .second)
        try reader.read("Z", or: .letterZ)
        try reader.readEnd()
        let secondOfDay = Int64(hour * 3600 + minute * 60 + second)
        self.init(secondsSince1970: date.daysSince1970 * Int64(Instant.secondsPerDay) + secondOfDay)
    }

    /// Reads an ISO 8601 moment of UTC exactly as `description` prints it, or `@` and seconds since 1970.
    ///
    /// - Throws: `ParsingError` with the place of the first byte that does not fit.
    public init(parsing text: String) throws(ParsingError) {
        try self.init(parsing: text.utf8)
    }
}

extension ASCIIReader {
    /// Reads the rest as a whole number of seconds.
    fileprivate mutating func readSeconds() throws(ParsingError) -> Int64 {
        let start = offset
        let isNegative = skip("-")
        var seconds: Int64 = 0
        repeat {
            let digit = try readNumber(digits: 1, through: 1)
            let (tens, overflow) = seconds.multipliedReportingOverflow(by: 10)
            // Toward the sign, because the magnitude of the least number is one more than that of the greatest.
            let (sum, carry) = tens.addingReportingOverflow(isNegative ? -digit : digit)
            guard !overflow, !carry else { throw ParsingError(expected: .secondsSince1970, offset: start) }
            seconds = sum
        } while nextByte != nil
        return seconds
    }
}
