import AlmanacCore
import AlmanacNames
import CAlmanacWords

/// The words of dates and questions in the six languages, and their order: the rows of `Data/words`, whose README describes them.
struct Vocabulary: Sendable {
    /// A pattern with its meaning.
    struct Row: Sendable {
        let kind: Kind
        /// The number after the kind, whose meanings are in `Data/words/README.md`: -1 for days before; 0 without one.
        let number: Int
        /// The place among all rows.
        let index: Int
        let language: UInt8
        let pattern: Pattern

        /// -1 for days before, 1 for days after.
        var sign: Int { number < 0 ? -1 : 1 }
    }

    /// The meaning of a pattern, by the word that begins its row.
    enum Kind: Letters, CaseIterable, Sendable {
        case date, lunar, either, order, weekday, week, month, monthday, nthday, year, later, pillarday, julian, season,
            terms, age, birthday
        case named
        case inmonth, previous, after, range, since, reached, until, next, workday, works, holidays
        case place

        init?(_ word: ArraySlice<Unicode.Scalar>) { self.init(rawValue: Letters(word)) }

        /// How many stages there are.
        static let stageCount = 4

        /// The stage in which the patterns are tried: dates first, then names, then questions and ranges, then those of a region.
        var stage: Int {
            switch self {
            case .named: 1
            case .inmonth, .previous, .after, .range, .since, .reached, .until, .next: 2
            case .workday, .works, .holidays: 2
            case .place: 3
            default: 0
            }
        }
    }

    /// The letters of a word as one number, for they are no text that Embedded Swift compares.
    struct Letters: ExpressibleByStringLiteral, Equatable, Sendable {
        private let sum: UInt64

        init(stringLiteral text: StaticString) { sum = text.withUTF8Buffer { Self.sum($0.lazy.map { UInt64($0) }) } }

        init(_ word: ArraySlice<Unicode.Scalar>) { sum = Self.sum(word.lazy.map { UInt64($0.value) }) }

        private static func sum(_ letters: some Sequence<UInt64>) -> UInt64 { letters.reduce(0) { $0 &* 31 &+ $1 } }
    }

    private struct Word: Sendable {
        let value: Int
        let letters: [UInt32]
        let language: UInt8
    }

    /// The words of each slot.
    private var words = [[Word]](repeating: [], count: 26)
    /// Words before or after a question that change nothing in it.
    private var fillers: [[UInt32]] = []
    /// Subjects that people ask about and that are not here.
    private var topics: [[UInt32]] = []
    private var rows: [[Row]] = []

    /// The vocabulary, laid out once when the first words are read.
    static let shared = Vocabulary()

    /// The patterns of one language and of numbers, or of all languages, those of the first before the others.
    func rows(_ first: CalendarLanguage, isAlone: Bool = false) -> [Row] {
        let own = Self.index(of: first)
        let others = isAlone ? [0] : rows.indices.filter { $0 != own }
        return rows[own] + others.flatMap { rows[$0] }
    }

    /// 0 is numbers, then Chinese, English, Korean, Japanese and Vietnamese.
    private static func index(of language: CalendarLanguage) -> Int {
        language == .simplifiedChinese ? 1 : Int(language.rawValue)
    }

    private init() {
        let bytes = UnsafeBufferPointer(start: almanac_words(), count: almanac_words_size())
        for line in Array(String(decoding: bytes, as: UTF8.self).unicodeScalars).split(separator: "\n") {
            append(line)
        }
        for language in CalendarLanguage.allCases where language != .traditionalChinese {
            for pillar in StemBranch.allCases { append(pillar.name(in: language), .pillar, pillar.index) }
        }
        for language in CalendarLanguage.allCases {
            for branch in EarthlyBranch.allCases {
                append(branch.zodiac.name(in: language), .branch, Int(branch.rawValue))
                append(branch.name(in: language), .branch, Int(branch.rawValue))
            }
        }
        // Without its mark Tý, the rat, is Tỵ, the snake: neither is read.
        let all = words[Slot.branch.index]
        words[Slot.branch.index].removeAll { one in
            all.contains { $0.letters == one.letters && $0.value != one.value }
        }
    }

    private mutating func append(_ word: String, _ slot: Slot, _ value: Int, _ language: UInt8 = 0) {
        words[slot.index].append(Word(value: value, letters: FoldedText(word).letters, language: language))
    }

