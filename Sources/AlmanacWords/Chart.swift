import AlmanacCore
import AlmanacNames

/// A text, folded once, with what was found in its parts: for each index the matches of all patterns that begin there, and for each part
/// and question the meaning. Everything is found once and kept, so that the work grows with the length of the text and not with the
/// ways to divide it.
final class Chart {
    /// One way in which a pattern matches the letters from an index on.
    struct Match {
        let row: Vocabulary.Row
        /// The index after it; nil if a free text stands last, which goes on to the end of any part.
        let end: Int?
        /// The free text that stands last, and where it begins.
        let rest: (slot: Slot, start: Int)?
        let values: SlotValues

        /// The values of the match with a part that ends at an index; nil if it ends elsewhere.
        func values(endingAt index: Int) -> SlotValues? {
            guard let rest else { return end == index ? values : nil }
            guard rest.start < index else { return nil }
            var values = values
            values[rest.slot] = rest.start << 16 | index
            return values
        }
    }

    /// The meaning of a part for one question on one day.
    struct Meaning {
        let end: Int
        let whole: Vocabulary.Kind?
        let depth: Int
        let today: Day?
        let result: Result<Asked?, QuestionError>
    }

    let text: FoldedText
    /// The text as it was typed; empty if it was put together of parts of another.
    let scalars: [Unicode.Scalar]
    let eras: [EraName]
    let work: Work
    /// Whether numbers have a slash between them, so that the country has an order of day and month for them.
    let hasSlash: Bool
    /// The meanings of the parts that begin at each index.
    var meanings: [[Meaning]]
    private let rows: [Vocabulary.Row]
    private let signs: [LetterSigns]
    private var found: [[Match]?]
    private var words: [[(slot: Slot, language: UInt8, readings: [(value: Int, end: Int)])]]

    init(_ text: FoldedText, _ scalars: [Unicode.Scalar], _ rows: [Vocabulary.Row], _ eras: [EraName], _ work: Work) {
        (self.text, self.scalars, self.eras, self.work) = (text, scalars, eras, work)
        hasSlash = scalars.contains("/")
        var signs = [LetterSigns](repeating: LetterSigns(), count: text.letters.count + 1)
        for index in text.letters.indices.reversed() {
            signs[index] = signs[index + 1]
            signs[index].insert(text.letters[index], after: 0)
            if index + 1 < text.letters.count {
                signs[index].insert(text.letters[index + 1], after: text.letters[index])
            }
        }
        self.signs = signs
        self.rows = rows.filter { $0.pattern.isPossible(among: signs[0]) }
        meanings = [[Meaning]](repeating: [], count: text.letters.count + 1)
        found = [[Match]?](repeating: nil, count: Vocabulary.Kind.stageCount * (text.letters.count + 1))
        words = meanings.map { _ in [] }
    }

    /// The matches of the patterns of a stage that begin at an index, in the order of the rows, of each the longest first.
    func matches(_ stage: Int, at index: Int) -> [Match] {
        let key = stage * (text.letters.count + 1) + index
        if let known = found[key] { return known }
        var all: [Match] = []
        for row in rows where row.kind.stage == stage && row.pattern.isPossible(among: signs[index]) {
            var matcher = PatternMatcher(chart: self, row: row)
            matcher.match(0, index, after: -1)
            all += matcher.found
        }
        found[key] = all
        return all
    }

    /// The readings of a slot at an index, the longest first.
    func readings(_ slot: Slot, _ index: Int, _ language: UInt8) -> [(value: Int, end: Int)] {
        if let known = words[index].first(where: { $0.slot == slot && $0.language == language }) {
            return known.readings
        }
        work.spend(4)
        let readings = newReadings(slot, index, language)
        words[index].append((slot, language, readings))
        return readings
    }

