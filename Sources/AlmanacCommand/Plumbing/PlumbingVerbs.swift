import Almanac
import AlmanacRendering
import CommandSupport

/// The question of a plumbing verb: which calendar, which years, in which language.
struct PlumbingQuestion {
    private let arguments: Arguments
    private let table: AlmanacTable
    private let calendar: LunisolarCalendar
    private let days: DayRange
    private let language: CalendarLanguage
    private let showsDoubts: Bool

    /// Reads the options and the operand YEARS.
    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        table = try AlmanacTable(asked: arguments)
        calendar = try table.calendar(asked: arguments)
        try table.requireHolidays(asked: arguments)
        days = try table.days(of: arguments.operands[0])
        language = try CalendarLanguage(asked: arguments)
        showsDoubts = arguments.has(AlmanacSyntax.doubts)
    }

    /// `almanac months YEARS`
    func printMonths(_ output: inout StandardOutput) throws(OutputFailure) {
        try output.writeRow(["first_day", "lunar_year", "month", "leap", "length"] + doubts(Certainty.doubtColumns))
        noteBeginning(calendar.days.firstDay)
        for month in calendar.months(beginningIn: days) {
            let certainty = calendar.newMoon(of: month)?.certainty ?? .certain
            let number = ["\(month.month.number)", month.month.isLeap ? "1" : "0"]
            let fields = ["\(month.firstDay)", "\(month.year)"] + number + ["\(month.length)"]
            try output.writeRow(fields + doubts(certainty.doubtFields))
        }
    }

    /// `almanac terms YEARS`
    func printTerms(_ output: inout StandardOutput) throws(OutputFailure) {
        let header = ["civil_day", "term", "name", "utc", "margin_seconds", "certainty"]
        try output.writeRow(header + doubts(eventDoubtColumns))
        noteBeginning(calendar.termEvents(in: calendar.days).first?.day)
        for event in calendar.termEvents(in: days) {
            let fields = ["\(event.day)", "\(event.kind.index)", event.kind.name(in: language)]
            try output.writeRow(fields + event.instantFields + doubts(event.doubtFields))
        }
    }

    /// `almanac phases YEARS`
    func printPhases(_ output: inout StandardOutput) throws(OutputFailure) {
        let header = ["civil_day", "phase", "utc", "margin_seconds", "certainty"]
        try output.writeRow(header + doubts(eventDoubtColumns))
        noteBeginning(calendar.days.firstDay)
        for event in calendar.phaseEvents(in: days) {
            let fields = ["\(event.day)", "\(event.kind.rawValue)"]
            try output.writeRow(fields + event.instantFields + doubts(event.doubtFields))
        }
    }

    /// `almanac festivals YEARS`
    func printFestivals(_ output: inout StandardOutput) throws {
        let regions = try table.regions(asked: arguments)
        let festivals = regions.flatMap { calendar.festivals(in: $0) } ?? calendar.festivals()
        try output.writeRow(["day", "last_day", "id", "name", "kind"] + doubts(Certainty.doubtColumns))
        noteBeginning(calendar.days.firstDay)
        for festival in festivals.starting(in: days) {
            let name = festivals.name(of: festival.id, on: festival.firstDay, in: language)
            let fields = ["\(festival.firstDay)", "\(festival.lastDay)", "\(festival.id)", name, "\(festival.kind)"]
            try output.writeRow(fields + doubts(festivals.certainty(of: festival).doubtFields))
        }
        festivals.reportMissingHolidays(in: .ofEnvironment)
    }

    /// The fields that say how certain a day is, if they are asked for; they come after those that other programs rely on.
    private func doubts(_ fields: @autoclosure () -> [String]) -> [String] { showsDoubts ? fields() : [] }

    private func noteBeginning(_ first: Day?) { calendar.noteBeginning(first, of: days) }
}

extension LunisolarCalendar {
    /// Says on standard error that an answer about some days, or one kind of its rows, begins later than it was asked for.
    func noteBeginning(_ first: Day?, of days: DayRange, rows: String? = nil) {
        guard let first, days.firstDay < first else { return }
        let text = Phrase.noneBefore.text(in: .ofEnvironment, ["\(id)" + (rows.map { " (\($0))" } ?? ""), "\(first)"])
        StandardError.writeLine("almanac: \(text)")
    }
}

/// The columns that `--doubts` adds to terms and phases.
private let eventDoubtColumns = ["uncertainty_seconds", "authority", "other_day"]

extension CelestialEvent {
    /// When, how far from midnight, and the verdict.
    fileprivate var instantFields: [String] { ["\(instant)", "\(marginSeconds)", "\(certainty)"] }

    /// How many seconds the instant may be wrong, the authority and the other day.
    fileprivate var doubtFields: [String] {
        ["\(uncertaintySeconds)", certainty.authority.field, certainty.otherDay.field]
    }
}

extension Certainty {
    /// The columns of `doubtFields`.
    fileprivate static let doubtColumns = ["certainty", "authority", "other_day"]

    /// The verdict, the authority and the other day.
    var doubtFields: [String] { ["\(self)", authority.field, otherDay.field] }
}

extension AlmanacTable {
    /// The days from the first of the first year to the last of the last.
    func days(of years: String) throws(UsageError) -> DayRange {
        let years = try ClosedRange(years: years, within: promisedYears)
        guard let days = DayRange(years: years) else { throw outside("\(years)") }
        return days
    }
}

extension StandardOutput {
    /// Writes the lines of a page.
    mutating func write(_ lines: [StyledText], in palette: Palette) throws(OutputFailure) {
        for line in lines {
            try writeLine(line.text(in: palette))
        }
    }
}
