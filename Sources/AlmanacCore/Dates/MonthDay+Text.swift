extension MonthDay: CustomStringConvertible, LosslessStringConvertible {
    /// Month and day in two digits each: `02-29`.
    public var description: String {
        ASCIIWriter.string(capacity: 5) { writer in
            writer.write(UInt64(storedMonth), width: 2)
            writer.write("-")
            writer.write(UInt64(storedDay), width: 2)
        }
    }

    /// Reads a month and a day exactly as `description` prints them; nil if the text is anything else.
    public init?(_ description: String) {
        do throws(ParsingError) {
            try self.init(parsing: description.utf8)
        } catch {
            return nil
        }
    }

    /// Reads a month and a day exactly as `description` prints them.
    ///
    /// - Throws: `ParsingError` with the offset of the first byte that does not fit.
    public init(parsing text: some Collection<UInt8>) throws(ParsingError) {
        var reader = ASCIIReader(text)
        let month = try reader.readTwoDigits(1...12, or: .month)
        try reader.read("-", or: .hyphen)
        let startOfDay = reader.offset
        let day = try reader.readTwoDigits(1...31, or: .day)
        guard let monthDay = MonthDay(month: month, day: day) else {
            throw ParsingError(expected: .day, offset: startOfDay)
        }
        try reader.readEnd()
        self = monthDay
    }

    /// Reads a month and a day exactly as `description` prints them.
    ///
    /// - Throws: `ParsingError` with the offset of the first byte that does not fit.
    public init(parsing text: String) throws(ParsingError) {
        try self.init(parsing: text.utf8)
    }
}
