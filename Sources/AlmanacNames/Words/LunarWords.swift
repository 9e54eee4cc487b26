/// The parts of a date as they are read.
struct LunarWords {
    var year: Int?
    var isLeap = false
    var month = 0
    var day = 0
    /// Whether a word says so that is used of lunar dates alone.
    var isUnmistakable = false
}

extension WordReader {
    /// Reads numbers after a word that says they are lunar: 8-15, 6L-1, 2025-6L-1.
    mutating func readLunarNumbers(_ words: LunarWords) -> LunarWords? {
        guard words.isUnmistakable, !words.isLeap else { return nil }
        let start = self
        var words = words
        if words.year == nil { words.year = readNumber(1000...9999) }
        if let month = readNumber(1...12) {
            words.month = month
            words.isLeap = skip("l")
            if let day = readNumber(1...30), isAtEnd {
                words.day = day
                return words
            }
        }
        self = start
        return nil
    }
}
