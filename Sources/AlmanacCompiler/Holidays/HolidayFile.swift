import AlmanacCore

/// A file `holidays/REGION.txt`; `Data/holidays/README.md` is the specification of the format.
struct HolidayFile {
    /// The region, its week, and the days for which the file is complete.
    let head: HolidayHead
    let authorities: [HolidayRegion.Authority]
    let restLaws: [RestLaw]
    let rules: [MovingRule]
    private(set) var notices: [Notice] = []
    private(set) var rows: [HolidayRow] = []
    private var indices: [ASCIIName: Int] = [:]

    /// A row `notice`, and what it supersedes.
    struct Notice {
        let fields: HolidayNotice
        /// The notices before which it counts, by index, with those that they supersede.
        fileprivate(set) var superseded: Set<Int> = []
        let line: DataLine
    }

    /// Reads a file, whose region is named as the file is.
    init(_ file: SourceFile, _ table: AlmanacTable) throws(DataFileError) {
        var lines = try file.sourcedLines()[...]
        let reader = try HolidayHeadReader(file, table, &lines)
        head = try reader.head()
        authorities = reader.authorities
        restLaws = reader.restLaws
        rules = try MovingRules(table.festivals.ids, &lines).rules
        for line in lines { try read(line, table.festivals.ids) }
    }

    /// Whether a law about an audience, or about everybody, makes a day one of rest, of the week or of the year.
    func isRestByLaw(_ day: Day, _ audience: Audience) -> Bool {
        [audience, .everybody].contains { audience in
            let law = restLaws.last { $0.audience == audience && $0.week.firstDay <= day }
            return law.map { $0.week.rest(on: day) == .day || $0.yearDays.contains { $0.contains(day) } } ?? false
        }
    }
}

// MARK: - Notices and the rows below them

extension HolidayFile {
    private mutating func read(_ line: DataLine, _ festivals: [FestivalID]) throws(DataFileError) {
        switch line.word(0) {
        case "notice": try readNotice(line)
        case "supersedes": try readSuperseded(line)
        case "off", "work", "half", "open", "revert", "swap":
            guard let notice = notices.indices.last else {
                throw line.error(at: 0, expected: "a notice above it")
            }
            rows += try HolidayRow.rows(of: line, notice: notice, festivals)
        default:
            throw line.error(
                at: 0,
                expected:
                    "notice, supersedes, off, work, swap, half, open or revert; head and rules stand before notices"
            )
        }
    }

    private mutating func readNotice(_ line: DataLine) throws(DataFileError) {
        guard let id = ASCIIName(line.word(1)), indices[id] == nil else {
            let expected = "an ID of one to 24 small letters, digits or hyphens, each once"
            throw line.error(at: 1, "notice", expected: expected)
        }
        try line.requireCount(5..., "'notice ID DAY AUTHORITY NUMBER…'")
        guard let authority = authorities.first(where: { $0.id == AuthorityID(line.word(3)) }) else {
            throw line.error(at: 3, "authority", expected: "an authority of the head")
        }
        let number = try line.text(from: 4)
        guard notices.count < HolidayNotice.mostNotices else {
            throw line.error("one notice more", expected: "at most \(HolidayNotice.mostNotices)")
        }
        let day = line.word(2) == "-" ? nil : try line.day(2, "the day of the notice, or '-'")
        let bytes = number == "-" ? [] : Array(number.utf8)[...]
        let fields = HolidayNotice(id: id, day: day, authority: authority, number: bytes)
        indices[id] = notices.count
        notices.append(Notice(fields: fields, line: line))
    }

    private mutating func readSuperseded(_ line: DataLine) throws(DataFileError) {
        guard let last = notices.indices.last, rows.last?.notice != last, line.count > 1,
            notices[last].superseded.isEmpty
        else {
            throw line.error("'supersedes'", expected: "it once, with IDs, directly below a notice")
        }
        for word in 1..<line.count {
            guard let earlier = ASCIIName(line.word(word)).flatMap({ indices[$0] }), earlier < last else {
                throw line.error(at: word, "notice", expected: "the ID of an earlier notice")
            }
            notices[last].superseded.formUnion([earlier] + notices[earlier].superseded)
        }
    }
}

// MARK: - The rows, checked against week, laws and festivals of the days around them

extension HolidayFile {
    /// The most days that a festival may be before or after a row for it.
    private static let nearby = 25

    /// Throws at the first row that cannot be right.
    func requireUsable(_ region: RegionHolidays, daysOffByLaw: Set<Day>) throws(DataFileError) {
        for row in rows {
            try requireRestDay(row, daysOffByLaw)
            try requireFestivalNearby(row, region)
        }
    }

    private func requireRestDay(_ row: HolidayRow, _ daysOffByLaw: Set<Day>) throws(DataFileError) {
        for day in row.days {
            let rest = weeks(of: row.audience).rest(on: day)
            let isHoliday = daysOffByLaw.contains(day)
            switch (row.kind, row.reason) {
            case (.makeUpWorkday, _) where rest == WorkWeek.Rest.none:
                throw row.line.error("\(day), a workday anyway", expected: "a day of the weekend that is worked")
            case (.makeUpWorkday, _) where isHoliday:
                throw row.line.error("\(day), a holiday by law", expected: "a day of the weekend that is worked")
            case (.makeUpWorkday, _) where isRestByLaw(day, row.audience):
                throw row.line.error("\(day), a day of rest by law", expected: "a day that a notice may have worked")
            case (.dayOff, .exchanged) where rest == .day || isHoliday:
                throw row.line.error("\(day), off anyway", expected: "a workday that is exchanged")
            case (_, .moved) where !(row.otherDay.map(daysOffByLaw.contains) ?? false):
                let expected = "the day of a holiday by law"
                throw row.line.error("moved-from \(row.otherDay.map(\.description) ?? "-")", expected: expected)
            default: break
            }
        }
    }

    /// The week of an audience, or that of the usual one if nobody looked it up.
    private func weeks(of audience: Audience) -> [WorkWeek] {
        let weeks = head.weeks(for: audience)
        return weeks.isEmpty ? head.usual.weeks : weeks
    }

    private func requireFestivalNearby(_ row: HolidayRow, _ region: RegionHolidays) throws(DataFileError) {
        guard let festival = row.festival else { return }
        for day in row.days {
            let year = GregorianDate(day).year
            let days = (year - 1...year + 1).compactMap { region.day(of: festival, inYear: $0) }
            let nearest = days.min { abs($0.days(since: day)) < abs($1.days(since: day)) }
            guard let nearest, abs(nearest.days(since: day)) > Self.nearby else { continue }
            let expected = "a day at most \(Self.nearby) days from the festival"
            throw row.line.error("\(day) for \(festival), which falls on \(nearest)", expected: expected)
        }
    }
}
