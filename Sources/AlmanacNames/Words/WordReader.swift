import AlmanacCore

/// Reads words and numbers from the front of a folded text.
struct WordReader {
    private let text: FoldedText
    private var index = 0

    init(_ text: FoldedText) {
        self.text = text
    }

    var isAtEnd: Bool { index == text.letters.count }

    /// Reads a word if it comes next.
    mutating func skip(_ word: String) -> Bool {
        let letters = FoldedText(word).letters
        guard text.letters[index...].starts(with: letters) else { return false }
        index += letters.count
        return true
    }

    /// Reads the first of some words that comes next.
    mutating func skip(anyOf words: [String]) -> Bool {
        for word in words where skip(word) { return true }
        return false
    }

    /// Reads the longest of some words that comes next, and returns what it stands for.
    mutating func read<Value>(_ words: [(String, Value)]) -> Value? {
        var found: (count: Int, value: Value)?
        for (word, value) in words {
            let letters = FoldedText(word).letters
            if letters.count > found?.count ?? 0, text.letters[index...].starts(with: letters) {
                found = (letters.count, value)
            }
        }
        index += found?.count ?? 0
        return found?.value
    }

    /// Reads digits up to the end of their word, within some numbers; nothing is read of others.
    mutating func readNumber(_ range: ClosedRange<Int>) -> Int? {
        var (number, end) = (0, index)
        while end < text.letters.count, end == index || !text.beginsWord[end], end - index < 5,
            (0x30...0x39).contains(text.letters[end])
        {
            number = number * 10 + Int(text.letters[end] - 0x30)
            end += 1
        }
        guard end > index, range.contains(number) else { return nil }
        index = end
        return number
    }

    /// Reads a number 1 … 99 in Chinese characters, without 廿 and 卅.
    mutating func readHanNumber(_ range: ClosedRange<Int>) -> Int? {
        let start = self
        let first = read(hanDigits)
        var number = first ?? 0
        if skip("十") { number = (first ?? 1) * 10 + (read(hanDigits) ?? 0) }
        guard range.contains(number) else {
            self = start
            return nil
        }
        return number
    }

    /// Reads a year of four digits, ASCII or Chinese: 2025, 二〇二五.
    mutating func readYear() -> Int? {
        if let year = readNumber(1000...9999) { return year }
        let start = self
        var year = 0
        for _ in 0..<4 {
            guard let digit = read([("〇", 0), ("零", 0), ("○", 0)] + hanDigits) else {
                self = start
                return nil
            }
            year = year * 10 + digit
        }
        return year >= 1000 ? year : nil
    }

    /// Reads the stem and branch of a year, if it is the right one.
    mutating func skipPillar(of year: Int, in language: CalendarLanguage) -> Bool {
        skip(StemBranch.year(year).name(in: language))
    }

    private var hanDigits: [(String, Int)] {
        [("一", 1), ("二", 2), ("三", 3), ("四", 4), ("五", 5), ("六", 6), ("七", 7), ("八", 8), ("九", 9)]
    }
}

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
