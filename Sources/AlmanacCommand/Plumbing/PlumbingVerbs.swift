import Almanac
import CommandSupport

/// `almanac months YEARS`
func printMonths(_ question: PlumbingQuestion, _ output: inout StandardOutput) throws(OutputFailure) {
    let header = ["first_day", "lunar_year", "month", "leap", "length"]
    try output.writeRow(header + question.columns.chosen(["certainty", "authority", "other_day"]))
    for month in question.calendar.months(beginningIn: question.days) {
        let certainty = question.calendar.newMoon(of: month)?.certainty ?? .certain
        let fields = [
            "\(month.firstDay)", "\(month.year)", "\(month.month.number)", month.month.isLeap ? "1" : "0",
            "\(month.length)",
        ]
        let doubts = ["\(certainty)", certainty.authorityField, certainty.otherDayField]
        try output.writeRow(fields + question.columns.chosen(doubts))
    }
}

/// `almanac terms YEARS`
func printTerms(_ question: PlumbingQuestion, _ output: inout StandardOutput) throws(OutputFailure) {
    let header = ["civil_day", "term", "name", "utc", "margin_seconds", "certainty"]
    try output.writeRow(header + question.columns.chosen(eventDoubtColumns))
    for event in question.calendar.termEvents(in: question.days) {
        let fields = ["\(event.day)", "\(event.kind.index)", event.kind.name(in: question.language)]
        try output.writeRow(fields + event.instantFields + question.columns.chosen(event.doubtFields))
    }
}

/// `almanac phases YEARS`
func printPhases(_ question: PlumbingQuestion, _ output: inout StandardOutput) throws(OutputFailure) {
    let header = ["civil_day", "phase", "utc", "margin_seconds", "certainty"]
    try output.writeRow(header + question.columns.chosen(eventDoubtColumns))
    for event in question.calendar.phaseEvents(in: question.days) {
        let fields = ["\(event.day)", "\(event.kind.rawValue)"]
        try output.writeRow(fields + event.instantFields + question.columns.chosen(event.doubtFields))
    }
}

/// `almanac festivals YEARS`
func printFestivals(_ arguments: Arguments, _ output: inout StandardOutput) throws {
    let table = try AlmanacTable(asked: arguments)
    let festivals = try table.festivals(asked: arguments)
    let days = try table.days(of: arguments.operands[0])
    let language = try CalendarLanguage(asked: arguments)
    try output.writeRow("day", "last_day", "id", "name", "kind")
    for festival in festivals.starting(in: days) {
        try output.writeRow(
            "\(festival.firstDay)",
            "\(festival.lastDay)",
            "\(festival.id)",
            festivals.name(of: festival.id, in: language),
            "\(festival.kind)"
        )
    }
    MissingHolidays(festivals, of: table)?.report(in: .english)
}

/// `almanac --version`
func printVersion(_ arguments: Arguments, _ output: inout StandardOutput) throws {
    let table = try AlmanacTable(asked: arguments)
    try output.writeLine("almanac, table \(table.release), digest \(table.digest)")
}

/// The columns that `--doubts` adds to terms and phases.
private let eventDoubtColumns = ["uncertainty_seconds", "authority", "other_day"]

extension CelestialEvent {
    /// When, how far from midnight, and the verdict.
    fileprivate var instantFields: [String] { ["\(instant)", "\(marginSeconds)", "\(certainty)"] }

    /// How many seconds the instant may be wrong, the authority and the other day.
    fileprivate var doubtFields: [String] {
        ["\(uncertaintySeconds)", certainty.authorityField, certainty.otherDayField]
    }
}

extension Certainty {
    /// `Certainty.authority`, a hyphen for nobody.
    fileprivate var authorityField: String { authority.map { "\($0)" } ?? "-" }

    /// `Certainty.otherDay`, a hyphen for none.
    fileprivate var otherDayField: String { otherDay.map { "\($0)" } ?? "-" }
}
