/// The number, and an `L` for a leap month: `6`, `6L`.
///
/// A leading zero is accepted: `06L`.
extension LunarMonth: PlainText {
    /// Room for `12L`.
    public static var textCapacity: Int { 3 }

    /// Reads a number 1 … 12, and `L` if it follows, from the front of a text.
    public init(reading reader: inout ASCIIReader) throws(ParsingError) {
        let start = reader.offset
        let number = try reader.readNumber(digits: 1, through: 2)
        guard let month = LunarMonth(number: Int(number), isLeap: reader.skip("L")) else {
            throw ParsingError(expected: .month, offset: start)
        }
        self = month
    }

    /// Writes the number, and an `L` for a leap month.
    public func write(to writer: inout ASCIIWriter) {
        writer.write(UInt64(rawValue >> 1))
        if isLeap { writer.write("L") }
    }
}
