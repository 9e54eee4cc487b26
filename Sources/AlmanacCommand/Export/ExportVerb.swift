import Almanac
import AlmanacRendering
import CommandSupport

extension Arguments {
    /// Writes a text, as it is made, to standard output or to the file of `--output`, which appears whole or not at all.
    func write(to output: inout StandardOutput, _ make: ((String) throws -> Void) throws -> Void) throws {
        guard let path = self[AlmanacSyntax.output], path != "-" else { return try make { try output.write($0) } }
        var text = ""
        try make { text += $0 }
        try FileStore.write(Array(text.utf8), to: path)
    }
}

/// `almanac export FORMAT YEARS [-o FILE]`
func export(_ arguments: Arguments, _ output: inout StandardOutput) throws {
    let format = try arguments.operand(0, "format", among: ExportFormat.allCases.map { ($0.rawValue, $0) })
    try format.requireOptionsOfItsOwn(arguments)
    let question = try PorcelainQuestion(arguments)
    let (table, festivals, settings) = (question.table, question.festivals, question.settings)
    let month = format == .svg ? YearMonth(arguments.operands[1]) : nil
    let years = try format.years(arguments.operands[1], month, within: table.promisedYears)
    let anniversaries = try arguments.anniversaries()
    let births = try question.reader.births(asked: arguments) ?? []
    let holidays = try HolidayTable(asked: arguments)
    let request = ExportRequest(
        festivals,
        years: years,
        language: settings.language,
        anniversaries: anniversaries,
        births: births,
        holidays: holidays,
        audience: try holidays.audience(asked: arguments, in: festivals.regions),
        namesLaw: arguments.has(AlmanacSyntax.decided)
    )
    let known = festivals.calendar.days
    guard var request, let days = DayRange(years: years), days.lastDay >= known.firstDay else {
        throw UsageError.outside(arguments.operands[1], first: "\(known.firstDay)", last: "\(table.days.lastDay)")
    }
    // The table may begin some days before its years; a calendar that begins later is said to.
    if known.firstDay > table.days.firstDay { festivals.calendar.noteBeginning(known.firstDay, of: days) }
    request.alarms = try arguments.alarms()
    let (feeds, columns) = (try arguments.feeds(of: format), try arguments.columns(of: request))
    if format.showsHolidays(feeds, columns) { question.reportMissingHolidays() }
    try arguments.write(to: &output) { write in
        switch format {
        case .ics: try ICalendarFile(request, feeds ?? []).write(to: write)
        case .json:
            if let feeds { try request.writeJSON(of: feeds, to: write) } else { try request.writeJSON(to: write) }
        case .csv: try request.writeCSV(columns, to: write)
        case .svg: try request.writeSVG(of: month, firstWeekday: settings.firstWeekday, to: write)
        case .html: try request.writeHTML(firstWeekday: settings.firstWeekday, to: write)
        }
    }
}

extension ExportFormat {
    /// The years of an operand: for svg one, or that of a month.
    fileprivate func years(
        _ operand: String,
        _ month: YearMonth?,
        within promised: ClosedRange<Int>
    ) throws(UsageError) -> ClosedRange<Int> {
        let notOnePage = UsageError.notUnderstood(operand, example: "2026, 2026-02")
        let years: ClosedRange<Int>
        do {
            years = try ClosedRange(years: month.map { "\($0.year)" } ?? operand, within: promised)
        } catch {
            throw self == .svg && operand.utf8.contains(UInt8(ascii: "-")) ? notOnePage : error
        }
        guard self != .svg || years.count == 1 else { throw notOnePage }
        return years
    }
}
