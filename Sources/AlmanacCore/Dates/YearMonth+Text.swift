extension YearMonth: CustomStringConvertible, LosslessStringConvertible {
    /// The month in ISO 8601: `2026-02`; years outside 0 … 9999 with a sign.
    public var description: String {
        ASCIIWriter.string(capacity: 11) { writer in
            writer.write(year: year)
            writer.write("-")
            writer.write(UInt64(month), width: 2)
        }
    }

    /// Reads an ISO 8601 month exactly as `description` prints it; nil if it is not one.
    public init?(_ description: String) {
        do throws(ParsingError) {
            try self.init(parsing: description.utf8)
        } catch {
            return nil
        }
    }

    /// Reads an ISO 8601 month exactly as `description` prints it, and nothing more.
    ///
    /// - Throws: `ParsingError` with the place of the first byte that does not fit.
    public init(parsing text: some Collection<UInt8>) throws(ParsingError) {
        var reader = ASCIIReader(text)
        let year = try reader.readYear()
        try reader.read("-", or: .hyphen)
        let month = try reader.readTwoDigits(1...12, or: .month)
        try reader.readEnd()
        guard let yearMonth = YearMonth(year: year, month: month) else {
            throw ParsingError(expected: .year, offset: 0)
        }
        self = yearMonth
    }

    /// Reads an ISO 8601 month exactly as `description` prints it, and nothing more.
    ///
    /// - Throws: `ParsingError` with the place of the first byte that does not fit.
    public init(parsing text: String) throws(ParsingError) {
        try self.init(parsing: text.utf8)
    }
}
