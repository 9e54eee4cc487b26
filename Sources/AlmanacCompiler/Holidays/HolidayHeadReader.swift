import AlmanacCore

/// Reads the rows of a holiday file before its first notice.
struct HolidayHeadReader {
    let region: RegionID
    let line: DataLine
    private(set) var authorities: [(id: AuthorityID, name: String)] = []
    private(set) var weeks: [WorkWeek] = []
    private(set) var restLaws: [RestLawRow] = []
    private var usual: Audience?
    private var complete: DayRange?
    private var lookedUp: Day?

    /// The order in which the rows stand.
    private static let order = ["region", "usual", "complete", "looked-up", "authority", "weekend", "rest-by-law"]

    /// Reads the row `region ID` of a file named as the region is.
    init(_ file: SourceFile, _ table: AlmanacTable) throws(DataFileError) {
        guard let first = file.dataLines().first, first.word(0) == "region", first.count == 2 else {
            throw file.error(found: "no region", expected: "'region ID' as the first row, the ID as the file is named")
        }
        guard let id = RegionID(first.word(1)), file.name == "holidays/\(id).txt", table.regionIDs.contains(id) else {
            throw first.error(
                found: "region '\(first.word(1))'",
                expected: "the name of the file, a region of festivals/regions.txt"
            )
        }
        region = id
        line = first
    }

    /// Takes the rows of the head from the front of some rows.
    mutating func read(_ lines: inout ArraySlice<DataLine>) throws(DataFileError) {
        lines = lines.dropFirst()
        var reached = 0
        while let line = lines.first, line.word(0) != "notice" {
            guard let index = Self.order.firstIndex(of: line.word(0)), index >= max(reached, 1) else {
                throw line.error(
                    found: "'\(line.word(0))'",
                    expected: "\(Self.order.dropFirst().joined(separator: ", ")) rows in this order, then notices"
                )
            }
            if index == reached && index < 4 {
                throw line.error(found: "a second '\(line.word(0))'", expected: "one")
            }
            reached = index
            try read(line)
            lines = lines.dropFirst()
        }
    }

    private mutating func read(_ line: DataLine) throws(DataFileError) {
        switch line.word(0) {
        case "usual":
            try line.requireCount(2...2, "'usual AUDIENCE'")
            usual = try line.audience(1)
        case "complete":
            try line.requireCount(2...2, "'complete FIRST...LAST'")
            complete = try line.days(1)
        case "looked-up":
            try line.requireCount(2...2, "'looked-up DAY'")
            lookedUp = try line.day(1, "the day on which the last notice was looked for")
        case "authority": try readAuthority(line)
        case "weekend": try readWeek(line)
        default: try readRestLaw(line)
        }
    }

    private mutating func readAuthority(_ line: DataLine) throws(DataFileError) {
        let id = try line.authorityID(1)
        let name = try line.text(from: 2)
        guard authorities.count < HolidayRegion.mostAuthorities else {
            throw line.error(found: "one authority more", expected: "at most \(HolidayRegion.mostAuthorities)")
        }
        guard !name.isEmpty, !authorities.contains(where: { $0.id == id }) else {
            throw line.error(
                found: "authority '\(line.rest(from: 1))'",
                expected: "'authority ID NAME', each ID once"
            )
        }
        authorities.append((id, name))
    }

    private mutating func readWeek(_ line: DataLine) throws(DataFileError) {
        try line.requireCount(3...2 + WorkWeek.mostRestDays, "'weekend FROM REST…'")
        let first = try line.day(1, "the first day of the week's rule")
        if let before = weeks.last, before.firstDay >= first {
            throw line.error(found: "\(first) after \(before.firstDay)", expected: "weekend rows by day")
        }
        guard weeks.count < WorkWeek.mostWeeks else {
            throw line.error(found: "one 'weekend' row more", expected: "at most \(WorkWeek.mostWeeks)")
        }
        var restDays: [WorkWeek.RestDay] = []
        for index in 2..<line.count { restDays.append(try line.restDay(index)) }
        weeks.append(WorkWeek(from: first, restDays))
    }

    private mutating func readRestLaw(_ line: DataLine) throws(DataFileError) {
        guard restLaws.count < RestLaw.mostLaws else {
            throw line.error(found: "one 'rest-by-law' row more", expected: "at most \(RestLaw.mostLaws)")
        }
        let row = try RestLawRow(line)
        let before = restLaws.last { $0.audience == row.audience }?.week.firstDay
        if let before, before >= row.week.firstDay {
            throw line.error(
                found: "\(row.week.firstDay) after \(before)",
                expected: "rest-by-law rows for one audience by day"
            )
        }
        restLaws.append(row)
    }

    /// What every head says.
    func required() throws(DataFileError) -> (usual: Audience, complete: DayRange, lookedUp: Day) {
        guard let usual, let complete, let lookedUp, let week = weeks.first else {
            throw line.error(
                found: "a head without usual, complete, looked-up or weekend",
                expected: "each of them below 'region'"
            )
        }
        guard week.firstDay <= complete.firstDay else {
            throw line.error(
                found: "days complete from \(complete.firstDay), a week from \(week.firstDay)",
                expected: "no complete day before the first 'weekend' row"
            )
        }
        return (usual, complete, lookedUp)
    }
}
