extension GregorianDate: CustomStringConvertible, LosslessStringConvertible {
    /// The date in ISO 8601: `2026-02-17`; years outside 0 … 9999 with a sign, `-0001-12-31`, `+10000-01-01`.
    public var description: String {
        ASCIIWriter.string(capacity: 14) { writer in
            writer.write(date: self)
        }
    }

    /// Reads an ISO 8601 date exactly as `description` prints it; nil if it is not one.
    public init?(_ description: String) {
        do throws(ParsingError) {
            try self.init(parsing: description.utf8)
        } catch {
            return nil
        }
    }

    /// Reads an ISO 8601 date exactly as `description` prints it, and nothing more: no spaces, no other forms.
    ///
    /// Safe on any input; reads at most 14 bytes and the one after.
    ///
    /// - Throws: `ParsingError` with the place of the first byte that does not fit.
    public init(parsing text: some Collection<UInt8>) throws(ParsingError) {
        var reader = ASCIIReader(text)
        self = try reader.readDate()
        try reader.readEnd()
    }

    /// Reads an ISO 8601 date exactly as `description` prints it, and nothing more: no spaces, no other forms.
    ///
    /// - Throws: `ParsingError` with the place of the first byte that does not fit.
    public init(parsing text: String) throws(ParsingError) {
        try self.init(parsing: text.utf8)
    }
}

extension ASCIIWriter {
    mutating func write(date: GregorianDate) {
        write(year: date.year)
        write("-")
        write(UInt64(date.storedMonth), width: 2)
        write("-")
        write(UInt64(date.storedDay), width: 2)
    }
}

extension ASCIIReader {
    mutating func readDate() throws(ParsingError) -> GregorianDate {
        let year = try readYear()
        try read("-", or: .hyphen)
        let month = try readTwoDigits(1...12, or: .month)
        try read("-", or: .hyphen)
        let day = try readTwoDigits(1...Int64(GregorianDate.length(ofMonth: month, inYear: year)), or: .day)
        guard let date = GregorianDate(year: year, month: month, day: day) else {
            throw ParsingError(expected: .year, offset: 0)
        }
        return date
    }
}
