extension LunarMonthDay: CustomStringConvertible, LosslessStringConvertible {
    /// Month and day as `LunarDate` prints them: `8-15`, in a leap month `6L-1`.
    public var description: String {
        ASCIIWriter.string(capacity: 6) { writer in
            writer.write(month: month)
            writer.write("-")
            writer.write(UInt64(storedDay))
        }
    }

    /// Reads a month and a day as `description` prints them; nil if the text is anything else.
    ///
    /// Leading zeros in month and day are accepted: `08-15`, `06L-01`.
    public init?(_ description: String) {
        do throws(ParsingError) {
            try self.init(parsing: description.utf8)
        } catch {
            return nil
        }
    }

    /// Reads a month and a day as `description` prints them; leading zeros are accepted: `08-15`, `06L-01`.
    ///
    /// - Throws: `ParsingError` with the offset of the first byte that does not fit.
    public init(parsing text: some Collection<UInt8>) throws(ParsingError) {
        var reader = ASCIIReader(text)
        let month = try reader.readLunarMonth()
        try reader.read("-", or: .hyphen)
        let startOfDay = reader.offset
        let day = try reader.readNumber(digits: 1, through: 2)
        guard let monthDay = LunarMonthDay(month: month, day: Int(day)) else {
            throw ParsingError(expected: .day, offset: startOfDay)
        }
        try reader.readEnd()
        self = monthDay
    }

    /// Reads a month and a day as `description` prints them; leading zeros are accepted: `08-15`, `06L-01`.
    ///
    /// - Throws: `ParsingError` with the offset of the first byte that does not fit.
    public init(parsing text: String) throws(ParsingError) {
        try self.init(parsing: text.utf8)
    }
}
