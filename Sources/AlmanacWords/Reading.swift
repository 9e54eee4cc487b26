import AlmanacCore
import AlmanacNames

/// A text being read: the chart of its words, and for whom they are read.
struct Reading {
    var reader: QuestionReader
    var chart: Chart
    /// The question of which the text is a part; nil if it is none.
    var whole: Vocabulary.Kind?
    /// How many questions the text is within; no question that people ask is within more than three.
    private var depth = 0
    /// The way in which the parts that were read last are bound to a day.
    private var partAnchor = Asked.Anchor.returning

    var text: FoldedText { chart.text }
    var eras: [EraName] { chart.eras }
    var work: Work { chart.work }

    init(_ reader: QuestionReader, _ scalars: [Unicode.Scalar], _ work: Work) {
        self.reader = reader
        chart = Chart(
            FoldedText(typed: scalars[...].text),
            scalars,
            Vocabulary.shared.rows(reader.language),
            reader.festivals.eraNames,
            work
        )
    }

    /// A reading of the words before and after a region's name, by a reader who lives there.
    func of(_ text: FoldedText, by resident: (reader: QuestionReader, eras: [EraName])) -> Reading {
        work.spend(300)
        var other = self
        other.chart = Chart(text, [], Vocabulary.shared.rows(reader.language), resident.eras, work)
        (other.reader, other.whole, other.depth) = (resident.reader, .place, 0)
        return other
    }

    /// A reading of one end of a range, on another day if one is given.
    func of(end: Part, on day: Day?) -> Reading {
        var other = self
        if let day { other.reader = reader.on(day) }
        (other.chart, other.whole, other.depth) = (end.chart, .range, 0)
        return other
    }

    /// The question of a part of the text; nil if it is none.
    mutating func asked(_ part: Range<Int>) throws(QuestionError) -> Asked? {
        guard !part.isEmpty else { return nil }
        let known = chart.meanings[part.lowerBound].first {
            $0.end == part.upperBound && $0.whole == whole && $0.depth == depth && $0.today == reader.today
        }
        if let known { return try known.result.get() }
        let result: Result<Asked?, QuestionError>
        do throws(QuestionError) { result = .success(try newlyAsked(part)) } catch { result = .failure(error) }
        let end = part.upperBound
        chart.meanings[part.lowerBound].append(
            Chart.Meaning(end: end, whole: whole, depth: depth, today: reader.today, result: result)
        )
        return try result.get()
    }

    private mutating func newlyAsked(_ part: Range<Int>, from first: Int = 0) throws(QuestionError) -> Asked? {
        var failure: QuestionError?
        let hasQuestions = [nil, .place, .until, .date, .range].contains(whole) || isAboutHolidays
        let hasRegions = first > 0 || whole == .named
        for stage in first..<(hasRegions ? Vocabulary.Kind.stageCount : hasQuestions ? 3 : 2) {
            var refusal: (row: Vocabulary.Row, error: QuestionError)?
            for match in chart.matches(stage, at: part.lowerBound) where stage != 2 || isPossible(match.row) {
                guard let values = match.values(endingAt: part.upperBound) else { continue }
                if let last = refusal, last.row.index != match.row.index {
                    // No other pattern may read the date as one of the other calendar: 1990年8月30日农历出生.
                    if last.row.kind == .either { throw last.error }
                    failure = failure ?? last.error
                    refusal = nil
                }
                do throws(QuestionError) {
                    partAnchor = .returning
                    if var found = try asked(match.row, values) {
                        try check(found, match.row, values)
                        found.anchor = max(partAnchor, values.anchor(match.row))
                        return found
                    }
                } catch {
                    // Another pattern may read the same text as something that is there: 12-30, but not 13-30.
                    // The ends of a range are no reason to refuse what has its word in it: 冬至时间.
                    if error != .notUnderstood, refusal == nil { refusal = (match.row, error) }
                }
            }
            failure = failure ?? refusal?.error
            if let failure { throw failure }
        }
        return nil
    }

    /// The question of the whole text.
    mutating func question() throws(QuestionError) -> Asked? {
        if let asked = try signed() { return asked }
        if let asked = try dottedRange() { return asked }
        // お盆 (新暦) is a name, and お盆 新暦 a question about お盆.
        if text.mainCount < text.letters.count, let found = try occasion(text, upTo: .exact) {
            return Asked(.occasion(found, in: nil))
        }
        if let asked = try wholeText() { return asked }
        return hyphenRange()
    }

