import AlmanacCore
import AlmanacFiles
import CommandSupport

extension GenSyntax {
    private static let comparedCalendar =
        Option("calendar", "NAME", "the calendar to compare with; that of the region if not given")
    private static let comparedRegion = Option(
        "region",
        "NAME",
        "the region of festivals and days off to compare with; mainland if not given, or the first of the calendar"
    )
    private static let columns = Option(
        "columns",
        "LIST",
        "the columns by name or number, such as day=first_day,year=2; others are guessed: "
            + ColumnRole.allCases.map(\.rawValue).joined(separator: ", ")
    )
    private static let kind = Option(
        "kind",
        "NAME",
        "the kind of the rows; told by the columns if not given",
        choices: ForeignKind.allCases.map(\.rawValue)
    )

    static let compare = Verb(
        "compare",
        "compares months, terms, festivals or days off of others, as TSV, CSV, JSON or ics, with the table; "
            + "- reads standard input",
        operands: [Operand("FILE")],
        options: [comparedCalendar, comparedRegion, columns, kind, data, table, holidayFile],
        notes: [
            "The last column says who has the other day: `disputed hko`, an authority; `issued hko`, nobody, as it issued ours; "
                + "`near-midnight`, seconds decide; `as china`, another calendar; of days off the notice or law behind ours; or "
                + "`nobody`.",
            "A file has at most 16 MiB and \(ForeignFile.mostColumns) columns.",
            "Exit status as diff: 0 for no difference, 1 for some, 2 for a file that cannot be compared.",
        ]
    )

    /// `almanac-gen compare FILE`: prints what is compared as comments, and a line for each difference.
    static func compare(_ arguments: Arguments, _ output: inout StandardOutput) throws -> ExitStatus {
        do {
            return try comparison(arguments, &output)
        } catch let failure as LineFailure {
            StandardError.writeLine("almanac-gen: \(failure)")
        } catch let failure as FileError {
            StandardError.writeLine("almanac-gen: \(failure.text(in: .english))")
        }
        return .trouble
    }

    private static func comparison(_ arguments: Arguments, _ output: inout StandardOutput) throws -> ExitStatus {
        let path = arguments.operands[0]
        let table = try AlmanacTable(named: arguments[GenSyntax.table] ?? "\(arguments.dataFolder)/almanac.bin")
        var file = try ForeignFile(FileStore.input(path), of: path)
        let columns = try ForeignColumns(of: file, at: path, named: arguments[GenSyntax.columns])
        let asked =
            arguments[comparedCalendar].flatMap { CalendarID($0) }
            ?? table.calendarIDs.first { "\($0)" == file.first(comparedCalendar.name) }
        let region =
            try arguments[comparedRegion].map { name throws(UsageError) in
                guard let id = RegionID(name), table.regionIDs.contains(id) else {
                    throw comparedRegion.refusal(of: name, among: table.regionIDs.map(\.description))
                }
                return id
            } ?? table.regionIDs.first {
                "\($0)" == file.first(comparedRegion.name) && (asked == nil || table.calendarID(of: $0) == asked)
            } ?? table.regionIDs.first { asked == nil || table.calendarID(of: $0) == asked }
        guard let region, let calendar = (asked ?? table.calendarID(of: region)).flatMap({ table.calendar($0) }) else {
            let known = table.calendarIDs.map(\.description)
            throw comparedCalendar.refusal(of: arguments[comparedCalendar] ?? "-", among: known)
        }
        guard let kind = arguments[GenSyntax.kind].map(ForeignKind.init(rawValue:)) ?? ForeignKind(of: file, columns)
        else { throw GenSyntax.kind.refusal(of: arguments[GenSyntax.kind] ?? "-") }
        let isOfRegion = kind == .festivals || kind == .daysOff
        let side = isOfRegion ? "\(region)" : "\(calendar.id)"
        file.keep(side, in: isOfRegion ? comparedRegion.name : comparedCalendar.name)
        let compared = ComparedTable(
            file: file,
            columns: columns,
            table: table,
            calendar: calendar,
            region: region,
            holidays: try HolidayTable(named: arguments[holidayFile] ?? "\(arguments.dataFolder)/holidays.bin")
        )
        let comparison =
            switch kind {
            case .months: compared.months()
            case .terms: compared.terms()
            case .festivals: compared.festivals()
            case .daysOff: compared.daysOff()
            }
        let rows = "\(file.rows.count) rows as \(kind.rawValue) of \(side)"
        try output.writeLine(oneLine("# \(path): \(file.format), \(rows): \(columns.summary)"))
        try output.writeRow("what", "theirs", "ours", "days", "verdict")
        for row in comparison.differences {
            try output.writeRow(row.what, row.theirs, row.ours, row.days.field, row.verdict.description)
        }
        let outside = comparison.outside
        let others = outside == 0 ? "" : "; \(outside) not within the table or not decided"
        try output.writeLine("# \(comparison.agreements) agree, \(comparison.counts)\(others)")
        let unread = comparison.unread
        if !unread.isEmpty {
            let shown = unread.prefix(8).map { quoted($0) }.joined(separator: ", ") + (unread.count > 8 ? " …" : "")
            try output.writeLine("# not understood: \(unread.count) values: \(shown)")
        }
        guard comparison.agreements > 0 || !comparison.differences.isEmpty else { return .trouble }
        return comparison.differences.isEmpty ? .done : .checkFailed
    }
}
