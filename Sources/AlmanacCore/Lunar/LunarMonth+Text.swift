extension LunarMonth: CustomStringConvertible, LosslessStringConvertible {
    /// The number, and an `L` for a leap month: `6`, `6L`.
    public var description: String {
        ASCIIWriter.string(capacity: 3) { writer in
            writer.write(month: self)
        }
    }

    /// Reads a number 1 … 12, followed by `L` for a leap month; nil if it is not one.
    public init?(_ description: String) {
        do throws(ParsingError) {
            try self.init(parsing: description.utf8)
        } catch {
            return nil
        }
    }

    /// Reads a number 1 … 12, followed by `L` for a leap month.
    ///
    /// - Throws: `ParsingError` with the place of the first byte that does not fit.
    public init(parsing text: some Collection<UInt8>) throws(ParsingError) {
        var reader = ASCIIReader(text)
        self = try reader.readLunarMonth()
        try reader.readEnd()
    }

    /// Reads a number 1 … 12, followed by `L` for a leap month.
    ///
    /// - Throws: `ParsingError` with the place of the first byte that does not fit.
    public init(parsing text: String) throws(ParsingError) {
        try self.init(parsing: text.utf8)
    }
}

extension ASCIIWriter {
    mutating func write(month: LunarMonth) {
        write(UInt64(month.rawValue >> 1))
        if month.isLeap { write("L") }
    }
}

extension ASCIIReader {
    mutating func readLunarMonth() throws(ParsingError) -> LunarMonth {
        let start = offset
        let number = try readNumber(digits: 1, through: 2)
        guard let month = LunarMonth(number: Int(number), isLeap: skip("L")) else {
            throw ParsingError(expected: .month, offset: start)
        }
        return month
    }
}
