import AlmanacCore

/// A rule of law about a holiday in addition to its own day; `Data/holidays/RULES.md` is the specification.
struct MovingRule {
    /// A fact about the holiday's own day.
    enum Fact: Hashable {
        /// It is that day of the week.
        case weekday(Weekday)
        /// Another public holiday stays there.
        case holiday
        /// It is the day after a Sunday that is the own day of another public holiday.
        case sundayBefore
    }

    /// The day to which a holiday goes.
    enum Target {
        /// The day after, whatever it is.
        case nextDay
        /// The first after it that is free and no Sunday.
        case nextWeekday
        /// The first after it that is free and not of the weekend.
        case nextWorkday
        /// The last before it that is free and not of the weekend.
        case previousWorkday
        /// The day of another festival in the same Gregorian year, and days after.
        case from(FestivalID, days: Int)
    }

    /// The effect of a law in the years for which it holds.
    enum Action: UInt8, CaseIterable {
        /// The holiday is on another day.
        case move
        /// Another day is off too.
        case add
        /// The festival is a day off for the audience alone.
        case only
        /// Half of the festival's day is off for the audience alone; the law does not say which half.
        case half
        /// A day between two holidays is off.
        case between
        /// The holiday is in the shorter list.
        case listed
        /// Only in these years do everybody's laws and notices apply to the audience. Weekly rest by law never does.
        case bound
    }

    /// The festival; nil for days between, and for all holidays.
    let festival: FestivalID?
    /// The Gregorian years of the holiday's own day.
    let years: ClosedRange<Int16>
    /// The effect of the law.
    let action: Action
    /// The condition of a rule that moves a holiday or adds a day: alternatives, each of facts that must all hold; empty for the
    /// other actions.
    let condition: [Set<Fact>]
    /// The day of a rule that moves a holiday or adds a day; nil for the other actions.
    let target: Target?
    let audience: Audience
    let line: DataLine

    func holds(inYear year: Int) -> Bool { Int16(exactly: year).map(years.contains) ?? false }
}

/// The rules of a holiday file, which stand between its head and its notices, in their order.
struct MovingRules {
    private static let subject = "festival"

    private(set) var rules: [MovingRule] = []
    private let festivals: [FestivalID]
    /// The festivals that the rows are about.
    private var subjects: [FestivalID] = []

    /// Takes the rows up to the first notice from the front of the rows of a file.
    init(_ festivals: [FestivalID], _ lines: inout ArraySlice<DataLine>) throws(DataFileError) {
        self.festivals = festivals
        while let line = lines.first, line.word(0) != "notice" {
            try read(line)
            lines = lines.dropFirst()
        }
    }

    /// Whether a row is one of the rules, which end the head.
    static func has(_ line: DataLine) -> Bool {
        line.word(0) == subject || Words.lawActions.value(line.word(0)) != nil
    }

    private mutating func read(_ line: DataLine) throws(DataFileError) {
        if line.word(0) == Self.subject {
            guard line.count > 1 else { throw line.error("no festival", expected: "'festival ID…'") }
            let known = festivals
            subjects = try (1..<line.count).map { index throws(DataFileError) in try line.festival(index, of: known) }
            return
        }
        let action = try line.value(0, Words.lawActions)
        let years = try line.years(1)
        let (condition, target, audience) = try ending(of: line, action)
        let isOfFestivals = action != .between && action != .bound
        guard !isOfFestivals || !subjects.isEmpty else {
            throw line.error(at: 0, expected: "'festival ID…' above it")
        }
        for festival in isOfFestivals ? subjects.map(Optional.some) : [nil] {
            rules.append(
                MovingRule(
                    festival: festival,
                    years: years,
                    action: action,
                    condition: condition,
                    target: target,
                    audience: audience,
                    line: line
                )
            )
        }
    }
}

// MARK: - The fields after the years

extension MovingRules {
    private func ending(
        of line: DataLine,
        _ action: MovingRule.Action
    ) throws(DataFileError) -> ([Set<MovingRule.Fact>], MovingRule.Target?, Audience) {
        switch action {
        case .only, .half, .bound:
            try line.requireCount(3...3, "'\(line.word(0)) YEARS AUDIENCE'")
            return ([], nil, try line.audience(2))
        case .listed, .between:
            try line.requireCount(2...2, "'\(line.word(0)) YEARS'")
            return ([], nil, action == .listed ? .listed : .everybody)
        case .move, .add:
            let condition = try condition(line)
            var fields = FieldReader(line, from: 3)
            let target = try target(&fields)
            let audience = fields.skip("only") ? try line.audience(fields.next()) : .everybody
            let expected = "'\(line.word(0)) YEARS WHEN TARGET', then perhaps 'only AUDIENCE'"
            try line.requireCount(fields.index...fields.index, expected)
            return (condition, target, audience)
        }
    }

    /// Conditions with commas between, facts that must all hold with `+` between.
    private func condition(_ line: DataLine) throws(DataFileError) -> [Set<MovingRule.Fact>] {
        var alternatives: [Set<MovingRule.Fact>] = []
        for alternative in line.word(2).split(separator: ",", omittingEmptySubsequences: false) {
            var facts: Set<MovingRule.Fact> = []
            for word in alternative.split(separator: "+", omittingEmptySubsequences: false) {
                if word == "holiday" {
                    facts.insert(.holiday)
                } else if word == "sunday-before" {
                    facts.insert(.sundayBefore)
                } else if let weekday = Words.weekdays.value(String(word)) {
                    facts.insert(.weekday(weekday))
                } else {
                    let expected = "holiday, sunday-before or a weekday, with ',' for or and '+' for and"
                    throw line.error("condition '\(word)'", expected: expected)
                }
            }
            alternatives.append(facts)
        }
        return alternatives
    }

    private func target(_ fields: inout FieldReader) throws(DataFileError) -> MovingRule.Target {
        if fields.skip("next-day") { return .nextDay }
        if fields.skip("next-weekday") { return .nextWeekday }
        if fields.skip("next-workday") { return .nextWorkday }
        if fields.skip("previous-workday") { return .previousWorkday }
        let expected = "next-day, next-weekday, next-workday, previous-workday or 'from ID [+N]'"
        try fields.line.require(fields.skip("from"), "target '\(fields.word)'", expected: expected)
        let id = try fields.line.festival(fields.next(), of: festivals)
        let hasDays = fields.word.hasPrefix("+")
        return .from(id, days: hasDays ? try fields.readInteger("days later", in: 0...100) : 0)
    }
}
