import AlmanacCore

/// A file `holidays/REGION.txt`; `Data/holidays/README.md` is the specification of the format.
struct HolidayFile {
    let region: RegionID
    let usualAudience: Audience
    let completeDays: DayRange
    let lookedUp: Day
    let authorities: [(id: AuthorityID, name: String)]
    let weeks: [WorkWeek]
    let restLaws: [RestLawRow]
    let notices: [HolidayNoticeRow]
    let rows: [HolidayRow]
    /// Where the region is named.
    let line: DataLine

    /// Reads a file, whose region is named as the file is.
    init(_ file: SourceFile, _ table: AlmanacTable) throws(DataFileError) {
        try file.requireCommentAboveEveryRow()
        var lines = file.dataLines()[...]
        var head = try HolidayHeadReader(file, table)
        try head.read(&lines)
        var body = HolidayNoticeReader(authorities: head.authorities.map(\.id), festivals: table.festivals.ids)
        for line in lines { try body.read(line) }
        region = head.region
        line = head.line
        (usualAudience, completeDays, lookedUp) = try head.required()
        authorities = head.authorities
        weeks = head.weeks
        restLaws = head.restLaws
        notices = body.notices
        rows = body.rows
    }
}

extension HolidayFile {
    /// Whether a law about an audience, or about everybody, makes a day one of rest, of the week or of the year.
    func isRestByLaw(_ day: Day, _ audience: Audience) -> Bool {
        [audience, .everybody].contains { audience in
            let law = restLaws.last { $0.audience == audience && $0.week.firstDay <= day }
            return law.map { $0.week.rest(on: day) == .day || $0.yearDays.contains { $0.contains(day) } } ?? false
        }
    }
}