    /// Reads the text without the words around it that change nothing in it.
    mutating func wholeText() throws(QuestionError) -> Asked? {
        // Between two numbers of a date there is one sign.
        let isSign: (Unicode.Scalar) -> Bool = { $0 == "-" || $0 == "/" || $0 == "." }
        guard !zip(chart.scalars, chart.scalars.dropFirst()).contains(where: { isSign($0) && isSign($1) }) else {
            throw .notUnderstood
        }
        var parts = [0..<text.letters.count]
        for index in 0..<8 where index < parts.count {
            if let asked = try asked(parts[index]) { return asked }
            if let asked = try names(in: parts[index]) { return asked }
            if let shorter = Vocabulary.shared.withoutFiller(text, parts[index]) {
                parts.append(shorter)
            }
        }
        // Reading the words next to a region takes most steps, so it begins with the fewest words.
        for part in parts.reversed() {
            if let asked = try newlyAsked(part, from: Vocabulary.Kind.stageCount - 1) { return asked }
        }
        for part in parts {
            if let asked = try beginning(part) { return asked }
        }
        return nil
    }

    /// Reads `+30` and `-2w`; nil for anything else.
    mutating func signed() throws(QuestionError) -> Asked? {
        let scalars = chart.scalars
        guard let sign = scalars.first, sign == "+" || sign == "-" || sign == "＋" || sign == "−" else { return nil }
        guard scalars.count > 1, ("0"..."9").contains(scalars[1]), let (count, unit) = distance(text) else {
            throw .notUnderstood
        }
        let isLater = sign == "+" || sign == "＋"
        var asked = Asked(.day(try reader.day(isLater ? count : -count, unit: max(unit, 1))))
        asked.anchor = .counted
        return asked
    }

    private mutating func asked(
        _ row: Vocabulary.Row,
        _ values: SlotValues
    ) throws(QuestionError) -> Asked? {
        switch row.kind {
        case .date, .lunar, .either, .order: return try date(row, values)
        case .age, .birthday, .reached: return try birth(row, values)
        case .weekday, .week: return try week(row, values)
        case .terms: return try terms(row, values)
        case .named: return try name(values)
        case .until: return try until(row, values)
        case .workday: return try workday(row, values)
        case .month where row.number == 0: return Asked(.month(try reader.month(in: values)))
        case .inmonth: return try inMonth(values)
        case .range: return try row.number == 2 ? both(values) : range(values)
        case .since: return try row.number == 1 ? apart(values) : since(values)
        case .next:
            let questions = [Asked.Question.nextHoliday, .nextDayOff, .nextBreak]
            return questions.indices.contains(row.number - 1) ? Asked(nil, questions[row.number - 1]) : nil
        case .holidays where row.number > 1: return try substitutes(isMakeup: row.number == 3, values)
        case .season, .works, .holidays: return try aboutHolidays(row, values)
        case .place: return try elsewhere(values)
        default: return try oneDay(day(row, values))
        }
    }

    /// Whether a part of the question may be read by a row: days until something are those until the next holiday, day off, break or
    /// workday, and a question about work may have a range in it.
    private func isPossible(_ row: Vocabulary.Row) -> Bool {
        switch whole {
        case .until: row.kind == .next || row.kind == .workday && row.number == 0
        case .date: row.kind == .after || row.kind == .reached || row.kind == .since && row.number == 1
        case .range: row.kind == .after
        case .named: row.kind != .range
        default: isAboutHolidays ? row.kind == .range && row.number != 2 : true
        }
    }

    func oneDay(_ day: Day?) throws(QuestionError) -> Asked? {
        guard let day else { return nil }
        return Asked(.day(try reader.within(day)))
    }

    /// Whether the text is a part of a question of who works when.
    var isAboutHolidays: Bool { whole == .holidays || whole == .works }

    /// The question of the letters that a slot for a text has read, within one of a kind; nil if they are none.
    mutating func part(
        of kind: Vocabulary.Kind,
        _ values: SlotValues,
        _ slot: Slot
    ) throws(QuestionError) -> Asked? {
        guard let range = values.range(slot), depth < 4 else { return nil }
        let (outer, outerAnchor) = (whole, partAnchor)
        whole = kind
        depth += 1
        defer {
            whole = outer
            depth -= 1
        }
        var found = try asked(range)
        partAnchor = max(outerAnchor, found?.anchor ?? .returning)
        // Of a date whose weekday or work is asked about nobody means the lunar one: 12月25日是星期几.
        if kind == .date || isAboutHolidays {
            found?.notes.removeAll { if case .gregorian = $0 { true } else { false } }
        }
        return found
    }
}

extension SlotValues {
    /// The way in which values bind words of a pattern to a day.
    fileprivate func anchor(_ row: Vocabulary.Row) -> Asked.Anchor {
        let isNumbered = row.kind == .week && row.number == 1
        let countedKinds: [Vocabulary.Kind] = [.later, .week, .terms, .previous]
        let (counted, fixed): ([Slot], [Slot]) = (
            [.yearOffset, .relative, .dayOffset], [.year, .eraYear, .compactDate, .pillar, .branch]
        )
        if !isNumbered && countedKinds.contains(row.kind) || counted.contains(where: { self[$0] != nil }) {
            return .counted
        }
        let isFixed = isNumbered || row.kind == .julian || row.kind == .order && self[.count] != nil
        return isFixed || fixed.contains { self[$0] != nil } ? .fixed : .returning
    }
}
