// The porcelain verbs: pages of text for people.

import Almanac
import AlmanacRendering
import AlmanacWords
import CommandSupport

/// `almanac WORDS`: what the words ask for, without words the current month.
func showPage(_ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    let reader = question.reader
    guard let words = question.words() else { return try showMonth(question, &output) }
    let asked = try reader.page(words)
    // One argument is read as the same words in several.
    if words.text.hasPrefix("next "), asked.isOneDay {
        let occasion = try OccasionQuestion(question, asked, words.text)
        return try occasion.show(occasion.nextDays(), &output)
    }
    try showPage(of: asked, words.text, question, &output)
}

/// The page that words ask for.
func showPage(
    of asked: Asked,
    _ operand: String,
    _ question: PorcelainQuestion,
    _ output: inout StandardOutput
) throws {
    let (reader, parts) = (question.reader, asked.parts)
    if parts.count > 1 {
        if asked.question == .plain { return try parts.forEach { try output.writeLine(reader.line(of: $0)) } }
        return try parts.forEach { try showPage(of: $0, operand, question, &output) }
    }
    let answers = asked.notes.filter(\.isAnswer).map { reader.sentence(about: $0, of: asked) }
    if asked.question == .until {
        return try output.writeLine(OccasionQuestion(question, asked, operand).sentence())
    }
    guard asked.question == .plain else {
        // A festival from elsewhere has its holidays there.
        let there = asked.region.flatMap { question.arguments.adding("\($0)", of: AlmanacSyntax.region) }
        return try DaysOffQuestion(there ?? question.arguments).showHolidays(asked, operand, &output)
    }
    switch asked.subject {
    case .years(let years) where years.count == 1:
        try output.show(question.page(ofYear: years.lowerBound), headed: answers.first, of: question)
    case .month(let month): try output.show(question.page(of: month), of: question)
    case .days(let days) where days.count > 7:
        let (language, count) = (question.settings.language, DayCount(days.count))
        var head = [days.description, count.length(in: language), count.bothEndsCounted(in: language)]
        // Is 2028 a leap year?
        if DayRange(year: GregorianDate(days.firstDay).year) == days {
            head.append((days.count > 365 ? Phrase.leapYear : .commonYear).text(in: language))
        }
        let page = try question.page(of: YearMonth(days.firstDay))
        try output.show(page, headed: head.joined(separator: " · "), of: question)
    case .days(let days):
        try output.show(question.festivals.text(of: days, question.settingsWithDaysOff()), of: question)
    case .day(let day): try output.show(question.page(of: day), headed: answers.first, of: question)
    case .occasion(let occasion, nil):
        let day = try reader.day(of: asked, operand, .page)
        var own = question
        own.festivals = reader.home(of: occasion)
        try output.show(own.page(of: day), headed: reader.heading(of: occasion), of: own)
    case .occasion:
        let occasion = try OccasionQuestion(question, asked, operand)
        try occasion.show(occasion.nextDays(), &output)
    case .years, nil: throw reader.notUnderstood(operand, .page)
    }
}

/// `almanac month MONTH`
func showMonth(_ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    if question.arguments.has(AlmanacSyntax.list) { return try showList(of: question.month(), question, &output) }
    try output.show(question.page(of: question.month()), of: question)
}

/// `almanac month MONTH --list`: a day a line, however long, for a screen reader and for `grep`.
private func showList(of month: YearMonth, _ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    if question.arguments.has(AlmanacSyntax.three) { throw UsageError.notBoth("--list", "--three") }
    var settings = try question.settingsWithDaysOff()
    settings.width = 1000
    try output.show(question.festivals.text(of: month.days, settings), of: question)
}

/// `almanac year YEAR`
func showYear(_ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    let (reader, words) = (question.reader, question.words())
    // The verb may be a word of a lunar year: year of the goat.
    if let words, words.isWhole, let asked = words.asked, asked.isLunar {
        return try showPage(of: asked, words.text, question, &output)
    }
    let year = try words.map(reader.year) ?? GregorianDate(reader.knownToday()).year
    try output.show(question.page(ofYear: year), of: question)
}

/// `almanac week DATE`
func showWeek(_ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    let words = question.words()
    // Two numbers are the week of a year: week 5 2027.
    if let words, words.isWhole, let asked = words.asked {
        return try showPage(of: asked, words.text, question, &output)
    }
    let (festivals, settings) = (question.festivals, try question.settingsWithDaysOff())
    let day = try words.map(question.reader.day) ?? question.reader.knownToday()
    try output.show(festivals.text(ofWeekContaining: day, settings), of: question)
}

/// `almanac day DATE`
func showDay(_ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    let day = try question.words().map(question.reader.day) ?? question.reader.knownToday()
    if let format = try DayFormat(asked: question.arguments) {
        if format.showsHolidays { question.reportMissingHolidays() }
        let daysOff = format.showsWork ? try question.requiredDaysOff() : nil
        let line = question.festivals.line(of: day, format, in: question.settings.language, daysOff)
        guard let line else { throw question.table.outside("\(day)") }
        return try output.writeLine(line)
    }
    try output.show(question.page(of: day), of: question)
}

extension PorcelainQuestion {
    fileprivate func page(of month: YearMonth) throws -> [StyledText]? {
        let settings = try settingsWithDaysOff()
        return arguments.has(AlmanacSyntax.three)
            ? festivals.text(ofThreeMonthsAround: month, settings) : festivals.text(of: month, settings)
    }

    fileprivate func page(ofYear year: Int) throws -> [StyledText]? {
        let settings = try settingsWithDaysOff()
        return arguments.has(AlmanacSyntax.details)
            ? festivals.detailedText(ofYear: year, settings) : festivals.text(ofYear: year, settings)
    }

    fileprivate func page(of day: Day) throws -> [StyledText]? { festivals.text(of: day, try settingsWithDaysOff()) }
}

extension StandardOutput {
    /// Shows the page that answers a question, through its pager if the page is longer than the screen.
    fileprivate mutating func show(
        _ page: [StyledText]?,
        headed heading: String? = nil,
        of question: PorcelainQuestion
    ) throws {
        question.reportMissingHolidays()
        let head = heading.map { [StyledText($0), StyledText()] } ?? []
        let lines = try (head + question.page(page)).map { $0.text(in: question.settings.palette) }
        try show(lines, pager: question.pager)
    }
}

// MARK: - One line of a day

extension AlmanacSyntax {
    static let format = Option(
        "format",
        "TEXT",
        "one line instead of the page, such as '{lunar} {term}'; an empty field takes the text before it with it, {{ is a brace",
        choices: DayField.all.map { "{\($0.name)}" }
    )
}

extension DayFormat {
    /// The format of `--format`, or nil if it is not given.
    init?(asked arguments: Arguments) throws(UsageError) {
        guard let text = arguments[AlmanacSyntax.format] else { return nil }
        do throws(DayFormatError) {
            try self.init(text)
        } catch {
            switch error {
            case .unknownField(let name):
                throw .unknownValue(name, of: "field", in: "--format", among: DayField.all.map(\.name))
            case .unclosed, .unopened:
                throw .told { Phrase.unpairedBraces.text(in: $0, [quoted(text), "{lunar}", "{{", "}}"]) }
            }
        }
    }
}
