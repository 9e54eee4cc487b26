extension ISOWeek: CustomStringConvertible, LosslessStringConvertible {
    /// The week in ISO 8601: `2026-W08`; years outside 0 … 9999 with a sign.
    public var description: String {
        ASCIIWriter.string(capacity: 12) { writer in
            writer.write(year: year)
            writer.write("-")
            writer.write("W")
            writer.write(UInt64(storedWeek), width: 2)
        }
    }

    /// Reads an ISO 8601 week exactly as `description` prints it; nil if it is not one.
    public init?(_ description: String) {
        do throws(ParsingError) {
            try self.init(parsing: description.utf8)
        } catch {
            return nil
        }
    }

    /// Reads an ISO 8601 week exactly as `description` prints it, and nothing more.
    ///
    /// - Throws: `ParsingError` with the place of the first byte that does not fit.
    public init(parsing text: some Collection<UInt8>) throws(ParsingError) {
        var reader = ASCIIReader(text)
        let year = try reader.readYear()
        try reader.read("-", or: .hyphen)
        try reader.read("W", or: .letterW)
        let startOfWeek = reader.offset
        let number = try reader.readTwoDigits(1...53, or: .week)
        try reader.readEnd()
        guard let week = ISOWeek(year: year, week: number) else {
            throw ParsingError(expected: .week, offset: startOfWeek)
        }
        self = week
    }

    /// Reads an ISO 8601 week exactly as `description` prints it, and nothing more.
    ///
    /// - Throws: `ParsingError` with the place of the first byte that does not fit.
    public init(parsing text: String) throws(ParsingError) {
        try self.init(parsing: text.utf8)
    }
}
