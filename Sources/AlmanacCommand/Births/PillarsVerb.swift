import Almanac
import AlmanacRendering
import AlmanacWords
import CommandSupport

extension AlmanacSyntax {
    static let yearFrom = Option(
        "year-from",
        "WHEN",
        "the beginning of the year of pillars: lichun, at the instant of 立春 (if not given), or new-year, on New Year's Day",
        choices: yearBoundaries.map(\.name)
    )
    static let dayFrom = Option(
        "day-from",
        "HOUR",
        "the beginning of the day of pillars: 0h (if not given) or 23h",
        choices: dayBoundaries.map(\.name)
    )
    static let pillars = Verb(
        "pillars",
        "shows the four pillars of a moment, such as 1990-01-27T08:30, by the clock of a zone; of two, three or four pillars, "
            + "甲子 丙寅 戊辰 庚申, the moments of 1646-2200, or of years given last, by the calendar's clock",
        operands: [Operand("DATE TIME|PILLARS", .oneOrMore)],
        options: [zone, longitude, yearFrom, dayFrom, calendar, region, language, table, plain]
    )

    /// The words of `--year-from`.
    static let yearBoundaries: [(name: String, value: YearBoundary)] = [
        ("lichun", .lichunInstant), ("new-year", .newYearsDay),
    ]
    /// The words of `--day-from`.
    static let dayBoundaries: [(name: String, value: DayBoundary)] = [("0h", .midnight), ("23h", .elevenPM)]
}

/// `almanac pillars DATE TIME`; two pages, one below the other, of a time that clocks showed twice.
func showPillars(_ arguments: Arguments, _ output: inout StandardOutput) throws {
    if try showMoments(arguments, &output) { return }
    let question = try PorcelainQuestion(arguments)
    let (table, calendar, settings) = (question.table, question.festivals.calendar, question.settings)
    let boundaries = try PillarBoundaries(asked: arguments)
    let time = try question.reader.time(asked: arguments)
    guard table.days.contains(time.day) else { throw table.outside("\(time.day)") }
    // An offset after the time takes precedence over the zone of TZ.
    let zone = try ReaderZone(asked: arguments, orOfEnvironment: time.offset == nil)
    var instants = try calendar.instants(of: time, in: zone)
    if let longitude = try arguments.longitudeDegrees() {
        let count = instants.count
        instants = instants.compactMap {
            PillarInstant($0, bySunAt: longitude, of: calendar, in: settings.language)
        }
        guard instants.count == count else { throw table.outside("\(time)") }
    }
    guard let page = question.festivals.text(of: instants, changingAt: boundaries, settings) else {
        // A calendar may have days before its first solar terms are known.
        let days = calendar.days.filter { calendar.pillars(on: $0, atSecond: 0, boundaries: boundaries) != nil }
        let (first, last) = (days.first ?? calendar.days.firstDay, days.last ?? calendar.days.lastDay)
        let asked = arguments.operands.joined(separator: " ")
        throw UsageError.outside(asked, first: "\(first)", last: "\(last)")
    }
    try output.write(page, in: settings.palette)
}

/// `almanac pillars PILLARS [YEARS]`: the moments that have them; false for other words.
private func showMoments(_ arguments: Arguments, _ output: inout StandardOutput) throws -> Bool {
    var words = arguments.operands
    let table = try AlmanacTable(ofAllYears: arguments)
    let years = words.last.flatMap { try? ClosedRange(years: $0, within: table.promisedYears) } ?? table.promisedYears
    if years != table.promisedYears { words.removeLast() }
    guard let pattern = PillarPattern(written: words.joined(separator: " ")), let days = DayRange(years: years) else {
        return false
    }
    for option in [AlmanacSyntax.zone, AlmanacSyntax.longitude] where arguments.has(option) {
        throw UsageError.onlyFor(option: option.longSpelling, "pillars 1990-01-27T08:30")
    }
    let reader = try Reader(asked: arguments, table)
    let settings = try TerminalSettings(asked: arguments, reader)
    let boundaries = try PillarBoundaries(asked: arguments)
    let page = PillarMoments(
        reader.festivals.calendar,
        pattern,
        in: days,
        changingAt: boundaries,
        in: settings.language
    )
    guard let lines = page.lines(width: settings.width) else {
        let never = settings.language.never(page.names.joined(separator: " "), days.firstDay, days.lastDay)
        throw UsageError(page.contradiction ?? never)
    }
    try output.write(lines, in: settings.palette)
    return true
}

extension LunisolarCalendar {
    /// The instants at which clocks show a time; both if clocks put back show it twice.
    fileprivate func instants(of time: WallTime, in zone: ReaderZone?) throws(UsageError) -> [PillarInstant] {
        let clock = ReaderClock(name: zone?.name) { instant in
            zone?.offset(at: instant) ?? time.offset ?? self.utcOffsetSeconds(at: instant)
        }
        let instants: [Instant]
        if let offset = time.offset {
            instants = [time.instant(utcOffsetSeconds: offset)]
        } else if let zone {
            instants = try zone.shownInstants(of: time)
        } else {
            instants = [instant(on: time.day, atSecond: time.secondOfDay)].compactMap(\.self)
        }
        return instants.map { PillarInstant($0, by: clock) }
    }
}

extension ReaderZone {
    /// The instants at which the clocks show a time: one, or two where they are put back.
    fileprivate func shownInstants(of time: WallTime) throws(UsageError) -> [Instant] {
        let (found, before, after) = instants(of: time)
        guard found.isEmpty else { return found }
        let readings = [before, after].map { localTime(of: $0).map { "\(WallTime($0))" } ?? "?" }
        let values = [name ?? "TZ", "\(time)"] + readings
        throw .told { Phrase.skippedTime.text(in: $0, values) }
    }
}

extension QuestionReader {
    /// The time of the operands: `1990-01-27T08:30`, a day in any words with a time after it, or now.
    fileprivate func time(asked arguments: Arguments) throws(UsageError) -> WallTime {
        let text = arguments.operands.joined(separator: " ")
        if let time = WallTime(text) { return time }
        // The longest end that is a time: 1990年5月20日下午2点30分, 20 May 1990 2:30 pm.
        for index in text.indices.dropFirst() where text[index] != " " {
            let day = String(text[..<index].reversed().drop { $0 == " " }.reversed())
            let cutsNumber = text[index].isNumber && text[text.index(before: index)].isNumber
            guard !cutsNumber, let second = WallTime.secondOfDay(spoken: String(text[index...])),
                words(day).asked?.isOneDay == true
            else { continue }
            return WallTime(try self.day(day), atSecond: second)
        }
        let asked = words(text).asked
        guard Day(text) == nil, case .day(let day)? = asked?.subject, day == today,
            let now = Terminal.time(in: try ReaderZone(asked: arguments))
        else { throw .notUnderstood(text, example: "1990-01-27T08:30, 1990-01-27T08:30+08:00") }
        return now
    }
}

extension PillarBoundaries {
    /// The boundaries of `--year-from` and `--day-from`; year and month by the Sun, the day from 0h if they are not given.
    fileprivate init(asked arguments: Arguments) throws(UsageError) {
        self = .solar
        year = try arguments.value(of: AlmanacSyntax.yearFrom, among: AlmanacSyntax.yearBoundaries) ?? year
        day = try arguments.value(of: AlmanacSyntax.dayFrom, among: AlmanacSyntax.dayBoundaries) ?? day
    }
}
