import Almanac
import AlmanacRendering
import CommandSupport

extension AlmanacSyntax {
    static let quiet = Option(
        "quiet",
        "prints nothing: the exit status is 0 on a day worked, 1 on a day off, 3 if nobody has decided"
    )
    static let undecided = Option(
        "undecided",
        "ANSWER",
        "with --quiet what a day is taken for that nobody has decided: worked or off",
        choices: undecidedAnswers.map(\.name)
    )
    static let warnDays = Option(
        "warn-days",
        "COUNT",
        "a line on standard error if the decided days end within so many days of the day"
    )
    static let gateOptions = [quiet, undecided, warnDays, zone]

    fileprivate static let undecidedAnswers: [(name: String, value: ExitStatus)] = [
        ("worked", .done), ("off", .checkFailed),
    ]
}

extension DaysOffQuestion {
    /// `almanac works`: a page or a table, or with `--quiet` the exit status alone.
    func answerWorks(_ output: inout StandardOutput) throws -> ExitStatus {
        let undecided = try arguments.value(of: AlmanacSyntax.undecided, among: AlmanacSyntax.undecidedAnswers)
        let margin = try arguments.number(of: AlmanacSyntax.warnDays, in: 0...36_500)
        let isQuiet = arguments.has(AlmanacSyntax.quiet)
        if isQuiet && isForPrograms { throw UsageError.notBoth("--quiet", "--tsv") }
        if undecided != nil && !isQuiet { throw UsageError.onlyFor(option: "--undecided", "--quiet") }
        let ranges = try self.ranges()
        if isQuiet && ranges.reduce(0, { $0 + $1.count }) != 1 {
            throw UsageError.told { Phrase.onlyFor.text(in: $0, ["--quiet", Phrase.oneDay.text(in: $0)]) }
        }
        if let margin, let last = ranges.last?.lastDay { warn(within: margin, of: last) }
        guard isQuiet else {
            try printWorks(ranges, &output)
            return .done
        }
        return switch daysOff.isWorkday(ranges[0].firstDay) {
        case true?: .done
        case false?: .checkFailed
        case nil: undecided ?? .undecided
        }
    }

    /// One line on standard error if the decided days end less than a number of days after a day.
    private func warn(within margin: Int, of day: Day) {
        if let last = daysOff.completeDays?.lastDay, last.days(since: day) > margin { return }
        let language = CalendarLanguage(tag: arguments[AlmanacSyntax.language] ?? "") ?? .ofEnvironment
        let region = festivals.calendar.name(of: daysOff.region, in: language)
        let values = [region, daysOff.audience.name(in: language), daysOff.completeDays.map { "\($0.lastDay)" } ?? ""]
        let phrase = daysOff.completeDays == nil ? Phrase.onlyLaw : .decidedUntil
        StandardError.writeLine("almanac: \(phrase.text(in: language, values))")
    }
}