    private func newReadings(_ slot: Slot, _ index: Int, _ language: UInt8) -> [(value: Int, end: Int)] {
        switch slot {
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
            let first = regions(at: index)
            // Two regions make one number: the index of the first, plus 256 times the index of the second plus 1.
            return first.flatMap { one in
                Vocabulary.shared.readings(.region, text, one.end, language).flatMap { word in
                    regions(at: word.end).map { (value: one.value + ($0.value + 1) << 8, end: $0.end) }
                }
            } + first
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

    /// The regions whose names stand at an index, the longest name first.
    private func regions(at index: Int) -> [(value: Int, end: Int)] {
        var found = work.regionNames.filter { text.has($0.letters, at: index) }
            .map { (value: $0.index, end: index + $0.letters.count) }
        found.insertionSort { $0.end > $1.end }
        return found
    }
}

/// The steps that one question has taken, of which there is a limit, and the names that are laid out for it once.
final class Work {
    /// Less than ten times the steps of a festival's name, because some pieces of work spend many steps at once.
    static let limit = 165_000
    private(set) var steps = 0
    private let table: AlmanacTable?
    private var laidOut: OccasionNames?
    private(set) lazy var regionNames = table?.regionNames ?? []
    /// Readers who live in regions that the words name, with the names of their eras.
    private var residents: [(region: RegionID, reader: QuestionReader, eras: [EraName])] = []

    /// The work of a question about a table; nil for words that have no names in them.
    init(_ table: AlmanacTable?, _ names: OccasionNames? = nil) { (self.table, laidOut) = (table, names) }

    /// Whether the question has taken all the steps that it may: it is refused.
    var isOver: Bool { steps > Self.limit }

    func spend(_ count: Int = 1) { steps += count }

    /// A reader who lives in a region and the names of the eras there, laid out when they are first asked for.
    func resident(of region: RegionID, like reader: QuestionReader) -> (reader: QuestionReader, eras: [EraName])? {
        if let known = residents.first(where: { $0.region == region }) { return (known.reader, known.eras) }
        guard let there = reader.living(in: region) else { return nil }
        spend(5000)
        residents.append((region, there, there.festivals.eraNames))
        return (there, residents[residents.count - 1].eras)
    }

    /// The names, laid out when they are first asked for.
    var names: OccasionNames? {
        guard laidOut == nil, let table else { return laidOut }
        let names = OccasionNames(table)
        // To fold a name takes as long as some steps.
        spend(9 * names.count)
        laidOut = names
        return names
    }
}

/// Matches the letters of a text from an index on with a pattern, and finds every way of it.
struct PatternMatcher {
    let chart: Chart
    let row: Vocabulary.Row
    private(set) var found: [Chart.Match] = []
    private var values = SlotValues()

    init(chart: Chart, row: Vocabulary.Row) { (self.chart, self.row) = (chart, row) }

    /// Only a slot and the first way of a choice are calls within the call: the stack of a WebAssembly module is small.
    ///
    /// - Parameter open: The end of a free text after which nothing was read yet, or -1.
    mutating func match(_ firstStep: Int, _ firstIndex: Int, after open: Int) {
        var (step, index) = (firstStep, firstIndex)
        let (steps, text) = (row.pattern.steps, chart.text)
        while step < steps.count {
            chart.work.spend()
            if chart.work.isOver { return }
            switch steps[step] {
            case .letter(let letter):
                guard index < text.letters.count, text.letters[index] == letter else { return }
                (step, index) = (step + 1, index + 1)
            case .wordStart:
                guard text.isWordStart(index) else { return }
                step += 1
            case .jump(let next): step = next
            case .choice(let other):
                match(step + 1, index, after: open)
                guard let other else { return }
                step = other
            case .slot(let slot): return match(slot, step + 1, index, after: open)
            }
        }
        // That the free text is the last is a match of its own.
        if index != open { found.append(Chart.Match(row: row, end: index, rest: nil, values: values)) }
    }

    private mutating func match(_ slot: Slot, _ next: Int, _ index: Int, after open: Int) {
        let old = values[slot]
        defer { values[slot] = old }
        if slot == .name || slot == .text || slot == .lastText { return matchText(slot, next, index) }
        for reading in chart.readings(slot, index, row.language) {
            values[slot] = reading.value
            match(next, reading.end, after: open)
        }
    }

    private mutating func matchText(_ slot: Slot, _ next: Int, _ index: Int) {
        let (pattern, letters) = (row.pattern, chart.text.letters)
        if pattern.isComplete(next), index < letters.count {
            found.append(Chart.Match(row: row, end: nil, rest: (slot, index), values: values))
        }
        guard next < pattern.steps.count, index < letters.count else { return }
        var letter: UInt32?
        for step in pattern.steps[next...].prefix(2) {
            if case .letter(let first) = step {
                letter = letter ?? first
            } else if case .wordStart = step {
            } else {
                break
            }
        }
        for end in (index + 1..<letters.count).reversed()
        where (letter == nil || letters[end] == letter) && chart.text.isWordStart(end) {
            values[slot] = index << 16 | end
            match(next, end, after: end)
        }
    }
}
