/// The ISO 8601 date of the day, as `GregorianDate` prints and reads it: `2026-02-17`.
extension Day: PlainText {
    /// Room for `-5877641-06-23`.
    public static var textCapacity: Int { GregorianDate.textCapacity }

    /// Reads an ISO 8601 date from the front of a text.
    public init(reading reader: inout ASCIIReader) throws(ParsingError) {
        self.init(try GregorianDate(reading: &reader))
    }

    /// Writes the date in ISO 8601.
    public func write(to writer: inout ASCIIWriter) {
        GregorianDate(self).write(to: &writer)
    }
}
