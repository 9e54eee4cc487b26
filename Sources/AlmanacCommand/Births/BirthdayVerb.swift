import Almanac
import AlmanacRendering
import AlmanacWords
import CommandSupport

extension AlmanacSyntax {
    static let gregorian = Option("gregorian", "DATE", "the Gregorian date of birth, in place of the lunar one")
    static let yearCount = Option(
        "years",
        "N",
        "the number of years to show or write; 10 if not given, on the page of --persons 1"
    )
    static let personName = Option("name", "NAME", "the name of the person")
    static let memorial = Option("memorial", "a day of death, without ages; also where the name says so: 忌日, 제사, giỗ")
    static let alarm = Option(
        "alarm",
        "DAYS[@HH:MM]",
        "ics: an alarm some days before, at 09:00 or another time; for birthday 1 if not given",
        count: .anyNumber
    )
    static let noAlarm = Option("no-alarm", "ics: no alarms")
    static let ics = Option("ics", "an iCalendar file instead of the page")

    static let birthday = Verb(
        "birthday",
        "shows when a lunar birthday is: 1956-8-15, of a leap month 1995-8L-15, or those of a file of persons; or writes them as ics, "
            + "with the age and an alarm",
        operands: [Operand("DATE", .zeroOrMore)],
        options: [
            gregorian, personName, memorial, persons, yearCount, from, leapMonth, thirtieth, alarm, output, calendar,
            region,
            language, table, ics, noAlarm, plain,
        ]
    )
}

/// `almanac birthday Y-M-D`, `almanac birthday --persons FILE`, `almanac next birthday --persons FILE`
func showBirthdays(_ arguments: Arguments, _ output: inout StandardOutput) throws {
    let question = try PorcelainQuestion(arguments)
    let (settings, reader) = (question.settings, question.reader)
    let name = arguments[AlmanacSyntax.personName]
    let isFile = arguments.has(AlmanacSyntax.ics)
    let count = arguments.verb == AlmanacSyntax.next ? try arguments.dayCount() : .max
    let persons = try reader.births(asked: arguments)
    let from = try arguments[AlmanacSyntax.from].map(reader.day) ?? reader.knownToday()
    let years = try arguments.number(of: AlmanacSyntax.yearCount, in: 1...201)
    let shown = years ?? (persons == nil || isFile ? 10 : 1)
    try question.table.require(year: GregorianDate(from).year + shown - 1, arguments)
    let page: BirthdayPage
    if let persons {
        guard arguments.operands.isEmpty || count < .max, arguments[AlmanacSyntax.gregorian] == nil, name == nil
        else { throw UsageError.notBoth("--persons", "DATE, --gregorian, --name") }
        let usual = isFile ? 10 : count < .max ? count : 1
        page = BirthdayPage(persons, given: nil, from: from, years: years ?? usual)
    } else {
        let (date, origin) = try reader.dateOfBirth(asked: arguments)
        let kind = arguments.has(AlmanacSyntax.memorial) ? .memorial : Birth.Kind(ofName: name)
        let rule = try arguments.anniversaryRule()
        guard let birth = Birth(date, name: name, kind: kind, rule: rule, question.festivals) else {
            throw UsageError("the calendar does not reach the date of birth")
        }
        page = BirthdayPage([birth], given: origin, from: from, years: years ?? 10)
    }
    let alarms = try arguments.birthdayAlarms()
    guard isFile else {
        let ofFiles = [AlmanacSyntax.noAlarm, AlmanacSyntax.alarm, AlmanacSyntax.output]
        if let option = ofFiles.first(where: arguments.has) {
            throw UsageError.onlyFor(option: option.longSpelling, "--ics")
        }
        return try output.write(page.lines(settings, count: count), in: settings.palette)
    }
    let file = ICalendarFile(page, alarms: alarms, in: settings.language)
    try arguments.write(to: &output) { try file.write(to: $0) }
}

