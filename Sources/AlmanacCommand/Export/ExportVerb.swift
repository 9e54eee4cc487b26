import AlmanacRendering
import CommandSupport

extension StandardOutput: TextSink {}

/// `almanac export FORMAT YEARS [-o FILE]`
///
/// Without a file the export goes to standard output as it is made; a file appears whole or not at all.
func export(_ arguments: Arguments, _ output: inout StandardOutput) throws {
    let question = try ExportQuestion(arguments)
    question.missingHolidays?.report(in: question.request.language)
    let calendar = try arguments.has(AlmanacSyntax.rscale) ? question.recurringCalendar() : question.calendar
    guard let path = arguments.outputPath else {
        try question.write(calendar, to: &output)
        return
    }
    var buffer = TextBuffer()
    question.write(calendar, to: &buffer)
    try WholeFile.write(buffer.bytes, to: path)
}

extension ExportQuestion {
    /// The iCalendar file of single events.
    fileprivate var calendar: ICalendarFile { ICalendarFile(request, feeds) }

    /// The iCalendar file with rules of RFC 7529 for lunar dates.
    fileprivate func recurringCalendar() throws(UsageError) -> ICalendarFile {
        guard let file = ICalendarFile(recurring: request, feeds) else {
            throw UsageError("RSCALE of RFC 7529 cannot say this: another calendar, or rules it has no words for")
        }
        return file
    }

    fileprivate func write<Sink: TextSink & ~Copyable>(
        _ calendar: ICalendarFile,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        switch format {
        case .ics: try calendar.write(to: &sink)
        case .json: try JSONFile(request).write(to: &sink)
        case .csv: try CSVFile(request, columns: columns).write(to: &sink)
        case .svg: try Poster(request, period, firstWeekday: firstWeekday).write(to: &sink)
        case .html: try HTMLFile(request, firstWeekday: firstWeekday).write(to: &sink)
        }
    }

    private var period: Poster.Period {
        month.map { .month($0) } ?? .year(request.years.lowerBound)
    }
}
