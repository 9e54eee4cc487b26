import AlmanacCore
import AlmanacNames

/// One order of words: `ngày D tháng M (năm Y)`.
///
/// Small letters stand for themselves, folded. A capital letter is a slot, which reads a value. A part in parentheses may be missing,
/// of what is in brackets one alternative is there; `|` separates alternatives. Spaces are only where words of Latin letters begin.
struct Pattern: Sendable {
    enum Step: Sendable {
        case letter(UInt32)
        /// No Latin word goes on here.
        case wordStart
        case slot(Slot)
        /// The next step, or else another one, if there is one.
        case choice(Int?)
        case jump(Int)
    }

    /// The steps, in order; a text that is at its end after the last one matches.
    private(set) var steps: [Step] = []
    /// The signs of the letters that every text of the pattern has, and of each bracket the signs of its alternatives.
    private(set) var (signs, choices) = (LetterSigns(), [[LetterSigns]]())

    init(_ source: ArraySlice<Unicode.Scalar>) {
        var rest = source
        signs = appendSequence(&rest, isOuter: true)
    }

    /// Whether a text with these letters may have a part that is of the pattern.
    func isPossible(among letters: LetterSigns) -> Bool {
        letters.contains(signs) && choices.allSatisfy { $0.contains { letters.contains($0) } }
    }

    /// Whether nothing has to follow a step.
    func isComplete(_ step: Int) -> Bool {
        guard step < steps.count else { return true }
        switch steps[step] {
        case .letter, .slot: return false
        case .wordStart: return isComplete(step + 1)
        case .jump(let next): return isComplete(next)
        case .choice(let other): return isComplete(step + 1) || other.map { isComplete($0) } ?? false
        }
    }

    /// Appends the steps of a sequence; returns the signs of its own letters.
    private mutating func appendSequence(_ rest: inout ArraySlice<Unicode.Scalar>, isOuter: Bool = false) -> LetterSigns
    {
        var (beginsWord, found, last) = (true, LetterSigns(), UInt32(0))
        while let scalar = rest.first, scalar != "|", scalar != ")", scalar != "]" {
            rest.removeFirst()
            if scalar == "(" || scalar == "[" {
                let alternatives = appendAlternatives(&rest, isOptional: scalar == "(")
                if isOuter, scalar == "[" { choices.append(alternatives) }
                (beginsWord, last) = (true, 0)
            } else if let slot = Slot(rawValue: scalar.value) {
                steps += [.wordStart, .slot(slot)]
                (beginsWord, last) = (true, 0)
            } else if scalar == " " {
                beginsWord = true
            } else {
                if beginsWord { steps.append(.wordStart) }
                beginsWord = false
                for letter in FoldedText(String(scalar)).letters {
                    steps.append(.letter(letter))
                    found.insert(letter, after: last)
                    last = letter
                }
            }
        }
        return found
    }

    /// Appends the steps of alternatives; returns the signs of each.
    private mutating func appendAlternatives(_ rest: inout ArraySlice<Unicode.Scalar>, isOptional: Bool)
        -> [LetterSigns]
    {
        var (jumps, found): ([Int], [LetterSigns]) = ([], [])
        while true {
            let choice = steps.count
            steps.append(.choice(nil))
            found.append(appendSequence(&rest))
            guard let sign = rest.popFirst(), sign == "|" else {
                if isOptional { steps[choice] = .choice(steps.count) }
                break
            }
            jumps.append(steps.count)
            steps.append(.jump(0))
            steps[choice] = .choice(steps.count)
        }
        for jump in jumps { steps[jump] = .jump(steps.count) }
        return found
    }
}

/// Letters as 128 bits: a text without a bit of a word does not have the word. Of Latin letters, which most texts have, two in a row
/// have a bit.
struct LetterSigns: Sendable {
    private var (low, high) = (UInt64(0), UInt64(0))

