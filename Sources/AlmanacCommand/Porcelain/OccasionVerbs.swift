// The verbs that say when something is: next, when, until.

import Almanac
import AlmanacRendering
import AlmanacWords
import CommandSupport

extension AlmanacSyntax {
    static let from = Option("from", "DAY", "the day from which to look and to count; today if not given")
    static let count = Option("count", "N", "the number of days to show; 1 if not given")

    static let next = Verb(
        "next",
        "shows when a festival, solar term, phase of the Moon, leap month or lunar date is next: next Mid-Autumn, next full-moon; "
            + "next birthday is that of a person of a file",
        operands: [Operand("WHAT", .oneOrMore, choices: ["birthday"] + occasionWords)],
        options: [from, count, persons, calendar, region, language, zone, ownDays, table, plain]
    )
    static let when = Verb(
        "when",
        "shows the days of the same in Gregorian years, if they are given last: when CNY 2026-2035; otherwise in five years. "
            + "With a month and day, the years in which it falls on them: when CNY 02-17",
        operands: [Operand("WHAT", .oneOrMore, choices: occasionWords)],
        options: [from, calendar, region, language, zone, ownDays, table, plain]
    )
    static let until = Verb(
        "until",
        "says how many days there are until a day or any of the same: until 2027-02-06, until Christmas",
        operands: [Operand("DAY|WHAT", .oneOrMore, choices: occasionWords)],
        options: [from, calendar, region, language, ownDays, table, plain]
    )

    /// Words that shells complete: phases, a leap month, and the identifiers of terms and festivals.
    private static var occasionWords: [String] {
        let festivals = AlmanacTable.bundled.festivals.ids.map(\.description)
        let terms = SolarTerm.allCases.map(\.identifier).filter { !festivals.contains($0) }
        return ["full-moon", "new-moon", "first-quarter", "last-quarter", "leap-month"] + terms + festivals
    }
}

/// `almanac next WHAT`, `almanac when WHAT [MM-DD] [YEARS]`, `almanac until DAY|WHAT`
func showOccasion(_ arguments: Arguments, _ output: inout StandardOutput) throws {
    let verb = arguments.verb
    if verb == AlmanacSyntax.next, arguments.asksForBirthday { return try showBirthdays(arguments, &output) }
    if arguments.has(AlmanacSyntax.persons) { throw UsageError.onlyFor(option: "--persons", "next birthday") }
    let opened = try PorcelainQuestion(arguments)
    var reader = opened.reader
    if let from = arguments[AlmanacSyntax.from] { reader = reader.on(try reader.day(from)) }
    let words = reader.words(opened.operand ?? "", by: verb)
    // When is the year of the dragon? Next month.
    let takesOthers = verb == AlmanacSyntax.when || verb == AlmanacSyntax.next && words.isWhole
    if takesOthers, try showOther(words, opened, &output) { return }
    let question = try OccasionQuestion(opened, reader, words)
    if verb == AlmanacSyntax.until { return try output.writeLine(question.sentence()) }
    // When is the next full moon? When is Easter?
    let isNext =
        verb == AlmanacSyntax.next || arguments.operands.first == "is" || arguments.operands.prefix(3).contains("next")
    try question.show(isNext ? question.nextDays() : question.daysOfYears(), &output)
}

/// Answers words that are neither a day nor an occasion but a question about holidays, a week or a month; false for others.
private func showOther(
    _ words: AskedWords,
    _ question: PorcelainQuestion,
    _ output: inout StandardOutput
) throws -> Bool {
    let arguments = question.arguments
    guard let asked = words.asked, !asked.isOneDay else { return false }
    // New Year's Eve 2028-2030 is a day of each year, and not the days from one to another.
    var given = arguments.operands
    let years = arguments.verb == AlmanacSyntax.when ? try question.table.takeYears(from: &given) : nil
    if asked.question == .plain, let years, years.count > 1 { return false }
    if [.nextHoliday, .nextDayOff, .nextBreak, .nextWorkday].contains(asked.question) {
        try DaysOffQuestion(arguments).showHolidays(asked, words.text, &output)
        return true
    }
    // The words are counted from today.
    if let option = [AlmanacSyntax.from, AlmanacSyntax.count].first(where: arguments.has) {
        throw UsageError.onlyFor(option: option.longSpelling, "next zhongqiu, next full-moon, next 8-15")
    }
    try showPage(of: asked, words.text, question, &output)
    return true
}

