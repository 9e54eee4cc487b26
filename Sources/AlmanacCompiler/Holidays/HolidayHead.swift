import AlmanacCore

/// The head of a holiday file: the region, and the weeks and the complete days of its audiences.
struct HolidayHead {
    /// The days that were looked up for an audience.
    struct Days {
        let audience: Audience
        /// The days that are decided for it: one that no notice, no law and no week makes a day off is a workday.
        let completeDays: DayRange
        /// The days of rest of its week, in the order of the days from which they hold; empty if it has the usual audience's week.
        let weeks: [WorkWeek]
    }

    let id: RegionID
    /// The day on which the last notice was looked for.
    let lookedUp: Day
    /// The audiences whose days were looked up, each once, the usual one first.
    let audiences: [Days]

    /// The usual audience, which a question without one means.
    var usual: Days { audiences[0] }

    /// The days that are decided for an audience; nil if nobody looked them up.
    func completeDays(for audience: Audience?) -> DayRange? {
        audiences.first { $0.audience == audience }?.completeDays
    }

    /// The week of an audience, that of the usual one if it has none of its own; empty if nobody looked it up.
    func weeks(for audience: Audience?) -> [WorkWeek] {
        let own = audiences.first { $0.audience == audience }?.weeks
        return own?.isEmpty == true ? usual.weeks : own ?? []
    }
}

/// Reads the rows of a holiday file before its rules and notices.
struct HolidayHeadReader {
    private(set) var authorities: [HolidayRegion.Authority] = []
    private(set) var restLaws: [RestLaw] = []
    private let region: RegionID
    private let line: DataLine
    private var usual: Audience?
    /// The rows `complete`, each with its audience.
    private var complete: [(audience: Audience, days: DayRange, line: DataLine)] = []
    private var weeks: [Audience: [WorkWeek]] = [:]
    private var decidedUntil: MonthDay?
    private var lookedUp: Day?

    private static let order = [
        "region", "usual", "complete", "decided-until", "looked-up", "authority", "weekend", "rest-by-law",
    ]
    /// The rows of which a head has one.
    private static let single = ["usual", "decided-until", "looked-up"]

