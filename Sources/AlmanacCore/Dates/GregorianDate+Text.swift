/// The date in ISO 8601: `2026-02-17`; years outside 0 … 9999 with a sign, `-0001-12-31`, `+10000-01-01`.
extension GregorianDate: PlainText {
    /// Room for `-5877641-06-23`.
    public static var textCapacity: Int { 14 }

    /// Reads an ISO 8601 date from the front of a text.
    public init(reading reader: inout ASCIIReader) throws(ParsingError) {
        let start = reader.offset
        let year = try reader.readYear()
        try reader.read("-", or: .hyphen)
        let month = try reader.readTwoDigits(1...12, or: .month)
        try reader.read("-", or: .hyphen)
        let day = try reader.readTwoDigits(1...GregorianDate.length(ofMonth: month, inYear: year), or: .day)
        guard let date = GregorianDate(year: year, month: month, day: day) else {
            throw ParsingError(expected: .year, offset: start)
        }
        self = date
    }

    /// Writes the date in ISO 8601.
    public func write(to writer: inout ASCIIWriter) {
        writer.write(year: year)
        writer.write("-")
        writer.write(UInt64(storedMonth), width: 2)
        writer.write("-")
        writer.write(UInt64(storedDay), width: 2)
    }
}
