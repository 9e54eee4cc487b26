import Almanac
import AlmanacRendering
import CommandSupport

extension Arguments {
    /// Writes a text, as it is made, to standard output or to the file of `--output`, which appears whole or not at all.
    func write(to output: inout StandardOutput, _ make: ((String) throws -> Void) throws -> Void) throws {
        guard let path = outputPath else { return try make { try output.write($0) } }
        var text = ""
        try make { text += $0 }
        try FileStore.write(Array(text.utf8), to: path)
    }
}

/// `almanac export FORMAT YEARS [-o FILE]`
func export(_ arguments: Arguments, _ output: inout StandardOutput) throws {
    let question = try ExportQuestion(arguments)
    question.missingHolidays?.report(in: question.request.language)
    try arguments.write(to: &output, question.write)
}

/// The format, the request and how to lay it out.
struct ExportQuestion {
    /// The format to write.
    let format: ExportFormat
    /// The calendar, years and language to write.
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
        let reader = try Reader(asked: arguments, table)
        let festivals = reader.festivals
        month = format == .svg ? YearMonth(arguments.operands[1]) : nil
        let years = try Self.years(arguments.operands[1], month, format, within: table.promisedYears)
        let anniversaries = try arguments.anniversaries()
        let settings = try TerminalSettings(asked: arguments, reader)
        let births = try QuestionReader(table, festivals, settings).births(asked: arguments) ?? []
        let holidays = try HolidayTable(asked: arguments)
        let request = ExportRequest(
            table,
            festivals,
            years: years,
            language: settings.language,
            anniversaries: anniversaries,
            births: births,
            holidays: holidays,
            audience: try holidays.audience(asked: arguments, in: festivals.regions),
            onlyDecided: arguments.has(AlmanacSyntax.decided)
        )
        guard let request else { throw table.outside(arguments.operands[1]) }
        self.request = request
        feeds = try arguments.feeds()
        columns = try arguments.columns(of: request)
        firstWeekday = reader.firstWeekday
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
        .notUnderstood(operand, example: "2026, 2026-02")
    }
}

extension ExportQuestion {
    /// Writes the file.
    fileprivate func write(to write: (String) throws -> Void) throws {
        switch format {
        case .ics: try ICalendarFile(request, feeds).write(to: write)
        case .json: try request.writeJSON(to: write)
        case .csv: try request.writeCSV(columns, to: write)
        case .svg: try request.writeSVG(of: month, firstWeekday: firstWeekday, to: write)
        case .html: try request.writeHTML(firstWeekday: firstWeekday, to: write)
        }
    }
}
