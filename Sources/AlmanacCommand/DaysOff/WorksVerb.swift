import Almanac
import CommandSupport

extension AlmanacSyntax {
    static let works = Verb(
        "works",
        "says of days, or of every day of years, whether they are worked, why, and by which notice; today if none is given",
        operands: [Operand("DAY|YEARS", .zeroOrMore)],
        options: daysOffOptions + gateOptions,
        notes: decidedDays
    )
}

extension DaysOffQuestion {
    /// Who works on the days of some ranges, as a page or a table.
    func printWorks(_ ranges: [DayRange], _ output: inout StandardOutput) throws {
        guard isForPrograms else {
            return try output.show(ranges.flatMap(text.answers), of: self, until: ranges.last?.lastDay)
        }
        try output.writeRow("day", "status", "reason", "name", "source", "region", "certainty", "off_for", "audience")
        for day in ranges.joined() { try output.writeRow(fields(of: day)) }
    }

    /// The days of the operands; today if there is none.
    func ranges() throws(UsageError) -> [DayRange] {
        guard !operands.isEmpty else {
            let today = try reader.knownToday()
            return [today...today]
        }
        // Words are one date, or else each is a date.
        let text = operands.joined(separator: " ")
        let words = reader.words(text)
        if operands.count == 1 || words.asked != nil { return try ranges(words) }
        let each = operands.map { reader.words($0) }
        guard each.contains(where: { $0.asked != nil }) else { throw reader.refusal(.notUnderstood, text, .day) }
        return Array(try each.map { word throws(UsageError) in try ranges(word) }.joined())
    }

    private func ranges(_ words: AskedWords) throws(UsageError) -> [DayRange] {
        if Self.isYears(words.text) { return [try table.days(of: words.text)] }
        let asked = try reader.asked(words, .day, takesHolidays: true)
        return ranges(of: asked, in: try reader.days(of: asked, words.text))
    }

    /// Whether a word is `2026`, `2026...2027` or `2026-2027`, and no date.
    private static func isYears(_ word: String) -> Bool {
        let parts = word.split(whereSeparator: { $0 == "." || $0 == "-" })
        return parts.count <= 2 && parts.allSatisfy { $0.utf8.count == 4 && Int($0) != nil }
    }

    private func fields(of day: Day) -> [String] {
        let status = daysOff.status(of: day)
        let source = daysOff.notice(for: status)?.citation
        let name =
            status.festival.map { festivals.name(of: $0, on: day, in: settings.language) }
            ?? festivals.dayOffName(on: day, work: status, in: settings.language) ?? "-"
        let certainty = status.certainty.map { "\($0)" } ?? "-"
        let others = daysOff.audiencesOff(for: status).map { "\($0)" }.joined(separator: " ")
        return [
            "\(day)", status.kind.field, status.reason.field, name, source ?? "-", "\(daysOff.region)", certainty,
            others.isEmpty ? "-" : others, "\(daysOff.audience)",
        ]
    }
}

extension WorkStatus.Kind {
    /// The word of tables: `workday`, `weekend`, `off`, `half`, `work` for a day of the weekend that is worked, `unknown`.
    fileprivate var field: String {
        switch self {
        case .workday: "workday"
        case .weekend: "weekend"
        case .dayOff: "off"
        case .halfDay: "half"
        case .makeUpWorkday: "work"
        case .unknown: "unknown"
        }
    }
}

extension WorkStatus.Reason {
    /// The word of tables: `law`, `substitute`, `notice`, a hyphen for the week.
    var field: String {
        switch self {
        case .usual: "-"
        case .law, .between: "law"
        case .substitute: "substitute"
        case .holiday, .moved, .exchanged, .bridge, .once, .election: "notice"
        }
    }
}