extension Asked {
    /// Whether `next` answers: the subject is a day or an occasion, and not a week, a month or a question about holidays.
    var isOneDay: Bool {
        guard question == .plain else { return false }
        switch subject {
        case .day, .occasion: return true
        default: return false
        }
    }
}

/// A question about an occasion: which one, when, and from which day on.
struct OccasionQuestion {
    let table: AlmanacTable
    let settings: TerminalSettings
    let occasion: Occasion
    /// The day of `--from`, or today.
    let from: Day
    /// The days of a year, several years or a month, if some are given.
    let given: DayRange?
    /// The Gregorian month and day on which it is to fall, if one is given.
    let date: MonthDay?
    let count: Int
    /// Whether the table was asked for, so that days after it are of no other.
    private let isTableGiven: Bool

    /// Reads the options and the operands: the occasion, and for `when` perhaps a month and day and years after it.
    init(_ question: PorcelainQuestion, _ reader: QuestionReader, _ words: AskedWords) throws {
        let arguments = question.arguments
        (table, settings) = (question.table, question.settings)
        from = try reader.knownToday()
        count = try arguments.dayCount()
        isTableGiven = arguments[AlmanacSyntax.table] != nil
        var (words, rest) = (words, arguments.operands)
        let takesTime = arguments.verb == AlmanacSyntax.when
        let lastYears = try takesTime ? table.takeYears(from: &rest) : nil
        if lastYears != nil { words = reader.words(rest.joined(separator: " "), by: arguments.verb) }
        date = try takesTime && words.asked == nil ? reader.takeMonthDay(from: &rest) : nil
        let last = lastYears.flatMap { DayRange(years: $0) }
        // Next to a Gregorian month and day, another month and day can only be lunar.
        let text = rest.joined(separator: " ")
        if date != nil, let monthDay = LunarMonthDay(text) {
            (occasion, given) = (reader.occasion(.lunarDay(monthDay)), last)
            return
        }
        if date != nil { words = reader.words(text, by: arguments.verb) }
        if let asked = words.asked, asked.question != .plain, !words.isWhole || asked.question != .until {
            throw reader.refusal(.notUnderstood, text, .occasion)
        }
        let asked = try reader.asked(words, .occasion, takesHolidays: true)
        occasion = try reader.occasion(of: asked, text, in: lastYears)
        guard case .occasion(_, let first?) = asked.subject, let last else {
            given =
                switch (asked.subject, occasion.kind) {
                // The solar terms of this year, if no other is named, are all terms from today on.
                case (.occasion(.anyTerm, _), _) where !takesTime: nil
                case (.occasion(_, let days?), _): days
                case (_, .day(let day)): day...day
                default: last
                }
            return
        }
        // Two years are those from the first to the last, if no other is between them.
        guard first.lastDay.next == last.firstDay, let days = DayRange(from: first.firstDay, to: last.lastDay) else {
            throw reader.notUnderstood(text, .occasion)
        }
        given = days
    }

    /// The question of words without a verb that name years.
    init(_ question: PorcelainQuestion, _ asked: Asked, _ text: String) throws(UsageError) {
        let reader = question.reader
        (table, settings, date, count) = (question.table, question.settings, nil, 1)
        isTableGiven = question.arguments[AlmanacSyntax.table] != nil
        from = try reader.knownToday()
        occasion = try reader.occasion(of: asked, text)
        given =
            if case .occasion(let occasion, let days) = asked.subject, asked.question != .until || occasion != .anyTerm
            {
                days
            } else { nil }
    }

    func show(_ days: [OccasionDay], _ output: inout StandardOutput) throws {
        if days.isEmpty, let given { return try output.writeLine(never(given.firstDay, given.lastDay)) }
        // How many Fridays there are is asked as often as which.
        let isCounted =
            switch occasion.kind {
            case .returning(.weekday), .returning(.lunarMonthDays): true
            default: false
            }
        let count = isCounted ? [DayCount(days.count).length(in: settings.language)] : []
        let heading = ([occasion.name] + count).joined(separator: " · ")
        let page = occasion.festivals.text(of: days, named: heading, from: from, settings)
        try output.write(page, in: settings.palette)
    }

