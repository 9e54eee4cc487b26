import Almanac
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
                + "`near-midnight`, seconds decide; `as china`, another calendar; `day off for`, a festival in "
                + "whose break their day is; of days off the notice or law behind ours; or `nobody`.",
            "A name is read as a festival, a term, a lunar date, a day off or a day worked for one, in all its parts. What no "
                + "reading explains is counted as not understood.",
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
        let folder = arguments[data]
        let table =
            try (arguments[GenSyntax.table] ?? folder.map { "\($0)/almanac.bin" }).map(AlmanacTable.init) ?? .bundled
        let holidays =
            try (arguments[holidayFile] ?? folder.map { "\($0)/holidays.bin" }).map(HolidayTable.init) ?? .bundled
        var file = try ForeignFile(FileStore.input(path), of: path, by: table)
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
        let told = arguments[GenSyntax.kind].flatMap(ForeignKind.init(rawValue:)) ?? ForeignKind(of: file, columns)
        let isOfRegion = told != .months && told != .terms
        let side = isOfRegion ? "\(region)" : "\(calendar.id)"
        file.keep(side, in: isOfRegion ? comparedRegion.name : comparedCalendar.name)
        let compared = ComparedTable(
            file: file,
            columns: columns,
            table: table,
            calendar: calendar,
            region: region,
            holidays: holidays
        )
        var days = isOfRegion ? ComparedDays(compared) : nil
        let (kind, comparison) =
            switch told {
            case .months: (ForeignKind.months, compared.months())
            case .terms: (.terms, compared.terms())
            default: days?.compared(as: told) ?? (.daysOff, Comparison())
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
        for note in comparison.notes + file.leftOut.map({ "left out: \($0)" }) {
            try output.writeLine(oneLine("# \(note)"))
        }
        guard comparison.agreements > 0 || !comparison.differences.isEmpty else { return .trouble }
        return comparison.differences.isEmpty ? .done : .checkFailed
    }
}
