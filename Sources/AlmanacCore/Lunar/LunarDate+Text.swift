extension LunarDate: CustomStringConvertible, LosslessStringConvertible {
    /// Year, month and day as the commands print them: `2025-6-1`, in a leap month `2025-6L-1`.
    public var description: String {
        ASCIIWriter.string(capacity: 11) { writer in
            writer.write(UInt64(year))
            writer.write("-")
            writer.write(month: month)
            writer.write("-")
            writer.write(UInt64(day))
        }
    }

    /// Reads a date as `description` prints it; nil if it is not one.
    public init?(_ description: String) {
        do throws(ParsingError) {
            try self.init(parsing: description.utf8)
        } catch {
            return nil
        }
    }

    /// Reads a date as `description` prints it; zeros before month and day are let pass: `2025-06L-01`.
    ///
    /// - Throws: `ParsingError` with the place of the first byte that does not fit.
    public init(parsing text: some Collection<UInt8>) throws(ParsingError) {
        var reader = ASCIIReader(text)
        let year = try reader.readNumber(digits: 1, through: 4)
        guard year > 0 else { throw ParsingError(expected: .year, offset: 0) }
        try reader.read("-", or: .hyphen)
        let month = try reader.readLunarMonth()
        try reader.read("-", or: .hyphen)
        let startOfDay = reader.offset
        let day = try reader.readNumber(digits: 1, through: 2)
        guard let date = LunarDate(year: Int(year), month: month, day: Int(day)) else {
            throw ParsingError(expected: .day, offset: startOfDay)
        }
        try reader.readEnd()
        self = date
    }

    /// Reads a date as `description` prints it; zeros before month and day are let pass: `2025-06L-01`.
    ///
    /// - Throws: `ParsingError` with the place of the first byte that does not fit.
    public init(parsing text: String) throws(ParsingError) {
        try self.init(parsing: text.utf8)
    }
}
