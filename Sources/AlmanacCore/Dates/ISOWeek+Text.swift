/// The week in ISO 8601: `2026-W08`; years outside 0 … 9999 with a sign.
extension ISOWeek: PlainText {
    /// Room for `-5877641-W25`.
    public static var textCapacity: Int { 12 }

    /// Reads an ISO 8601 week from the front of a text.
    public init(reading reader: inout ASCIIReader) throws(ParsingError) {
        let year = try reader.readYear()
        try reader.read("-", or: .hyphen)
        try reader.read("W", or: .letterW)
        let start = reader.offset
        let number = try reader.readTwoDigits(1...53, or: .week)
        guard let week = ISOWeek(year: year, week: number) else {
            throw ParsingError(expected: .week, offset: start)
        }
        self = week
    }

    /// Writes the week in ISO 8601.
    public func write(to writer: inout ASCIIWriter) {
        writer.write(year: year)
        writer.write("-")
        writer.write("W")
        writer.write(UInt64(storedWeek), width: 2)
    }
}