    /// The days on and after `from`.
    func nextDays() throws(UsageError) -> [OccasionDay] {
        if given != nil { return try daysOfYears() }
        try requireKnown(from)
        let days = occasion.days(from: from, to: table.days.lastDay).prefix(count)
        if days.count < count, let next = table.days.lastDay.next, !isTableGiven { throw table.outside("\(next)") }
        return try requireAny(Array(days), from, table.days.lastDay)
    }

    func daysOfYears() throws(UsageError) -> [OccasionDay] {
        let first = GregorianDate(from).year
        let next = date == nil ? first...min(first + 4, table.promisedYears.upperBound) : table.promisedYears
        guard let days = given ?? DayRange(years: next) else { throw table.outside("\(next)") }
        try requireKnown(days.firstDay)
        let found = occasion.days(from: days.firstDay, to: days.lastDay)
        return try requireAny(found.filter { date == nil || MonthDay($0.day) == date }, days.firstDay, days.lastDay)
    }

    /// How many days there are until the occasion, and which day that is: the answer of `almanac until DAY|WHAT`.
    func sentence() throws(UsageError) -> String {
        let language = settings.language
        if case .day(let day) = occasion.kind {
            let sentence = DayCount(day.days(since: from)).sentence(until: occasion.name, in: language)
            let doubt = occasion.days(from: day, to: day).map { String($0.signed("").drop { $0 == " " }) }.filter {
                !$0.isEmpty
            }
            return ([sentence] + doubt + [day.weekday.name(in: language)]).joined(separator: " · ")
        }
        let next = try nextDays()[0]
        let day = next.day
        // 8월 15일 alone is a day of August.
        let isLunarDay = if case .returning(.lunarDay) = occasion.kind { true } else { false }
        let name = isLunarDay ? language.lunar(occasion.name) : occasion.name
        let sentence = DayCount(day.days(since: from)).sentence(until: name, in: language)
        let date = [sentence, next.signed(GregorianDate(day).text(in: language)), day.weekday.name(in: language)]
        let calendar = occasion.festivals.calendar
        let names = occasion.isLunisolar ? [calendar.name(in: language)] : []
        return (date + names + calendar.computedNames(until: day, in: language)).joined(separator: " · ")
    }

    /// Refuses a day before the calendar knows the occasion: the first known day would pass for the next.
    private func requireKnown(_ day: Day) throws(UsageError) {
        guard let first = occasion.firstKnownDay, day < first else { return }
        throw .outside("\(day)", first: "\(first)", last: "\(table.days.lastDay)")
    }

    private func requireAny(_ days: [OccasionDay], _ first: Day, _ last: Day) throws(UsageError) -> [OccasionDay] {
        // Whether a year has a leap month is asked as often as which one.
        guard days.isEmpty, given == nil || occasion.kind != .returning(.leapMonth) else { return days }
        throw UsageError(never(first, last))
    }

    private func never(_ first: Day, _ last: Day) -> String {
        settings.language.never(date.map { "\(occasion.name) (\($0))" } ?? occasion.name, first, last)
    }
}

extension AlmanacTable {
    /// Removes years at the end of some words, `2026` or `2026-2035`; nil if there are none after an occasion.
    fileprivate func takeYears(from words: inout [String]) throws(UsageError) -> ClosedRange<Int>? {
        guard words.count > 1, let word = words.last, Day(word) == nil, case let last = word.utf8, last.count >= 4,
            last.prefix(4).allSatisfy({ (0x30...0x39).contains($0) }),
            last.dropFirst(4).first.map({ $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }) ?? true
        else { return nil }
        return try ClosedRange(years: words.removeLast(), within: promisedYears)
    }
}

extension QuestionReader {
    /// Removes a month and day, `10-01`, from the end of some words that are no question with it; nil if there is none.
    fileprivate func takeMonthDay(from words: inout [String]) throws(UsageError) -> MonthDay? {
        guard words.count > 1, let last = words.last else { return nil }
        let numbers = last.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard numbers.count == 2, numbers.allSatisfy({ (1...99).contains($0) }) else { return nil }
        words.removeLast()
        if let date = MonthDay(month: numbers[0], day: numbers[1]) { return date }
        let month = YearMonth(year: today.map { GregorianDate($0).year } ?? 2000, month: numbers[0])
        throw refusal(month.map { QuestionError.noSuchDay($0) } ?? .noSuchMonth, last, .occasion)
    }
}

extension Arguments {
    /// The number of `--count`.
    func dayCount() throws(UsageError) -> Int { try number(of: AlmanacSyntax.count, in: 1...1000) ?? 1 }
}
