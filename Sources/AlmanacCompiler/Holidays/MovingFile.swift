import AlmanacCore

/// The rules of `holidays/moving.txt`, in the order in which they stand.
struct MovingFile {
    /// The name of the file.
    static let name = "holidays/moving.txt"

    private(set) var rules: [MovingRule] = []
    private let regions: [RegionID]
    private let festivals: [FestivalID]
    /// The festivals that the rows are about.
    private var subjects: [FestivalID] = []

    /// Reads the file of a folder; no rules if it has none.
    init(from folder: SourceFolder, _ table: AlmanacTable) throws(DataFileError) {
        regions = table.regionIDs
        festivals = table.festivals.ids
        guard let file = folder.files.first(where: { $0.name == Self.name }) else { return }
        try file.requireCommentAboveEveryRow()
        for line in file.dataLines() { try read(line) }
    }

    private mutating func read(_ line: DataLine) throws(DataFileError) {
        if line.word(0) == "festival" {
            subjects = try festivals(line)
            return
        }
        guard ["move", "add", "between", "only", "half", "listed"].contains(line.word(0)) else {
            throw line.error(found: "'\(line.word(0))'", expected: "festival, move, add, between, only, half or listed")
        }
        guard let region = RegionID(line.word(1)), regions.contains(region) else {
            throw line.error(found: "region '\(line.word(1))'", expected: "a region of festivals/regions.txt")
        }
        let years = try line.years(2)
        let (effect, audience) = try effect(line)
        let isBetween = line.word(0) == "between"
        guard isBetween || !subjects.isEmpty else {
            throw line.error(found: "'\(line.word(0))'", expected: "'festival ID…' above it")
        }
        for festival in isBetween ? [nil] : subjects.map(Optional.some) {
            rules.append(
                MovingRule(
                    festival: festival,
                    region: region,
                    years: years,
                    effect: effect,
                    audience: audience,
                    line: line
                )
            )
        }
    }

    private func festivals(_ line: DataLine) throws(DataFileError) -> [FestivalID] {
        guard line.count > 1 else { throw line.error(found: "no festival", expected: "'festival ID…'") }
        var ids: [FestivalID] = []
        for index in 1..<line.count { ids.append(try festival(line, index)) }
        return ids
    }

    private func festival(_ line: DataLine, _ index: Int) throws(DataFileError) -> FestivalID {
        guard let id = FestivalID(line.word(index)), festivals.contains(id) else {
            throw line.error(found: "festival '\(line.word(index))'", expected: "a festival of Data/festivals")
        }
        return id
    }
}

// MARK: - Effects

extension MovingFile {
    private func effect(_ line: DataLine) throws(DataFileError) -> (MovingRule.Effect, Audience) {
        switch line.word(0) {
        case "only", "half":
            try line.requireCount(4...4, "'\(line.word(0)) REGION YEARS AUDIENCE'")
            return (line.word(0) == "only" ? .only : .half, try line.audience(3))
        case "listed":
            try line.requireCount(3...3, "'listed REGION YEARS'")
            return (.listed, .listed)
        case "between":
            try line.requireCount(3...3, "'between REGION YEARS'")
            return (.between, .everybody)
        default:
            let condition = try condition(line)
            var fields = FieldReader(line, from: 4)
            let target = try target(&fields)
            let audience = fields.skip("only") ? try line.audience(fields.next()) : .everybody
            try line.requireCount(
                fields.index...fields.index,
                "'\(line.word(0)) REGION YEARS WHEN TARGET', then perhaps 'only AUDIENCE'"
            )
            return (line.word(0) == "move" ? .move(condition, target) : .add(condition, target), audience)
        }
    }

    /// Conditions with commas between, facts that must all hold with `+` between.
    private func condition(_ line: DataLine) throws(DataFileError) -> MovingRule.Condition {
        var alternatives: [Set<MovingRule.Condition.Fact>] = []
        for alternative in line.word(3).split(separator: ",", omittingEmptySubsequences: false) {
            var facts: Set<MovingRule.Condition.Fact> = []
            for word in alternative.split(separator: "+", omittingEmptySubsequences: false) {
                if word == "holiday" {
                    facts.insert(.holiday)
                } else if let weekday = Keywords.weekdays.value(String(word)) {
                    facts.insert(.weekday(weekday))
                } else {
                    throw line.error(
                        found: "condition '\(word)'",
                        expected: "holiday or a weekday, with ',' for or and '+' for and"
                    )
                }
            }
            alternatives.append(facts)
        }
        return MovingRule.Condition(alternatives: alternatives)
    }

    private func target(_ fields: inout FieldReader) throws(DataFileError) -> MovingRule.Target {
        if fields.skip("next-day") { return .nextDay }
        if fields.skip("next-weekday") { return .nextWeekday }
        if fields.skip("next-workday") { return .nextWorkday }
        if fields.skip("previous-workday") { return .previousWorkday }
        guard fields.skip("from") else {
            throw fields.line.error(
                found: "target '\(fields.word)'",
                expected: "next-day, next-weekday, next-workday, previous-workday or 'from ID [+N]'"
            )
        }
        let id = try festival(fields.line, fields.next())
        let hasDays = fields.word.hasPrefix("+")
        return .from(id, days: hasDays ? try fields.readInteger("days later", in: 0...100) : 0)
    }
}