extension QuestionReader {
    /// The date of birth of the operand or of `--gregorian`, and which it was.
    fileprivate func dateOfBirth(asked arguments: Arguments) throws(UsageError) -> (BirthDate, BirthdayPage.Origin) {
        let operand = arguments.operands.isEmpty ? nil : arguments.operands.joined(separator: " ")
        switch (operand, arguments[AlmanacSyntax.gregorian]) {
        case (nil, nil):
            throw .missing("DATE", usage: "almanac birthday 1956-8-15, almanac birthday --gregorian 1956-09-19")
        case (.some, .some):
            throw .notBoth("DATE", "--gregorian")
        case (nil, let text?): return (try date(of: asked(text, .birth), text), .gregorian)
        case (let text?, nil):
            if arguments.asksForBirthday { throw notUnderstood(text, .persons) }
            let isLikeGregorian = text.utf8.count == 10 && GregorianDate(text) != nil
            if let monthDay = LunarMonthDay(text) { return (.lunar(monthDay), .lunar) }
            if let date = LunarDate(text) {
                guard let day = calendar.day(of: date) else {
                    throw refusal(of: text, as: "lunar \(text)", example: "1956-8-15, 1995-8L-15")
                }
                let origin: BirthdayPage.Origin = isLikeGregorian ? .lunarLikeGregorian(text) : .lunar
                return (.day(try within(day, text), isLunar: true), origin)
            }
            // Numbers with hyphens are a lunar date here, also if there is no such date.
            if text.utf8.dropFirst(4).first == UInt8(ascii: "-") { throw notUnderstood(text, .birth) }
            // 13-1 is no lunar date where the month stands first.
            let numbers = text.split { "-/.".contains($0) }.map { Int($0) }
            if order != .dayFirst, numbers.count == 2, let month = numbers[0], 13...99 ~= month, numbers[1] != nil {
                throw refusal(.noSuchMonth, text, .birth)
            }
            let words = words(text)
            if let monthDay = words.asked?.lunarInstead { return (.lunar(monthDay), .lunar) }
            let asked = try asked(words, .birth)
            if !asked.isLunar, case .day(let day) = asked.subject, day > today ?? day {
                throw refusal(of: text, as: "lunar \(text)", example: "1956-8-15, 1995-8L-15")
            }
            return (try date(of: asked, text), asked.isLunar ? .lunar : .gregorian)
        }
    }

    /// A whole date of the past, of either calendar, or a lunar month and day: a Gregorian one alone has no lunar birthday.
    private func date(of asked: Asked, _ text: String) throws(UsageError) -> BirthDate {
        switch asked.subject {
        case .day(let day) where day <= today ?? day: return .day(day, isLunar: true)
        case .occasion(.lunarDay(let monthDay), nil): return .lunar(monthDay)
        default: throw notUnderstood(text, .birth)
        }
    }
}

extension Arguments {
    /// Whether the words after the verb are the word for a birthday.
    var asksForBirthday: Bool { operands.joined(separator: " ").isName(in: .birthday) }
}

// MARK: - The values of the options of `almanac birthday`

extension Arguments {
    /// The alarms of `--alarm`; one a day before at 9h if neither it nor `--no-alarm` is given.
    fileprivate func birthdayAlarms() throws(UsageError) -> [ICalendarAlarm] {
        guard !has(AlmanacSyntax.noAlarm) || !has(AlmanacSyntax.alarm) else { throw .notBoth("--alarm", "--no-alarm") }
        return try has(AlmanacSyntax.noAlarm) ? [] : alarms(otherwise: ["1"])
    }

    /// The alarms of `--alarm`, or if it is not given of some texts.
    func alarms(otherwise usual: [String] = []) throws(UsageError) -> [ICalendarAlarm] {
        let texts = all(AlmanacSyntax.alarm)
        return try (texts.isEmpty ? usual : texts).map(ICalendarAlarm.init(asked:)).unique
    }
}

extension ICalendarAlarm {
    /// Reads `1`, or `3@18:30`.
    fileprivate init(asked text: String) throws(UsageError) {
        let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let second = parts.count == 2 ? WallTime.secondOfDay(String(parts[1])) : 9 * 3600
        let isNumber = parts[0].utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard isNumber, let days = Int(parts[0]), days <= 366, let second else {
            throw .notUnderstood(text, example: "1, 3@18:30")
        }
        self.init(daysBefore: days, secondOfDay: second)
    }
}
