// The grammar of `almanac export` and the values of its options.

import Almanac
import AlmanacRendering
import AlmanacWords
import CommandSupport

extension AlmanacSyntax {
    static let feed = Option(
        "feed",
        "LIST",
        "ics, json: the events, such as public or terms,phases; festivals are public, traditional, observances, seasons and notes; "
            + "days-off has make-up workdays too; terms,festivals if not given, json has everything then, and any --anniversary and --persons",
        choices: feedGroups.map(\.name)
    )
    static let decided = Option(
        "decided",
        "ics, json with --feed given: public holidays and days off that nobody has decided yet say that they are by law"
    )
    static let columns = Option(
        "columns",
        "LIST",
        "csv: the columns to write, such as date,lunar_date,work_kind; all if not given",
        choices: DayColumn.all.map(\.name) + WorkColumn.all.map(\.name)
    )
    static let anniversary = Option(
        "anniversary",
        "M-D=NAME",
        "a lunar date to keep every year, 8-15=Name or 6L-1=Name",
        count: .anyNumber
    )
    static let leapMonth = Option(
        "leap-month",
        "RULE",
        "anniversaries of leap months: skip, plain, leap (else plain; if not given), or both, in which dates of plain months are kept in "
            + "the leap month too",
        choices: leapMonthRules.map(\.name)
    )
    static let thirtieth = Option(
        "thirtieth",
        "RULE",
        "anniversaries of the 30th in months of 29 days: skip, last (if not given) or next",
        choices: thirtiethRules.map(\.name)
    )
    static let output = Option(
        "output",
        short: "o",
        "FILE",
        "a file to write, whole or not at all; - for standard output"
    )

    static let export = Verb(
        "export",
        "writes Gregorian years as ics, json, csv, svg or html; svg takes one year or one month, 2026-02",
        operands: [Operand("FORMAT", choices: ExportFormat.allCases.map(\.rawValue)), Operand("YEARS")],
        options: [
            calendar, region, audience, language, feed, columns, anniversary, persons, leapMonth, thirtieth,
            firstWeekday, output, holidays, ownDays, table, decided, alarm,
        ],
        notes: decidedDays
    )

    /// The words of `--feed`: the groups of events, and one for all festivals.
    static let feedGroups: [(name: String, feeds: [Feed])] =
        [("terms", [.terms]), ("phases", [.phases]), ("festivals", Feed.festivals)]
        + (Feed.festivals + [.lunar, .anniversaries, .daysOff]).map { ($0.rawValue, [$0]) }

    /// The words of `--leap-month`.
    static let leapMonthRules: [(name: String, value: AnniversaryRule.LeapMonth)] = [
        ("skip", .skip), ("plain", .plainMonth), ("leap", .leapElsePlain), ("both", .both),
    ]
    /// The words of `--thirtieth`.
    static let thirtiethRules: [(name: String, value: LunarDate.Overflow)] = [
        ("skip", .skip), ("last", .lastDay), ("next", .nextDay),
    ]
}

enum ExportFormat: String, CaseIterable {
    case ics, json, csv, svg, html

    /// Throws if an option is given that means nothing in this format.
    func requireOptionsOfItsOwn(_ arguments: Arguments) throws(UsageError) {
        let owners: [(option: Option, formats: [ExportFormat])] = [
            (AlmanacSyntax.feed, [.ics, .json]), (AlmanacSyntax.columns, [.csv]),
            (AlmanacSyntax.firstWeekday, [.svg, .html]),
            (AlmanacSyntax.decided, [.ics, .json]), (AlmanacSyntax.alarm, [.ics]),
        ]
        for (option, formats) in owners where !formats.contains(self) && arguments.has(option) {
            throw .onlyFor(option: option.longSpelling, formats.map(\.rawValue).joined(separator: ", "))
        }
        if self == .json && arguments.has(AlmanacSyntax.decided) && !arguments.has(AlmanacSyntax.feed) {
            throw .onlyFor(option: AlmanacSyntax.decided.longSpelling, "ics, json --feed")
        }
    }

