/// Year, month and day: `2025-6-1`, in a leap month `2025-6L-1`.
///
/// Leading zeros in month and day are accepted: `2025-06L-01`.
extension LunarDate: PlainText {
    /// Room for `9999-12L-30`.
    public static var textCapacity: Int { 11 }

    /// Reads a date from the front of a text.
    public init(reading reader: inout ASCIIReader) throws(ParsingError) {
        let start = reader.offset
        let year = try reader.readNumber(digits: 1, through: 4)
        guard year > 0 else { throw ParsingError(expected: .year, offset: start) }
        try reader.read("-", or: .hyphen)
        let monthDay = try LunarMonthDay(reading: &reader)
        self.init(uncheckedYear: UInt32(truncatingIfNeeded: year), month: monthDay.month, day: UInt32(monthDay.day))
    }

    /// Writes year, month and day.
    public func write(to writer: inout ASCIIWriter) {
        writer.write(UInt64(year))
        writer.write("-")
        LunarMonthDay(self).write(to: &writer)
    }
}
