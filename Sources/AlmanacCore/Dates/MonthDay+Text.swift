/// Month and day in two digits each: `02-29`.
extension MonthDay: PlainText {
    /// Room for `02-29`.
    public static var textCapacity: Int { 5 }

    /// Reads a month and a day from the front of a text.
    public init(reading reader: inout ASCIIReader) throws(ParsingError) {
        let month = try reader.readTwoDigits(1...12, or: .month)
        try reader.read("-", or: .hyphen)
        let start = reader.offset
        let day = try reader.readTwoDigits(1...31, or: .day)
        guard let monthDay = MonthDay(month: month, day: day) else {
            throw ParsingError(expected: .day, offset: start)
        }
        self = monthDay
    }

    /// Writes month and day in two digits each.
    public func write(to writer: inout ASCIIWriter) {
        writer.write(UInt64(storedMonth), width: 2)
        writer.write("-")
        writer.write(UInt64(storedDay), width: 2)
    }
}
