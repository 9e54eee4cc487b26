// The plumbing verbs: tab-separated lines under a header, for other programs.

import Almanac
import CommandSupport

/// `almanac months YEARS`
func printMonths(_ question: PlumbingQuestion, _ output: inout StandardOutput) throws(OutputFailure) {
    try output.writeRow("first_day", "lunar_year", "month", "leap", "length", "certainty", "authority", "other_day")
    for month in question.calendar.months(beginningIn: question.days) {
        let certainty = question.calendar.newMoon(of: month)?.certainty ?? .certain
        try output.writeRow(
            "\(month.firstDay)",
            "\(month.year)",
            "\(month.month.number)",
            month.month.isLeap ? "1" : "0",
            "\(month.length)",
            "\(certainty)",
            certainty.authorityField,
            certainty.otherDayField
        )
    }
}

/// `almanac terms YEARS`
func printTerms(_ question: PlumbingQuestion, _ output: inout StandardOutput) throws(OutputFailure) {
    try output.writeRow(
        "civil_day",
        "term",
        "name",
        "utc",
        "margin_seconds",
        "certainty",
        "uncertainty_seconds",
        "authority",
        "other_day"
    )
    for event in question.calendar.termEvents(in: question.days) {
        try output.writeRow(
            "\(event.day)",
            "\(event.kind.index)",
            event.kind.name(in: question.language),
            "\(event.instant)",
            "\(event.marginSeconds)",
            "\(event.certainty)",
            "\(event.uncertaintySeconds)",
            event.certainty.authorityField,
            event.certainty.otherDayField
        )
    }
}

/// `almanac phases YEARS`
func printPhases(_ question: PlumbingQuestion, _ output: inout StandardOutput) throws(OutputFailure) {
    try output.writeRow(
        "civil_day",
        "phase",
        "utc",
        "margin_seconds",
        "certainty",
        "uncertainty_seconds",
        "authority",
        "other_day"
    )
    for event in question.calendar.phaseEvents(in: question.days) {
        try output.writeRow(
            "\(event.day)",
            "\(event.kind.rawValue)",
            "\(event.instant)",
            "\(event.marginSeconds)",
            "\(event.certainty)",
            "\(event.uncertaintySeconds)",
            event.certainty.authorityField,
            event.certainty.otherDayField
        )
    }
}

/// `almanac --version`
func printVersion(_ arguments: Arguments, _ output: inout StandardOutput) throws {
    let table = try AlmanacTable(asked: arguments)
    try output.writeLine("almanac, table \(table.release), digest \(table.digest)")
}

extension StandardOutput {
    /// Writes one line, its fields separated by tabs.
    mutating func writeRow(_ fields: String...) throws(OutputFailure) {
        try writeLine(fields.joined(separator: "\t"))
    }
}

extension Certainty {
    /// Who publishes another day; a hyphen if nobody does.
    fileprivate var authorityField: String { authority.map { "\($0)" } ?? "-" }

    /// The day that an authority publishes instead; a hyphen if none does.
    fileprivate var otherDayField: String { otherDay.map { "\($0)" } ?? "-" }
}
