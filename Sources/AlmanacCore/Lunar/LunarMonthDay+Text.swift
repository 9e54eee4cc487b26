/// Month and day as `LunarDate` prints them: `8-15`, in a leap month `6L-1`.
///
/// Leading zeros are accepted: `08-15`, `06L-01`.
extension LunarMonthDay: PlainText {
    /// Room for `12L-30`.
    public static var textCapacity: Int { 6 }

    /// Reads a month and a day from the front of a text.
    public init(reading reader: inout ASCIIReader) throws(ParsingError) {
        let month = try LunarMonth(reading: &reader)
        try reader.read("-", or: .hyphen)
        let start = reader.offset
        let day = try reader.readNumber(digits: 1, through: 2)
        guard let monthDay = LunarMonthDay(month: month, day: Int(day)) else {
            throw ParsingError(expected: .day, offset: start)
        }
        self = monthDay
    }

    /// Writes month and day.
    public func write(to writer: inout ASCIIWriter) {
        month.write(to: &writer)
        writer.write("-")
        writer.write(UInt64(storedDay))
    }
}
