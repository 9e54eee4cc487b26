import AlmanacCore

/// A file `holidays/REGION.txt`; `Data/holidays/README.md` is the specification of the format.
struct HolidayFile {
    let region: RegionID
    let usualAudience: Audience
    let completeDays: DayRange
    let lookedUp: Day
    let authorities: [(id: AuthorityID, name: String)]
    let weeks: [WorkWeek]
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
        notices = body.notices
        rows = body.rows
    }
}