    mutating func insert(_ letter: UInt32, after last: UInt32) {
        if isLatin(letter), !isLatin(last) { return }
        let sign = ((isLatin(letter) ? last &* 31 &+ letter : letter) &* 0x9E37_79B1) >> 25
        if sign < 64 { low |= 1 << UInt64(sign) } else { high |= 1 << UInt64(sign - 64) }
    }

    func contains(_ other: LetterSigns) -> Bool { low & other.low == other.low && high & other.high == other.high }
}

/// A value that a pattern reads, by its letter in the rows of the vocabulary.
enum Slot: UInt32, Sendable {
    /// A weekday, 1 for Monday … 7.
    case weekday = 0x41
    /// A Gregorian month by name.
    case monthName = 0x42
    /// A day of a lunar month, by words of the lunar calendar: 初七, 廿三, 十五, rằm.
    case lunarDay = 0x43
    /// A day of a month, 0 … 99.
    case day = 0x44
    /// A year of an era, as its Gregorian year and 65 536 times the index of the era: 令和8.
    case eraYear = 0x45
    /// The name of something that returns: a festival, a term, a phase.
    case name = 0x46
    /// The branch of a year, by its animal too, from 0.
    case branch = 0x48
    /// A word for the solar calendar.
    case solarMark = 0x49
    /// Days that a custom singles out: 0 … 5 for 六曜, 6 for 손 없는 날, 10 for the first and the fifteenth of lunar months, 11 for the
    /// fifteenth, 20 … 26 for Mondays … Sundays.
    case customDay = 0x4A
    /// A word for the lunar calendar; 2 for one that asks nothing alone.
    case lunarMark = 0x47
    /// A year by its distance from this one.
    case yearOffset = 0x4B
    /// A lunar month by a name that no Gregorian month has.
    case lunarMonth = 0x4C
    /// A month, 0 … 99.
    case month = 0x4D
    /// A number of days, weeks, months or years, or of a week.
    case count = 0x4E
    /// A day by its distance from today.
    case dayOffset = 0x4F
    /// Stem and branch of a year.
    case pillar = 0x50
    /// A date of eight digits.
    case compactDate = 0x51
    /// A day of a lunar month that needs no month beside it to be one: 初七, 廿三.
    case plainLunarDay = 0x53
    /// A region, by its index in the table, or two with a word between them; words of the vocabulary are those between two.
    case region = 0x52
    /// The second text of a range, or the words after a region.
    case lastText = 0x54
    /// 1 for days, 2 weeks, 3 months, 4 years, 5 half a year, 6 half a month, 7 years and a half, 8 months and a half.
    case unit = 0x55
    /// Days that go by a name, as the first and last month and day: 4290505, with days off; negative without; 701 a lunar month and day. A
    /// count from a birth is its unit and number: -4060, 환갑, and -1099, 百日, because the day of birth is the first of the hundred.
    case season = 0x56
    /// Last, this, next, the one after next: -1, 0, 1, 2.
    case relative = 0x57
    /// A text that is read by itself.
    case text = 0x58
    /// A year of four digits.
    case year = 0x59
    /// A word for a leap month.
    case leap = 0x5A

    /// The letter of the alphabet, from 0.
    var index: Int { Int(rawValue) - 0x41 }
}

/// The values that slots have read.
struct SlotValues {
    private var values = [Int](repeating: .min, count: 26)

    subscript(_ slot: Slot) -> Int? {
        get {
            let value = values[slot.index]
            return value == .min ? nil : value
        }
        set { values[slot.index] = newValue ?? .min }
    }

    /// Whether they are a month and a day in digits, without a year, that a word says to be lunar.
    var isLunarMonthAndDay: Bool {
        self[.lunarMark] != nil && self[.month] != nil && self[.day] != nil && self[.year] == nil && self[.leap] == nil
    }

    /// The letters that a slot for a text has read.
    func range(_ slot: Slot) -> Range<Int>? { self[slot].map { $0 >> 16..<$0 & 0xFFFF } }
}