    /// Whether a file of this format shows public holidays: one of events or of columns does if it is asked for them.
    func showsHolidays(_ feeds: [Feed]?, _ columns: [DayColumn]) -> Bool {
        switch self {
        case .ics, .json: feeds?.contains(.publicHolidays) ?? true
        case .csv: columns.contains(where: \.showsHolidays)
        case .svg, .html: true
        }
    }
}

// MARK: - Feeds of iCalendar and columns of CSV

extension Arguments {
    /// The feeds of `--feed`; if it is not given those that have something to say, or nil for JSON, which then has everything.
    func feeds(of format: ExportFormat) throws(UsageError) -> [Feed]? {
        format == .json && !has(AlmanacSyntax.feed) ? nil : try feeds()
    }

    /// The feeds of `--feed`; those that have something to say if it is not given.
    private func feeds() throws(UsageError) -> [Feed] {
        guard let list = self[AlmanacSyntax.feed] else {
            let usual = [Feed.terms] + Feed.festivals
            return hasAnniversaries ? usual + [.anniversaries] : usual
        }
        var feeds: [Feed] = []
        for name in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            guard let group = AlmanacSyntax.feedGroups.first(where: { $0.name == name }) else {
                throw AlmanacSyntax.feed.refusal(of: name)
            }
            feeds += group.feeds.filter { !feeds.contains($0) }
        }
        // Anniversaries are asked for by being given.
        if !feeds.contains(.anniversaries) && hasAnniversaries { feeds.append(.anniversaries) }
        guard !feeds.contains(.anniversaries) || hasAnniversaries else {
            throw .missing("--anniversary", usage: "--anniversary 8-15=Name")
        }
        return feeds
    }

    private var hasAnniversaries: Bool {
        !all(AlmanacSyntax.anniversary).isEmpty || self[AlmanacSyntax.persons] != nil
    }

    /// The columns of `--columns`, in the order given; all of them if it is not given.
    func columns(of request: ExportRequest) throws(UsageError) -> [DayColumn] {
        guard let list = self[AlmanacSyntax.columns] else { return request.columns }
        var columns: [DayColumn] = []
        for name in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            let found = request.columns(named: name)
            guard !found.isEmpty else { throw AlmanacSyntax.columns.refusal(of: name) }
            guard !columns.contains(where: { column in found.contains { $0.name == column.name } }) else {
                throw .givenTwice(name)
            }
            columns += found
        }
        return columns
    }
}

// MARK: - Anniversaries

extension Arguments {
    /// The anniversaries, all kept by the same rule.
    func anniversaries() throws(UsageError) -> [Anniversary] {
        let rule = try anniversaryRule()
        return try all(AlmanacSyntax.anniversary).map { text throws(UsageError) in try Anniversary(asked: text, rule) }
    }

    /// The rule of `--leap-month` and `--thirtieth`; once a year if they are not given.
    func anniversaryRule() throws(UsageError) -> AnniversaryRule {
        AnniversaryRule(
            leapMonth: try value(of: AlmanacSyntax.leapMonth, among: AlmanacSyntax.leapMonthRules) ?? .leapElsePlain,
            thirtieth: try value(of: AlmanacSyntax.thirtieth, among: AlmanacSyntax.thirtiethRules) ?? .lastDay
        )
    }
}

extension Anniversary {
    /// Reads `8-15=Name` or `6L-1=Name`.
    fileprivate init(asked text: String, _ rule: AnniversaryRule) throws(UsageError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[1].isEmpty, let date = WrittenLunarDate(String(parts[0])), date.year == nil
        else { throw .notUnderstood(text, example: "8-15=Name, 6L-1=Name") }
        self.init(date.monthDay, name: String(parts[1]), rule: rule)
    }
}
