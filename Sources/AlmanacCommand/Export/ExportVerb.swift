import Almanac
import AlmanacRendering
import CommandSupport

extension StandardOutput: TextSink {}

/// Something to write as text, whatever takes it.
protocol Document {
    func write<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure)
}

extension Document {
    /// Writes to the file of `--output`, which appears whole or not at all; without it to standard output as the text is made.
    func write(asked arguments: Arguments, _ output: inout StandardOutput) throws {
        guard let path = arguments.outputPath else { return try write(to: &output) }
        var buffer = TextBuffer()
        write(to: &buffer)
        try FileStore.write(buffer.bytes, to: path)
    }
}

/// `almanac export FORMAT YEARS [-o FILE]`
func export(_ arguments: Arguments, _ output: inout StandardOutput) throws {
    let question = try ExportQuestion(arguments)
    question.missingHolidays?.report(in: question.request.language)
    try question.write(asked: arguments, &output)
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

extension ExportQuestion: Document {
    func write<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
        switch format {
        case .ics: try ICalendarFile(request, feeds).write(to: &sink)
        case .json: try request.writeJSON(to: &sink)
        case .csv: try request.writeCSV(columns, to: &sink)
        case .svg: try request.writeSVG(of: month, firstWeekday: firstWeekday, to: &sink)
        case .html: try request.writeHTML(firstWeekday: firstWeekday, to: &sink)
        }
    }
}
