// The grammar of `almanac export`.

import Almanac
import AlmanacRendering
import CommandSupport

extension AlmanacSyntax {
    static let feed = ValueOption(
        "feed",
        "LIST",
        "what ics holds, such as public or terms,phases; festivals are public, traditional, observances, seasons and notes; "
            + "days-off has make-up workdays too; terms,festivals if not given, and any --anniversary",
        choices: feedGroups.map(\.name)
    )
    static let columns = ValueOption(
        "columns",
        "LIST",
        "csv: the columns to write, such as date,lunar_date,work_kind; all if not given",
        choices: DayColumn.all.map(\.name) + WorkColumn.all.map(\.name)
    )
    static let anniversary = ValueOption(
        "anniversary",
        "M-D=NAME",
        "a lunar date to keep every year, 8-15=Name or 6L-1=Name",
        count: .anyNumber
    )
    static let leapMonth = ValueOption(
        "leap-month",
        "RULE",
        "anniversaries of leap months: skip, plain, leap (else plain; if not given) or both",
        choices: leapMonthRules.map(\.name)
    )
    static let thirtieth = ValueOption(
        "thirtieth",
        "RULE",
        "anniversaries of the 30th in months of 29 days: skip, last (if not given) or next",
        choices: thirtiethRules.map(\.name)
    )
    static let output = ValueOption(
        "output",
        short: "o",
        "FILE",
        "a file to write, whole or not at all; - for standard output"
    )
    static let rscale = Switch(
        "rscale",
        "ics: lunar dates as rules of RFC 7529; if not given as single events, which every program reads. By a rule the "
            + "receiving program reckons the days itself, and many refuse it (khal, Radicale, all built on python-dateutil)"
    )

    static let export = Verb(
        "export",
        "writes Gregorian years as ics, json, csv, svg or html; svg takes one year or one month, 2026-02",
        operands: [.one("FORMAT", choices: ExportFormat.allCases.map(\.rawValue)), .one("YEARS")],
        options: [
            calendar, region, audience, language, feed, columns, anniversary, leapMonth, thirtieth, firstWeekday,
            output,
            holidays, table,
        ],
        switches: [rscale],
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
    static let thirtiethRules: [(name: String, value: AnniversaryRule.Thirtieth)] = [
        ("skip", .skip), ("last", .lastDay), ("next", .nextDay),
    ]
}

extension Arguments {
    /// The file of `--output`; nil for standard output, which is also what `-` means.
    var outputPath: String? { self[AlmanacSyntax.output].flatMap { $0 == "-" ? nil : $0 } }
}
