// The porcelain verbs: pages of text for people.

import Almanac
import AlmanacRendering
import CommandSupport

/// `almanac WORDS`: the page of a year, a month or a day, without words of the current month.
func showPage(_ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    switch try question.period() {
    case .year(let year): try showYear(year, question, &output)
    case .month(let month): try showMonth(month, question, &output)
    case .day(let day): try showDay(day, question, &output)
    }
}

/// `almanac month MONTH`
func showMonth(_ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    try showMonth(try question.month(), question, &output)
}

private func showMonth(_ month: YearMonth, _ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    let (festivals, settings) = (question.festivals, try question.settingsWithDaysOff())
    try output.show(
        question.asks(AlmanacSyntax.three)
            ? festivals.text(ofThreeMonthsAround: month, settings) : festivals.text(of: month, settings),
        of: question
    )
}

/// `almanac year YEAR`
func showYear(_ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    try showYear(try question.year(), question, &output)
}

private func showYear(_ year: Int, _ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    let (festivals, settings) = (question.festivals, try question.settingsWithDaysOff())
    try output.show(
        question.asks(AlmanacSyntax.details)
            ? festivals.detailedText(ofYear: year, settings) : festivals.text(ofYear: year, settings),
        of: question
    )
}

/// `almanac week DATE`
func showWeek(_ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    let day = try question.day()
    try output.show(question.festivals.text(ofWeekContaining: day, question.settingsWithDaysOff()), of: question)
}

/// `almanac day DATE`
func showDay(_ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    let day = try question.day()
    if let format = try DayFormat(asked: question.arguments) {
        if format.showsHolidays { question.reportMissingHolidays() }
        return try output.writeLine(question.line(of: day, format))
    }
    try showDay(day, question, &output)
}

private func showDay(_ day: Day, _ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    try output.show(question.festivals.text(of: day, question.settingsWithDaysOff()), of: question)
}

extension StandardOutput {
    /// Shows the page that answers a question, through its pager if the page is longer than the screen.
    fileprivate mutating func show(_ page: [StyledText]?, of question: PorcelainQuestion) throws {
        question.reportMissingHolidays()
        let lines = try question.page(page).map { $0.text(in: question.settings.palette) }
        try show(lines, pager: question.pager)
    }
}

// MARK: - One line of a day

extension AlmanacSyntax {
    static let format = ValueOption(
        "format",
        "TEXT",
        "one line instead of the page, such as '{lunar} {term}'; an empty field takes the text before it with it, {{ is a brace",
        choices: DayField.allCases.map { "{\($0.rawValue)}" }
    )
}

extension DayFormat {
    /// The format of `--format`, or nil if it is not given.
    init?(asked arguments: Arguments) throws(UsageError) {
        guard let text = arguments[AlmanacSyntax.format] else { return nil }
        do throws(DayFormatError) {
            try self.init(text)
        } catch {
            throw UsageError(error)
        }
    }
}

extension UsageError {
    fileprivate init(_ error: DayFormatError) {
        switch error {
        case .unknownField(let name):
            let known = DayField.allCases.map(\.rawValue)
            self = .unknown("unknown field", name, among: known, otherwise: "see 'almanac day --help'")
        case .unclosed(let rest):
            self.init("the brace before \(quoted(rest)) never closes: a field is such as {lunar}, a brace alone is {{")
        case .unopened: self.init("a brace of the format closes, and none is open: a brace alone is }}")
        }
    }
}

extension PorcelainQuestion {
    /// The line of a day; throws if the calendar lacks the day, as another table than the bundled one may.
    func line(of day: Day, _ format: DayFormat) throws(UsageError) -> String {
        guard let line = festivals.line(of: day, format, in: settings.language) else {
            throw outOfRange("day '\(day)'")
        }
        return line
    }
}
