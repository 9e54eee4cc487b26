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

    init(_ source: ArraySlice<Unicode.Scalar>) {
        var rest = source
        appendSequence(&rest)
    }

    private mutating func appendSequence(_ rest: inout ArraySlice<Unicode.Scalar>) {
        var beginsWord = true
        while let scalar = rest.first, scalar != "|", scalar != ")", scalar != "]" {
            rest.removeFirst()
            if scalar == "(" || scalar == "[" {
                appendAlternatives(&rest, isOptional: scalar == "(")
                beginsWord = true
            } else if let slot = Slot(rawValue: scalar.value) {
                steps += [.wordStart, .slot(slot)]
                beginsWord = true
            } else if scalar == " " {
                beginsWord = true
            } else {
                if beginsWord { steps.append(.wordStart) }
                beginsWord = false
                for letter in FoldedText(String(scalar)).letters { steps.append(.letter(letter)) }
            }
        }
    }

    private mutating func appendAlternatives(_ rest: inout ArraySlice<Unicode.Scalar>, isOptional: Bool) {
        var jumps: [Int] = []
        while true {
            let choice = steps.count
            steps.append(.choice(nil))
            appendSequence(&rest)
            guard let sign = rest.popFirst(), sign == "|" else {
                if isOptional { steps[choice] = .choice(steps.count) }
                break
            }
            jumps.append(steps.count)
            steps.append(.jump(0))
            steps[choice] = .choice(steps.count)
        }
        for jump in jumps { steps[jump] = .jump(steps.count) }
    }
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
    /// A day that a custom singles out: 0 … 5 for 六曜, 6 for 손 없는 날.
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
    /// A region, by its index in the table.
    case region = 0x52
    /// The second text of a range, or what stands behind a region.
    case lastText = 0x54
    /// 1 for days, 2 weeks, 3 months, 4 years, 5 half a year, 6 half a month, 7 years and a half, 8 months and a half.
    case unit = 0x55
    /// Holidays that go by a name of several days, as the first and last month and day: 4290505.
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

/// Matches a text with a pattern, and tries every way of it.
struct PatternMatcher {
    let text: FoldedText
    let row: Vocabulary.Row
    let eras: [EraName]
    let regions: [(letters: [UInt32], index: Int)]
    private(set) var values = SlotValues()

    /// Calls `accept` with the values of each way in which the pattern matches the whole text, until it returns true.
    mutating func match(_ accept: (SlotValues) -> Bool) -> Bool { match(0, 0, accept) }

    /// Only a slot and the first way of a choice are calls within the call: the stack of a WebAssembly module is small.
    private mutating func match(_ firstStep: Int, _ firstIndex: Int, _ accept: (SlotValues) -> Bool) -> Bool {
        var (step, index) = (firstStep, firstIndex)
        while step < row.pattern.steps.count {
            switch row.pattern.steps[step] {
            case .letter(let letter):
                guard index < text.letters.count, text.letters[index] == letter else { return false }
                (step, index) = (step + 1, index + 1)
            case .wordStart:
                guard text.isWordStart(index) else { return false }
                step += 1
            case .jump(let next): step = next
            case .choice(let other):
                if match(step + 1, index, accept) { return true }
                guard let other else { return false }
                step = other
            case .slot(let slot): return match(slot, step + 1, index, accept)
            }
        }
        return index == text.letters.count && accept(values)
    }

    private mutating func match(_ slot: Slot, _ next: Int, _ index: Int, _ accept: (SlotValues) -> Bool) -> Bool {
        let old = values[slot]
        for reading in readings(slot, index) {
            values[slot] = reading.value
            if match(next, reading.end, accept) { return true }
        }
        values[slot] = old
        return false
    }

    /// The readings of a slot at an index, the longest readings first.
    private func readings(_ slot: Slot, _ index: Int) -> [(value: Int, end: Int)] {
        let language = row.language
        switch slot {
        case .name, .text, .lastText:
            let ends = (index..<text.letters.count).reversed().lazy.map { $0 + 1 }.filter { text.isWordStart($0) }
            return ends.map { (index << 16 | $0, $0) }
        case .year:
            let era = eras.first { $0.letters.isEmpty }?.yearZero
            return (text.number(index, digits: 4...4) ?? text.hanYear(index) ?? text.shortYear(index, era)).map { [$0] }
                ?? []
        case .compactDate: return text.number(index, digits: 8...8).map { [$0] } ?? []
        case .eraYear:
            return eras.indices.compactMap { era in
                eras[era].year(text, index).map { (era << 16 | $0.value, $0.end) }
            }
        case .region:
            var found = regions.filter { text.has($0.letters, at: index) }
                .map { (value: $0.index, end: index + $0.letters.count) }
            found.insertionSort { $0.end > $1.end }
            return found
        case .plainLunarDay: return text.hanLunarDay(index, isPlain: true).map { [$0] } ?? []
        case .lunarDay:
            let han = language == 1 ? text.hanLunarDay(index, isPlain: false) : nil
            return (han.map { [$0] } ?? [])
                + Vocabulary.shared.readings(slot, text, index, language)
        case .month, .day, .count:
            let number = text.number(index, digits: 1...(slot == .count ? 7 : 2))
            // Numbers without units are digits: 五一 is a festival, hai mươi mốt no 2 November.
            guard language != 0 else { return number.map { [$0] } ?? [] }
            // A number of days is counted in the words of their numbers, too.
            let words = Vocabulary.shared.readings(slot, text, index, language)
            let days = slot == .count ? Vocabulary.shared.readings(.day, text, index, language) : []
            return words + days + ((number ?? text.hanNumber(index)).map { [$0] } ?? [])
        default: return Vocabulary.shared.readings(slot, text, index, language)
        }
    }
}
