import Almanac
import AlmanacRendering
import CommandSupport

/// The format, the request and how to lay it out.
struct ExportQuestion {
    /// The format to write.
    let format: ExportFormat
    /// What to write.
    let request: ExportRequest
    /// The month, if one was asked for instead of years.
    let month: YearMonth?
    /// The groups of events, for iCalendar.
    let feeds: [Feed]
    /// The columns of CSV.
    let columns: [DayColumn]
    /// The first column of a page.
    let firstWeekday: Weekday
    /// The regions whose holidays the file leaves out, if there are any.
    let missingHolidays: MissingHolidays?

    /// Reads the options and operands.
    init(_ arguments: Arguments) throws {
        format = try ExportFormat(asked: arguments)
        try format.requireOptionsOfItsOwn(arguments)
        let table = try AlmanacTable(asked: arguments)
        let reader = Reader.ofEnvironment
        let festivals = try table.festivals(asked: arguments, of: reader)
        month = format == .svg ? YearMonth(arguments.operands[1]) : nil
        let years = try Self.years(arguments.operands[1], month, format, within: table.promisedYears)
        let anniversaries = try arguments.anniversaries()
        let holidays = try HolidayTable(asked: arguments)
        let language = try CalendarLanguage(asked: arguments, otherwise: reader.language)
        let request = ExportRequest(
            table,
            festivals,
            years: years,
            language: language,
            anniversaries: anniversaries,
            holidays: holidays,
            audience: try holidays.audience(asked: arguments, in: festivals.regions)
        )
        guard let request else { throw UsageError("years \(quoted(arguments.operands[1])) are out of range") }
        self.request = request
        feeds = try arguments.feeds()
        columns = try arguments.columns(of: request)
        firstWeekday = try table.firstWeekday(asked: arguments, of: reader, festivals)
        missingHolidays = format.showsHolidays(feeds, columns) ? MissingHolidays(festivals) : nil
    }

    /// The years of an operand: for svg one, or that of a month.
    private static func years(
        _ operand: String,
        _ month: YearMonth?,
        _ format: ExportFormat,
        within promised: ClosedRange<Int>
    ) throws(UsageError) -> ClosedRange<Int> {
        let years: ClosedRange<Int>
        do {
            years = try YearRange(month.map { "\($0.year)" } ?? operand, within: promised).years
        } catch {
            throw format == .svg && operand.utf8.contains(UInt8(ascii: "-")) ? notOnePage(operand) : error
        }
        guard format != .svg || years.count == 1 else { throw notOnePage(operand) }
        return years
    }

    private static func notOnePage(_ operand: String) -> UsageError {
        UsageError("\(quoted(operand)) is neither a year, such as 2026, nor a month, such as 2026-02: svg takes one")
    }
}
