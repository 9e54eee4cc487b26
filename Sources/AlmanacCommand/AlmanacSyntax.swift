import Almanac
import AlmanacRendering
import CommandSupport

/// The grammar of `almanac`: its options and verbs.
enum AlmanacSyntax {
    static let syntax = CommandSyntax(
        "almanac",
        "the East Asian lunisolar calendars, 1900-2100",
        verbs: porcelainVerbs + plumbingVerbs,
        examples: examples,
        surroundings: surroundings,
        line: Phrase.text(ofVerb:in:)
    )
}

// MARK: - Options

extension AlmanacSyntax {
    static let calendar = Option(
        "calendar",
        "NAME",
        "the calendar, such as hongkong; if not given that of the region",
        choices: AlmanacTable.bundled.calendarIDs.map(\.description)
    )
    static let language = Option(
        "language",
        "TAG",
        "language of names, such as en; if not given that of the locale, in tables zh-Hant",
        choices: CalendarLanguage.allCases.map(\.tag)
    )
    static let region = Option(
        "region",
        "NAME",
        "the regions of festivals, such as taiwan or hongkong,macau; all: every region, with the festivals that the calendar has; "
            + "if not given that of the calendar, ALMANAC_REGION or the locale, in tables of the calendar or mainland",
        choices: regionNames(of: .bundled)
    )
    /// The value of `--region` for every region.
    static let allRegions = "all"

    /// The values of `--region` with a table.
    static func regionNames(of table: AlmanacTable) -> [String] { table.regionIDs.map(\.description) + [allRegions] }

    static let ownDays = Option(
        "days",
        "FILE",
        "a file of own days in the form of Data/festivals, shown with the festivals; - for standard input"
    )
    static let table = Option(
        "table",
        "FILE",
        "a table in place of the one inside the program; wide is that of 1646-2200"
    )

    /// The value of `--table` for the wide table inside the program.
    static let wideTable = "wide"
    static let firstWeekday = Option(
        "first-weekday",
        "DAY",
        "weekday of the first column, such as sunday; if not given that of the region",
        choices: Weekday.words.map(\.name)
    )
    static let rows = Option(
        "rows",
        "COUNT",
        "natural: as many weeks as the month touches; six: always six; natural if not given",
        choices: RowPolicy.words.map(\.name)
    )
    static let zone = Option(
        "zone",
        "ZONE",
        "a zone of times beside those of the calendar, such as Asia/Tokyo; if not given that of TZ"
    )
    static let plain = Option("plain", "no colours, also in a terminal")
    static let noPager = Option("no-pager", "no pager, also if the page is longer than the screen")
    static let three = Option("three", short: "3", "also the months before and after")
    static let list = Option("list", "a day a line in place of the grid")
    static let details = Option("details", "with the lunar date of every day")
    static let doubts = Option(
        "doubts",
        "also the uncertainty of an instant in seconds, the authority and the other day"
    )
    static let lunar = Option("lunar", "from lunar dates, such as 2025-6L-1, to days")
}

// MARK: - Porcelain verbs

extension AlmanacSyntax {
    private static let date = Operand("DATE", .zeroOrMore, choices: ["today", "tomorrow", "yesterday"])

    static let today = Verb(
        "",
        "shows the current month, or the page of a year, a month or a day: 2027, 2 2027, tomorrow, +30, 正月初一",
        operands: [date],
        options: gridOptions + [zone, three] + pageSwitches
    )
    static let month = Verb(
        "month",
        "shows a month as a grid, such as 2026-02 or 2; the current one if not given",
        operands: [Operand("MONTH", .zeroOrMore)],
        options: gridOptions + [zone, three, list] + pageSwitches
    )
    static let year = Verb(
        "year",
        "shows the twelve months of a Gregorian year",
        operands: [Operand("YEAR", .zeroOrMore)],
        options: gridOptions + [details] + pageSwitches
    )
    static let week = Verb(
        "week",
        "shows the week of a day, such as 2026-02-17 or tomorrow, one line a day",
        operands: [date],
        options: [calendar, region, language, firstWeekday, zone, holidays, ownDays, table] + pageSwitches
    )
    static let day = Verb(
        "day",
        "shows everything known of a day, such as 2026-02-17, tomorrow or 八月十五",
        operands: [date],
        options: [calendar, region, language, format, zone, holidays, ownDays, table] + pageSwitches
    )

    static let porcelainVerbs = [
        today, month, year, week, day, works, daysOff, workdays, explain, export, next, when, until, birthday, pillars,
    ]
    /// The verbs whose pages do not show the time of the reader's clock.
    static let verbsWithoutReaderClock = [year, until, birthday, explain, works, daysOff, workdays]
    private static let gridOptions = [calendar, region, language, firstWeekday, rows, holidays, ownDays, table]
    private static let pageSwitches = [plain, noPager]
}

// MARK: - Plumbing verbs

extension AlmanacSyntax {
    static let months = Verb(
        "months",
        "prints the lunar months that begin in Gregorian years",
        operands: [Operand("YEARS")],
        options: [calendar, table, doubts]
    )
    static let terms = Verb(
        "terms",
        "prints the solar terms of Gregorian years",
        operands: [Operand("YEARS")],
        options: [calendar, language, table, doubts]
    )
    static let phases = Verb(
        "phases",
        "prints the phases of the Moon of Gregorian years",
        operands: [Operand("YEARS")],
        options: [calendar, table, doubts]
    )
    static let convert = Verb(
        "convert",
        "prints the lunar dates and pillars of days; - reads them from standard input, one a line",
        operands: [Operand("DATE", .oneOrMore)],
        options: [calendar, language, table, lunar]
    )
    static let festivals = Verb(
        "festivals",
        "prints the festivals that begin in Gregorian years",
        operands: [Operand("YEARS")],
        options: [calendar, region, language, ownDays, table, doubts]
    )

    static let plumbingVerbs = [months, terms, phases, convert, festivals, diff, expand]
}