    /// Takes the rows of the head from the front of the rows of a file, which is named as its region is.
    init(_ file: SourceFile, _ table: AlmanacTable, _ lines: inout ArraySlice<DataLine>) throws(DataFileError) {
        guard let first = lines.popFirst(), first.word(0) == "region", first.count == 2 else {
            throw file.error("no region", expected: "'region ID' as the first row, the ID as the file is named")
        }
        guard let id = RegionID(first.word(1)), file.name == "holidays/\(id).txt", table.regionIDs.contains(id) else {
            throw first.error(at: 1, "region", expected: "the name of the file, a region of festivals/regions.txt")
        }
        region = id
        line = first
        var reached = 0
        while let line = lines.first, line.word(0) != "notice", !MovingRules.has(line) {
            guard let index = Self.order.firstIndex(of: line.word(0)), index >= max(reached, 1) else {
                let words = Self.order.dropFirst().joined(separator: ", ")
                let expected = "\(words) rows in this order, then rules, then notices"
                throw line.error(at: 0, expected: expected)
            }
            if index == reached && Self.single.contains(line.word(0)) {
                throw line.error("a second '\(line.word(0))'", expected: "one")
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
        case "complete": try readComplete(line)
        case "decided-until":
            decidedUntil = MonthDay(line.word(1))
            guard line.count == 2, decidedUntil != nil else {
                throw line.error("'\(line.rest(from: 1))'", expected: "'decided-until MM-DD'")
            }
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
        guard authorities.count < HolidayNotice.mostAuthorities else {
            throw line.error("one authority more", expected: "at most \(HolidayNotice.mostAuthorities)")
        }
        guard !name.isEmpty, !authorities.contains(where: { $0.id == id }) else {
            throw line.error("authority '\(line.rest(from: 1))'", expected: "'authority ID NAME', each ID once")
        }
        authorities.append(HolidayRegion.Authority(id: id, name: Array(name.utf8)))
    }

    private mutating func readComplete(_ line: DataLine) throws(DataFileError) {
        let (audience, end) = try line.audienceAtEnd(otherwise: usual ?? .everybody)
        guard end == 2 else {
            throw line.error("\(line.count) fields", expected: "'complete FIRST...LAST', then perhaps 'only AUDIENCE'")
        }
        guard !complete.contains(where: { $0.audience == audience }) else {
            throw line.error("a second 'complete'", expected: "one for each audience")
        }
        complete.append((audience, try line.days(1), line))
    }

    private mutating func readWeek(_ line: DataLine) throws(DataFileError) {
        let (audience, end) = try line.audienceAtEnd(otherwise: usual ?? .everybody)
        guard (3...2 + RestLaw.mostRestDays).contains(end) else {
            throw line.error("\(line.count) fields", expected: "'weekend FROM REST…', then perhaps 'only AUDIENCE'")
        }
        guard complete.contains(where: { $0.audience == audience }) else {
            throw line.error("a week of \(audience)", expected: "an audience that has a row 'complete'")
        }
        let first = try line.day(1, "the first day of the week's rule")
        let before = weeks[audience] ?? []
        if let last = before.last, last.firstDay >= first {
            throw line.error("\(first) after \(last.firstDay)", expected: "weekend rows for one audience by day")
        }
        guard before.count < RestLaw.mostWeeks else {
            throw line.error("one 'weekend' row more", expected: "at most \(RestLaw.mostWeeks)")
        }
        weeks[audience] = before + [WorkWeek(from: first, try (2..<end).map(line.restDay))]
    }

    private mutating func readRestLaw(_ line: DataLine) throws(DataFileError) {
        guard restLaws.count < RestLaw.mostLaws else {
            throw line.error("one 'rest-by-law' row more", expected: "at most \(RestLaw.mostLaws)")
        }
        let law = try line.restLaw()
        let before = restLaws.last { $0.audience == law.audience }?.week.firstDay
        if let before, before >= law.week.firstDay {
            let expected = "rest-by-law rows for one audience by day"
            throw line.error("\(law.week.firstDay) after \(before)", expected: expected)
        }
        restLaws.append(law)
    }

    /// The head, if every row that each file has was there.
    func head() throws(DataFileError) -> HolidayHead {
        guard let usual, let own = complete.first(where: { $0.audience == usual }), let lookedUp,
            let week = weeks[usual]
        else {
            let expected = "each of them below 'region'"
            throw line.error("a head without usual, complete, looked-up or weekend", expected: expected)
        }
        for row in complete { try requireEarned(row.days, by: weeks[row.audience] ?? week, row.line) }
        let audiences = ([own] + complete.filter { $0.audience != usual }).map { row in
            HolidayHead.Days(audience: row.audience, completeDays: row.days, weeks: weeks[row.audience] ?? [])
        }
        return HolidayHead(id: region, lookedUp: lookedUp, audiences: audiences)
    }

    /// Throws if days that are said to be complete have no week yet, or wait for the notice of the next year.
    private func requireEarned(_ days: DayRange, by weeks: [WorkWeek], _ row: DataLine) throws(DataFileError) {
        if let first = weeks.first?.firstDay, first > days.firstDay {
            let expected = "no complete day before the first 'weekend' row"
            throw row.error("days complete from \(days.firstDay), a week from \(first)", expected: expected)
        }
        if let decidedUntil, MonthDay(days.lastDay) > decidedUntil {
            throw row.error(
                "days complete to \(days.lastDay)",
                expected: "none after \(decidedUntil) of the last year, which wait for the next notice: 'decided-until'"
            )
        }
    }
}

// MARK: - Days of rest by law

extension DataLine {
    /// The audience of a row that may end in `only AUDIENCE`, and the count of the fields before that.
    func audienceAtEnd(otherwise audience: Audience) throws(DataFileError) -> (audience: Audience, end: Int) {
        let hasAudience = count > 2 && word(count - 2) == "only"
        return hasAudience ? (try self.audience(count - 1), count - 2) : (audience, count)
    }

    /// A row `rest-by-law FROM REST…`, then perhaps `only AUDIENCE`.
    fileprivate func restLaw() throws(DataFileError) -> RestLaw {
        let (audience, end) = try audienceAtEnd(otherwise: .everybody)
        let first = try day(1, "the first day of the law")
        let most = min(RestLaw.mostRestDays, RestLaw.mostYearDays)
        let expected = "'rest-by-law FROM REST…', 1 to \(most) of them, then perhaps 'only AUDIENCE'"
        try require(end > 2 && end - 2 <= most, "\(max(0, end - 2)) days of rest", expected: expected)
        var restDays: [WorkWeek.RestDay] = []
        var yearDays: [RestLaw.YearDays] = []
        for index in 2..<end {
            if let days = try self.yearDays(index) {
                yearDays.append(days)
                continue
            }
            let restDay = try restDay(index)
            guard restDay.rest == .day else {
                throw error(at: index, expected: "whole days: half of one is a matter of 'weekend'")
            }
            restDays.append(restDay)
        }
        return RestLaw(audience: audience, week: WorkWeek(from: first, restDays), yearDays: yearDays)
    }

    /// A field as days of every year, `12-31` or `12-29...01-03`; nil if it is something else, as it does not begin with a
    /// digit.
    private func yearDays(_ index: Int) throws(DataFileError) -> RestLaw.YearDays? {
        let text = word(index)
        guard let first = text.first, ("0"..."9").contains(first) else { return nil }
        let days: [MonthDay?] =
            if let separator = text.firstRange(of: "...") {
                [MonthDay(String(text[..<separator.lowerBound])), MonthDay(String(text[separator.upperBound...]))]
            } else {
                [MonthDay(text), MonthDay(text)]
            }
        // 29 February would be no end of a range in three years of four.
        let ends = days.compactMap { $0 }.filter { $0.month != 2 || $0.day != 29 }
        guard ends.count == 2 else {
            throw error("'\(text)'", expected: "days of every year such as 12-31 or 12-29...01-03, none of them 02-29")
        }
        return RestLaw.YearDays(first: ends[0], last: ends[1])
    }
}
