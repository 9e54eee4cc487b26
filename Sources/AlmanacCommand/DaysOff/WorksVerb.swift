import Almanac
import CommandSupport

extension AlmanacSyntax {
    static let works = Verb(
        "works",
        "says of days, or of every day of years, whether they are worked, why, and by which notice; today if none is given",
        operands: [.zeroOrMore("DAY|YEARS")],
        options: daysOffOptions,
        switches: daysOffSwitches
    )
}

/// `almanac works DAY|YEARS…`
func printWorks(_ question: DaysOffQuestion, _ output: inout StandardOutput) throws {
    let ranges = try question.ranges()
    if question.isForPrograms { try output.writeRow("day", "status", "reason", "name", "source") }
    for day in ranges.joined() {
        if question.isForPrograms {
            try output.writeRow(question.fields(of: day))
        } else {
            try output.write([question.text.answer(for: day)], in: question.settings.palette)
        }
    }
    if !question.isForPrograms { try output.write(question.text.caption, in: question.settings.palette) }
}

extension DaysOffQuestion {
    /// The days of the operands; today if there is none.
    fileprivate func ranges() throws(UsageError) -> [DayRange] {
        guard !operands.isEmpty else {
            guard let today = settings.today, table.days.contains(today) else {
                throw UsageError("today is not within \(table.days.firstDay)...\(table.days.lastDay)")
            }
            return [today...today]
        }
        var ranges: [DayRange] = []
        for word in operands {
            if word.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).count == 3 {
                let day = try table.day(word)
                ranges.append(day...day)
            } else {
                ranges.append(try table.days(of: word))
            }
        }
        return ranges
    }

    /// The row of a day.
    fileprivate func fields(of day: Day) -> [String] {
        let status = daysOff.status(of: day)
        let source = daysOff.notice(of: status).map { $0.number.isEmpty ? "\($0.id)" : $0.number }
        let name = nameField(status.festival.map { [$0] } ?? [])
        return ["\(day)", status.kind.field, status.reason.field, name, source ?? "-"]
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
        case .week: "-"
        case .law, .between: "law"
        case .substitute: "substitute"
        case .holiday, .moved, .exchanged, .bridge, .once, .election: "notice"
        }
    }
}
