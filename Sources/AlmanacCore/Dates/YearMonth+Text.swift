/// The month in ISO 8601: `2026-02`; years outside 0 … 9999 with a sign.
extension YearMonth: PlainText {
    /// Room for `-5877641-06`.
    public static var textCapacity: Int { 11 }

    /// Reads an ISO 8601 month from the front of a text.
    public init(reading reader: inout ASCIIReader) throws(ParsingError) {
        let start = reader.offset
        let year = try reader.readYear()
        try reader.read("-", or: .hyphen)
        let month = try reader.readTwoDigits(1...12, or: .month)
        guard let yearMonth = YearMonth(year: year, month: month) else {
            throw ParsingError(expected: .year, offset: start)
        }
        self = yearMonth
    }

    /// Writes the month in ISO 8601.
    public func write(to writer: inout ASCIIWriter) {
        writer.write(year: year)
        writer.write("-")
        writer.write(UInt64(month), width: 2)
    }
}
