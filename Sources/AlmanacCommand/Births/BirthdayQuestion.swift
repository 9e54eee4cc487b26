import Almanac
import AlmanacRendering
import CommandSupport

/// The question of `almanac birthday`: who was born when, and which birthdays are asked for.
struct BirthdayQuestion {
    let table: AlmanacTable
    let settings: TerminalSettings
    let birth: Birth
    let origin: BirthdayPage.Origin
    /// The day of `--from`, or today.
    let from: Day
    let years: Int
    let alarms: [ICalendarAlarm]
    /// The file of `--output`.
    let path: String?
    let isFile: Bool

    /// Reads the options and the operand.
    init(_ arguments: Arguments) throws {
        table = try AlmanacTable(asked: arguments)
        let reader = Reader.ofEnvironment
        let festivals = try table.festivals(asked: arguments, of: reader)
        settings = try TerminalSettings(asked: arguments, table, festivals, reader)
        let operands = OperandReader(
            table: table,
            festivals: festivals,
            language: settings.language,
            today: settings.today
        )
        let (day, origin) = try operands.dayOfBirth(asked: arguments)
        let rule = try arguments.anniversaryRule()
        guard let birth = Birth(day, name: arguments[AlmanacSyntax.personName], rule: rule, festivals) else {
            throw UsageError("the calendar does not reach \(day)")
        }
        self.birth = birth
        self.origin = origin
        from = try arguments[AlmanacSyntax.from].map(operands.day) ?? operands.requireToday()
        years = try arguments.yearCount()
        isFile = arguments.has(AlmanacSyntax.ics)
        path = arguments.outputPath
        alarms = try arguments.alarms()
        guard isFile || !arguments.hasOptionsOfFiles else {
            throw UsageError("--alarm, --no-alarm and --output are for --ics")
        }
    }
}

extension OperandReader {
    /// The day of birth, of the operand or of `--gregorian`, and which it was.
    fileprivate func dayOfBirth(asked arguments: Arguments) throws(UsageError) -> (Day, BirthdayPage.Origin) {
        switch (arguments.operands.first, arguments[AlmanacSyntax.gregorian]) {
        case (nil, nil):
            throw UsageError("no date of birth: give the lunar one, 1956-8-15, or --gregorian 1956-09-19")
        case (.some, .some):
            throw UsageError("two dates of birth: give the lunar one or --gregorian, not both")
        case (nil, let text?): return (try gregorianDay(text), .gregorian)
        case (let text?, nil):
            let isLikeGregorian = text.utf8.count == 10 && GregorianDate(text) != nil
            return (try day(ofLunarDate: text), isLikeGregorian ? .lunarLikeGregorian(text) : .lunar)
        }
    }

    /// The day of a whole Gregorian date.
    private func gregorianDay(_ text: String) throws(UsageError) -> Day {
        guard case .day = TypedDate(text), let day = try dateIfAny(text) else {
            throw refusal(.notUnderstood(text, .day))
        }
        return day
    }

    /// The day of a lunar date with its year: `1956-8-15`, 一九五六年八月十五.
    private func day(ofLunarDate text: String) throws(UsageError) -> Day {
        let date: LunarDate
        do throws(ParsingError) {
            date = try LunarDate(parsing: text)
        } catch {
            guard let words = WrittenLunarDate(text), let year = words.year,
                let written = LunarDate(year: year, words.monthDay)
            else { throw UsageError("\(quoted(text)) is no lunar date such as 1956-8-15 or 1995-8L-15: \(error)") }
            date = written
        }
        guard let day = calendar.day(of: date) else { throw UsageError(calendar.refusal(of: date)) }
        return try within(day, text)
    }
}
