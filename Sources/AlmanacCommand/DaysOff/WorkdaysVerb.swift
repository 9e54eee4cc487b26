import Almanac
import AlmanacRendering
import CommandSupport

extension AlmanacSyntax {
    static let workdays = Verb(
        "workdays",
        "counts the workdays from a day to another, both counted, or finds the day some workdays later (+10) or earlier (-10)",
        operands: [Operand("FROM"), Operand("TO|+COUNT", .zeroOrMore)],
        options: daysOffOptions,
        notes: decidedDays
    )
}

extension DaysOffQuestion {
    /// `almanac workdays FROM TO`, `almanac workdays FROM +10`
    func printWorkdays(_ output: inout StandardOutput) throws {
        let (line, counted, workdays, unknown): (StyledText, DayRange, Int, Int)
        let (from, to): (Day, Day)
        switch try ends() {
        case .days(let days):
            let count = daysOff.workdayCount(in: days)
            line = text.count(days)
            (from, to, counted, workdays, unknown) = (days.firstDay, days.lastDay, days, count.workdays, count.unknown)
        case .steps(let count, let start):
            guard let found = daysOff.workday(byAdding: count, to: start) else { throw UndecidedDays(daysOff: daysOff) }
            (from, to, counted, workdays, unknown) = (start, found, daysOff.counted(from: start, to: found), count, 0)
            line = text.workday(to, count, after: from)
        }
        guard isForPrograms else { return try output.show([line], of: self, until: max(from, to)) }
        let doubt = daysOff.doubt(in: counted)?.certainty
        let certainty = unknown > 0 ? "-" : "\(doubt ?? .certain)"
        let side = ["\(daysOff.region)", certainty, "\(daysOff.audience)"]
        try output.writeRow("from", "to", "workdays", "unknown", "region", "certainty", "audience")
        try output.writeRow(["\(from)", "\(to)", "\(workdays)", "\(unknown)"] + side)
    }

    /// Days to count, or a number of workdays from a day.
    private enum Ends {
        case days(DayRange)
        case steps(Int, Day)
    }

    /// The operands: a day and another, each of one word or several, a day and a number, or days by one name.
    private func ends() throws(UsageError) -> Ends {
        if operands.count > 1, let last = operands.last, let count = try steps(last) {
            return .steps(count, try reader.day(operands.dropLast().joined(separator: " ")))
        }
        if operands.count == 1, let count = try steps(operands[0]) { return .steps(count, try reader.knownToday()) }
        let whole = operands.joined(separator: " ")
        let ends = operands.count == 2 ? operands.map { reader.words($0) } : []
        // Two words that are days are the ends; others are days by one name, december 2026, or end a question: in 2027.
        let areDays = !ends.isEmpty && ends[0].isDay && (ends[1].isDay || ends[1].isOccasion)
        if !areDays {
            let words = reader.words(whole, by: AlmanacSyntax.workdays)
            if let asked = words.asked, asked.question != .until { return .days(try reader.days(of: asked, whole)) }
            guard operands.count > 1 else { return .days(try reader.days(of: reader.asked(words, .month), whole)) }
        }
        let pairs = (1..<operands.count).lazy.map { index in
            [operands[..<index], operands[index...]].map { reader.words($0.joined(separator: " ")) }
        }
        let pair = pairs.first { $0.allSatisfy { $0.asked != nil } } ?? pairs[0]
        // A month or a year ends on its last day: workdays 2026 2027.
        if let asked = reader.words(pair.map { $0.text }.joined(separator: "...")).asked {
            return .days(try reader.days(of: asked, whole))
        }
        let (from, to) = (try reader.day(pair[0]), try reader.day(pair[1]))
        guard let days = DayRange(from: from, to: to) else {
            throw .descending("\(from) \(to)", right: "\(to) \(from)")
        }
        return .days(days)
    }

    /// A number of workdays such as `+10` or `-10`, or nil for a day.
    private func steps(_ text: String) throws(UsageError) -> Int? {
        guard text.utf8.first == UInt8(ascii: "+") || text.utf8.first == UInt8(ascii: "-") else { return nil }
        guard let count = Int(text), (1...100_000).contains(count.magnitude) else { throw .noNumber(text, 1...100_000) }
        return count
    }
}

extension AskedWords {
    fileprivate var isDay: Bool { if case .day = asked?.subject { true } else { false } }

    fileprivate var isOccasion: Bool { if case .occasion(_, nil) = asked?.subject { true } else { false } }
}

/// An answer depends on days that nobody has decided.
struct UndecidedDays: CommandFailure {
    let daysOff: WorkCalendar

    /// One line for people.
    func text(in language: CalendarLanguage) -> String {
        let region = AlmanacTable.bundled.name(of: daysOff.region, in: language)
        let values = [region, daysOff.audience.name(in: language), daysOff.completeDays.map { "\($0)" } ?? ""]
        return (daysOff.completeDays == nil ? Phrase.onlyLaw : .beyondDecided).text(in: language, values)
    }

    /// A check that failed, 1: nothing is wrong with the question.
    var exitStatus: ExitStatus { .checkFailed }
}
