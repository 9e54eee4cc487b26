import Almanac
import AlmanacRendering
import CommandSupport

/// A question about days off: of which region, for whom, and how the answer is shown.
struct DaysOffQuestion {
    /// The table that answers.
    let table: AlmanacTable
    /// The days off of the region.
    let daysOff: WorkCalendar
    /// The festivals of the region, for their names.
    let festivals: Festivals
    /// How the answer is shown.
    let settings: TerminalSettings
    /// The words after the verb.
    let operands: [String]
    /// Whether the answer is a table for programs.
    let isForPrograms: Bool

    /// Reads the options.
    init(_ arguments: Arguments) throws {
        let table = try AlmanacTable(asked: arguments)
        let isForPrograms = arguments.has(AlmanacSyntax.tabSeparated)
        let reader = Reader.ofEnvironment
        let holidays = try HolidayTable(asked: arguments)
        let region = try table.workRegion(asked: arguments, isForPrograms ? nil : reader)
        let audience = try holidays.audience(asked: arguments, in: region)
        guard let daysOff = table.workCalendar(in: region, for: audience, by: holidays),
            let festivals = table.calendarID(of: region).flatMap({ table.calendar($0)?.festivals(in: [region]) })
        else {
            let known = holidays.regionIDs.map(\.description).joined(separator: ", ")
            throw UsageError("no days off of region '\(region)' are known: the file of holidays has \(known)")
        }
        self.table = table
        self.daysOff = daysOff
        self.festivals = festivals
        let usual = isForPrograms ? CalendarLanguage.traditionalChinese : reader.language
        settings = TerminalSettings(
            width: Terminal.width,
            palette: arguments.has(AlmanacSyntax.plain) || !Terminal.showsColours ? .none : .terminal,
            language: try CalendarLanguage(asked: arguments, otherwise: usual),
            today: Terminal.today,
            firstWeekday: .monday,
            rows: .natural,
            clock: nil
        )
        operands = arguments.operands
        self.isForPrograms = isForPrograms
    }

    /// Reads days as people type them.
    var reader: OperandReader {
        OperandReader(table: table, festivals: festivals, language: settings.language, today: settings.today)
    }

    /// The page of people.
    var text: DaysOffText { DaysOffText(daysOff, festivals, settings) }

    /// The name of the holiday of a status; a hyphen for none.
    func nameField(_ festivals: [FestivalID]) -> String {
        festivals.isEmpty
            ? "-" : festivals.map { self.festivals.name(of: $0, in: settings.language) }.joined(separator: ", ")
    }
}
