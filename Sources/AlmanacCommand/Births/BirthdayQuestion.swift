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
        let (day, origin) = try table.dayOfBirth(asked: arguments, festivals.calendar)
        let rule = try arguments.anniversaryRule()
        guard let birth = Birth(day, name: arguments[AlmanacSyntax.personName], rule: rule, festivals) else {
            throw UsageError("the calendar does not reach \(day)")
        }
        self.birth = birth
        self.origin = origin
        from = try table.firstDay(asked: arguments, settings.today)
        years = try arguments.yearCount()
        isFile = arguments.has(AlmanacSyntax.ics)
        path = arguments[AlmanacSyntax.output]
        alarms = try arguments.alarms()
        guard isFile || !arguments.hasOptionsOfFiles else {
            throw UsageError("--alarm, --no-alarm and --output are for --ics")
        }
    }
}

extension AlmanacTable {
    /// The day of birth, of the operand or of `--gregorian`, and which it was.
    fileprivate func dayOfBirth(
        asked arguments: Arguments,
        _ calendar: LunisolarCalendar
    ) throws(UsageError) -> (Day, BirthdayPage.Origin) {
        switch (arguments.operands.first, arguments[AlmanacSyntax.gregorian]) {
        case (nil, nil):
            throw UsageError("no date of birth: give the lunar one, 1956-8-15, or --gregorian 1956-09-19")
        case (.some, .some):
            throw UsageError("two dates of birth: give the lunar one or --gregorian, not both")
        case (nil, let text?): return (try day(text), .gregorian)
        case (let text?, nil):
            let day = try day(ofLunarDate: text, in: calendar)
            let isLikeGregorian = text.utf8.count == 10 && GregorianDate(text) != nil
            return (day, isLikeGregorian ? .lunarLikeGregorian(text) : .lunar)
        }
    }

    /// The day of a lunar date of the command line.
    private func day(ofLunarDate text: String, in calendar: LunisolarCalendar) throws(UsageError) -> Day {
        let date: LunarDate
        do throws(ParsingError) {
            date = try LunarDate(parsing: text)
        } catch {
            throw UsageError("\(quoted(text)) is no lunar date such as 1956-8-15 or 1995-8L-15: \(error)")
        }
        guard let day = calendar.day(of: date) else { throw UsageError(calendar.refusal(of: date)) }
        guard days.contains(day) else {
            throw UsageError("day \(day) is not within \(days.firstDay)...\(days.lastDay)")
        }
        return day
    }

    /// The day of `--from`, or today.
    fileprivate func firstDay(asked arguments: Arguments, _ today: Day?) throws(UsageError) -> Day {
        if let text = arguments[AlmanacSyntax.from] { return try day(text) }
        guard let today, days.contains(today) else {
            throw UsageError("today is not within \(days.firstDay)...\(days.lastDay): try --from 2026-01-01")
        }
        return today
    }
}
