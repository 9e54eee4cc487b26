import Almanac
import AlmanacRendering
import AlmanacWords
import CommandSupport

/// The question of a porcelain verb: which calendar, when, and how to show it.
struct PorcelainQuestion {
    let table: AlmanacTable
    /// The festivals shown, and with them the calendar that answers.
    var festivals: Festivals
    let settings: TerminalSettings
    /// The program that shows an answer longer than the screen.
    let pager: TerminalPager?
    /// The operands with spaces between them; nil if there are none: the question is then about today.
    let operand: String?
    let arguments: Arguments

    init(_ arguments: Arguments) throws {
        table = try AlmanacTable(asked: arguments)
        let reader = try Reader(asked: arguments, table)
        festivals = reader.festivals
        settings = try TerminalSettings(asked: arguments, reader)
        pager = arguments.has(AlmanacSyntax.noPager) ? nil : .ofTerminal
        operand = arguments.operands.isEmpty ? nil : arguments.operands.joined(separator: " ")
        self.arguments = arguments
    }

    /// How a page is shown that says who works when, where the file of holidays knows the region.
    func settingsWithDaysOff() throws -> TerminalSettings {
        var settings = settings
        settings.daysOff = table.workCalendar(of: festivals, by: try HolidayTable(asked: arguments))
        return settings
    }

    /// Who works when in the one region of the question; throws if it has none or several.
    func requiredDaysOff() throws -> WorkCalendar {
        if let daysOff = try settingsWithDaysOff().daysOff { return daysOff }
        throw UsageError.unknownHome(among: table.regionIDs)
    }

    /// Says which regions' holidays the answer leaves out, if any, in the language of the page.
    func reportMissingHolidays() { festivals.reportMissingHolidays(in: settings.language) }

    /// The page; throws if the calendar lacks some of its days, as another table than the bundled one may.
    func page(_ lines: [StyledText]?) throws(UsageError) -> [StyledText] {
        if let lines { return lines }
        let text = operand ?? settings.today.map { "\($0)" } ?? ""
        // Pages of a calendar that begins later are whole from the month or year after that.
        let first = YearMonth(festivals.calendar.days.firstDay)
        let isYear = arguments.verb == AlmanacSyntax.year
        let whole = isYear ? YearMonth(year: first.year + 1, month: 1) : first.advanced(by: 1)
        guard let whole, festivals.calendar.days.firstDay > table.days.firstDay else { throw table.outside(text) }
        throw .outside(text, first: "\(whole.firstDay)", last: "\(table.days.lastDay)")
    }

    /// The reader of the words of operands.
    var reader: QuestionReader { QuestionReader(table, festivals, settings) }

    /// The words of the operands, as the verb reads them; nil if there are none.
    func words() -> AskedWords? { operand.map { reader.words($0, by: arguments.verb) } }

    /// The month of the operand, or the current one.
    func month() throws(UsageError) -> YearMonth {
        if let operand { try reader.month(operand) } else { YearMonth(try reader.knownToday()) }
    }
}

// MARK: - The options of the porcelain verbs, as settings of their pages

extension TerminalSettings {
    /// The settings of the options, and for the rest those of the terminal, the environment and the region.
    init(asked arguments: Arguments, _ reader: Reader) throws(UsageError) {
        self = .plain
        (width, height, palette) = (Terminal.width, Terminal.height, Palette(asked: arguments))
        (language, firstWeekday, saturdayColour) = (reader.language, reader.firstWeekday, reader.saturdays)
        today = Terminal.today(in: try ReaderZone(asked: arguments))
        rows = try arguments.value(of: AlmanacSyntax.rows, among: RowPolicy.words) ?? .natural
        // A page without times does not open a file of zones.
        if !AlmanacSyntax.verbsWithoutReaderClock.contains(arguments.verb) {
            let zone = try ReaderZone(asked: arguments, orOfEnvironment: true)
            clock = zone.map { zone in ReaderClock(name: zone.name) { zone.offset(at: $0) } }
        }
    }
}

extension Palette {
    /// No styles with `--plain` and outside a terminal; bold and faint text alone where colours are not welcome.
    init(asked arguments: Arguments) {
        if arguments.has(AlmanacSyntax.plain) || !StandardOutput.isTerminal {
            self = .none
        } else {
            self = Terminal.showsColours ? .terminal : .monochrome
        }
    }
}

extension Weekday {
    /// The words of `--first-weekday`.
    static let words: [(name: String, value: Weekday)] = allCases.map { ("\($0)", $0) }
}

extension RowPolicy {
    /// The words of `--rows`.
    static let words: [(name: String, value: RowPolicy)] = [("natural", .natural), ("six", .six)]
}