    private mutating func append(_ line: ArraySlice<Unicode.Scalar>) {
        guard let space = line.firstIndex(of: " "), line.first != "#" else { return }
        let rest = line[(space + 1)...]
        if line[..<space].elementsEqual("language".unicodeScalars) {
            rows.append([])
            return
        }
        guard let language = UInt8(exactly: rows.count - 1) else { return }
        if line.first == "~" {
            for word in rest.split(separator: "|") {
                fillers.append(FoldedText(word.text).letters)
            }
        } else if line.first == "!" {
            topics += rest.split(separator: "|").map { FoldedText($0.text).letters }
        } else if let kind = Kind(line[..<space]) {
            let index = rows.reduce(0) { $0 + $1.count }
            let colon = rest.firstIndex(of: ":")
            let number = colon.map { Self.integer(rest[..<$0]) } ?? 0
            let pattern = Pattern(rest[(colon.map { $0 + 1 } ?? rest.startIndex)...])
            rows[rows.count - 1].append(
                Row(kind: kind, number: number, index: index, language: language, pattern: pattern)
            )
        } else if let slot = Slot(rawValue: line[line.startIndex].value), let colon = line.firstIndex(of: ":") {
            appendWords(line[(colon + 1)...], slot, Self.integer(line[(space + 1)..<colon]), language)
        }
    }

    private mutating func appendWords(_ list: ArraySlice<Unicode.Scalar>, _ slot: Slot, _ first: Int, _ language: UInt8)
    {
        for (offset, alternatives) in list.split(separator: ",").enumerated() {
            for word in alternatives.split(separator: "|") {
                append(word.text, slot, first + offset, language)
            }
        }
    }

    private static func integer(_ digits: ArraySlice<Unicode.Scalar>) -> Int {
        let number = digits.reduce(0) { (0x30...0x39).contains($1.value) ? $0 &* 10 &+ Int($1.value - 0x30) : $0 }
        return digits.first == "-" ? 0 &- number : number
    }

    /// The values of words that a slot may read at an index, the longest words first.
    func readings(_ slot: Slot, _ text: FoldedText, _ index: Int, _ language: UInt8) -> [(value: Int, end: Int)] {
        guard index < text.letters.count else { return [] }
        var found: [(value: Int, end: Int)] = []
        let isOwnAlone = language != 0 && [.relative, .lunarMark, .solarMark, .lunarMonth].contains(slot)
        for word in words[slot.index] where word.language == language || !isOwnAlone {
            // Of English and Vietnamese the letters are the same and the words are not: thu is Thursday, and thứ a part of others.
            if word.language != language, word.language % 3 == 2, language % 3 == 2 { continue }
            if text.has(word.letters, at: index) { found.append((word.value, index + word.letters.count)) }
        }
        found.insertionSort { $0.end > $1.end }
        return found
    }

    /// The letters of a text that name a subject which is not here, the longest name of the first index; nil if there are none.
    func topic(in text: FoldedText) -> Range<Int>? {
        for index in text.letters.indices where text.isWordStart(index) {
            let lengths = topics.filter { text.has($0, at: index) }.map { $0.count }
            if let length = lengths.max() { return index..<index + length }
        }
        return nil
    }

    /// The part without the longest filler of any language after it, or else without one before it; nil if there is none.
    func withoutFiller(_ text: FoldedText, _ part: Range<Int>) -> Range<Int>? {
        let shorter = fillers.filter { $0.count < part.count }
        let ends = shorter.filter {
            let index = part.upperBound - $0.count
            return text.letters[index..<part.upperBound].elementsEqual($0) && text.isWordStart(index)
        }
        if let end = ends.max(by: { $0.count < $1.count }) { return part.lowerBound..<part.upperBound - end.count }
        let starts = shorter.filter { text.has($0, at: part.lowerBound) }
        return starts.max(by: { $0.count < $1.count }).map { part.lowerBound + $0.count..<part.upperBound }
    }
}

/// A year by its last two digits. Years from 50 on are of the last century, for people were born in them, or where an era is understood
/// without its name, of the era.
///
/// - Parameter era: The Gregorian year before year 1 of that era.
func wholeYear(ofTwoDigits digits: Int, era: Int?) -> Int { digits + (digits < 50 ? 2000 : era ?? 1900) }
