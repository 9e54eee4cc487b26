extension Day: CustomStringConvertible, LosslessStringConvertible {
    /// The ISO 8601 date of this day, as `GregorianDate` prints it: `2026-02-17`.
    public var description: String { GregorianDate(self).description }

    /// Reads an ISO 8601 date, as strictly as `GregorianDate` does; nil if it is not one.
    public init?(_ description: String) {
        guard let date = GregorianDate(description) else { return nil }
        self.init(date)
    }

    /// Reads an ISO 8601 date, as strictly as `GregorianDate` does.
    ///
    /// - Throws: `ParsingError` with the place of the first byte that does not fit.
    public init(parsing text: some Collection<UInt8>) throws(ParsingError) {
        self.init(try GregorianDate(parsing: text))
    }

    /// Reads an ISO 8601 date, as strictly as `GregorianDate` does.
    ///
    /// - Throws: `ParsingError` with the place of the first byte that does not fit.
    public init(parsing text: String) throws(ParsingError) {
        try self.init(parsing: text.utf8)
    }
}
