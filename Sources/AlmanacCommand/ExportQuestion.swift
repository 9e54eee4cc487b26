// The options and operands of `almanac export`.

import Almanac
import AlmanacRendering
import CommandSupport

/// The formats of `almanac export`.
enum ExportFormat: String, CaseIterable {
    case ics, json, csv, svg, html

    /// The format of an operand.
    init(_ name: String) throws(UsageError) {
        guard let format = ExportFormat(rawValue: name) else {
            let known = ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError("no format \(quoted(name)): expected one of \(known)")
        }
        self = format
    }

    /// Throws if an option is given that means nothing in this format.
    func requireOptionsOfItsOwn(_ arguments: Arguments) throws(UsageError) {
        let isPage = self == .svg || self == .html
        guard self == .ics || arguments[AlmanacSyntax.feed] == nil && !arguments.has(AlmanacSyntax.rscale) else {
            throw UsageError("--feed and --rscale are for ics, not for \(self)")
        }
        guard self == .csv || arguments[AlmanacSyntax.columns] == nil else {
            throw UsageError("--columns is for csv, not for \(self)")
        }
        guard isPage || arguments[AlmanacSyntax.firstWeekday] == nil else {
            throw UsageError("--first-weekday is for svg and html, not for \(self)")
        }
    }
}

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
        format = try ExportFormat(arguments.operands[0])
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
        missingHolidays = MissingHolidays(festivals, of: table)
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

extension Arguments {
    /// The feeds of `--feed`; those that have something to say if it is not given.
    fileprivate func feeds() throws(UsageError) -> [Feed] {
        guard let list = self[AlmanacSyntax.feed] else {
            let usual = [Feed.terms] + Feed.festivals
            return all(AlmanacSyntax.anniversary).isEmpty ? usual : usual + [.anniversaries]
        }
        var feeds: [Feed] = []
        for name in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            guard let group = AlmanacSyntax.feedGroups.first(where: { $0.name == name }) else {
                throw refusal(of: name, for: AlmanacSyntax.feed)
            }
            feeds += group.feeds.filter { !feeds.contains($0) }
        }
        // Anniversaries are asked for by being given.
        if !feeds.contains(.anniversaries) && !all(AlmanacSyntax.anniversary).isEmpty { feeds.append(.anniversaries) }
        guard !feeds.contains(.anniversaries) || !all(AlmanacSyntax.anniversary).isEmpty else {
            throw UsageError("the feed of anniversaries is empty: give some, --anniversary 8-15=Name")
        }
        return feeds
    }

    /// The columns of `--columns`, in the order given; all of them if it is not given.
    fileprivate func columns(of request: ExportRequest) throws(UsageError) -> [DayColumn] {
        guard let list = self[AlmanacSyntax.columns] else { return request.columns }
        var columns: [DayColumn] = []
        for name in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            let found = request.columns(named: name)
            guard !found.isEmpty else {
                throw refusal(of: name, for: AlmanacSyntax.columns)
            }
            guard !columns.contains(where: { column in found.contains { $0.name == column.name } }) else {
                throw UsageError("column \(quoted(name)) is given twice")
            }
            columns += found
        }
        return columns
    }

    /// The anniversaries, all kept by the same rule.
    fileprivate func anniversaries() throws(UsageError) -> [Anniversary] {
        let rule = try anniversaryRule()
        var anniversaries: [Anniversary] = []
        for text in all(AlmanacSyntax.anniversary) { anniversaries.append(try Anniversary(asked: text, rule)) }
        return anniversaries
    }

    /// The rule of `--leap-month` and `--thirtieth`; once a year if they are not given.
    func anniversaryRule() throws(UsageError) -> AnniversaryRule {
        let (leapMonth, thirtieth) = (self[AlmanacSyntax.leapMonth] ?? "leap", self[AlmanacSyntax.thirtieth] ?? "last")
        return AnniversaryRule(
            leapMonth: try choice(leapMonth, among: AlmanacSyntax.leapMonthRules, "rule for leap months"),
            thirtieth: try choice(thirtieth, among: AlmanacSyntax.thirtiethRules, "rule for the 30th")
        )
    }

    /// The value of a word among those that are known.
    private func choice<Value>(
        _ word: String,
        among known: [(name: String, value: Value)],
        _ kind: String
    ) throws(UsageError) -> Value {
        guard let found = known.first(where: { $0.name == word }) else {
            let names = known.map(\.name).joined(separator: ", ")
            throw UsageError("no \(kind) \(quoted(word)): expected one of \(names)")
        }
        return found.value
    }
}

extension Anniversary {
    /// Reads `8-15=Name` or `6L-1=Name`.
    fileprivate init(asked text: String, _ rule: AnniversaryRule) throws(UsageError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[1].isEmpty, let date = LunarMonthDay(words: String(parts[0])),
            let anniversary = Anniversary(month: date.month, day: date.day, name: String(parts[1]), rule: rule)
        else {
            throw UsageError(
                "no anniversary \(quoted(text)): expected a lunar month, a day 1-30 and a name, such as 8-15=Name"
            )
        }
        self = anniversary
    }
}
