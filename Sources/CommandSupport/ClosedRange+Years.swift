import AlmanacCore

extension ClosedRange<Int> {
    /// Reads the YEARS of a command line, `2026`, `1900...2100`, `1900..2100` or `1900-2100`, within those that the command can answer for.
    package init(years text: String, within limits: ClosedRange<Int>) throws(UsageError) {
        let (first, last) = try Self.ends(of: text)
        guard limits.contains(first), limits.contains(last) else {
            throw .outside(text, first: "\(limits.lowerBound)", last: "\(limits.upperBound)")
        }
        guard first <= last else { throw .descending(text, right: "\(last)...\(first)") }
        self = first...last
    }

    private static func ends(of text: String) throws(UsageError) -> (first: Int, last: Int) {
        if let year = number(text[...]) { return (year, year) }
        for separator in ["...", "..", "…", "–", "-"] {
            let parts = text.split(separator: separator, maxSplits: 1, omittingEmptySubsequences: false)
            // 2026-12 is a month, and no years in descending order.
            let isMonth = separator == "-" && parts.count == 2 && parts[1].utf8.count <= 2
            if !isMonth, parts.count == 2, let first = number(parts[0]), let last = number(parts[1]) {
                return (first, last)
            }
        }
        throw .notUnderstood(text, example: "2026, 1900...2100")
    }

    /// Reads ASCII digits only, not 0 before others; a number too large for `Int` becomes `Int.max`, which is out of every
    /// range.
    private static func number(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.utf8.count == 1 || text.utf8.first != UInt8(ascii: "0"),
            text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return nil }
        return Int(text) ?? .max
    }
}

extension AlmanacTable {
    /// The Gregorian years that the table answers for.
    package var promisedYears: ClosedRange<Int> {
        GregorianDate(days.firstDay).year...GregorianDate(days.lastDay).year
    }
}
