import AlmanacCore

extension DataLine {
    /// A field as years: `all`, `2008-`, `-2013`, `2008-2013` or `2008`.
    func years(_ index: Int) throws(DataFileError) -> ClosedRange<Int16> {
        let all = FestivalRow.allYears
        if word(index) == "all" { return all }
        let parts = word(index).split(separator: "-", omittingEmptySubsequences: false)
        let first = parts.first.flatMap { $0.isEmpty ? all.lowerBound : Self.year($0) }
        let last = parts.last.flatMap { $0.isEmpty ? all.upperBound : Self.year($0) }
        guard (1...2).contains(parts.count), word(index) != "-", let first, let last, first <= last else {
            throw error(found: "years '\(word(index))'", expected: "all, 2008, 2008-, -2013 or 2008-2013")
        }
        return first...last
    }

    private static func year(_ text: Substring) -> Int16? {
        text.utf8.count == 4 ? Int16(text).flatMap { $0 > 0 ? $0 : nil } : nil
    }
}
