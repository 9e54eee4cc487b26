import AlmanacCore

/// A row below a notice: its decision about some days.
struct HolidayRow {
    /// The kind that the days become: days off, make-up workdays, days with half the day off, or unknown; nil if the row reverts an
    /// earlier decision.
    private(set) var kind: WorkStatus.Kind?
    /// The half that is off; nil unless the kind is half a day.
    private(set) var half: WorkStatus.Half?
    /// The days, both ends included.
    fileprivate(set) var days: DayRange
    /// The reason; `holiday` where the row says nothing.
    private(set) var reason = WorkStatus.Reason.holiday
    /// The day they stand for or were exchanged with.
    private(set) var otherDay: Day?
    /// The holiday to which they belong.
    private(set) var festival: FestivalID?
    private(set) var audience = Audience.everybody
    let notice: Int
    let line: DataLine

    /// The days about which rows decide: 1900-01-01 to 2149-06-06.
    static let decidableDays = Day(rawValue: -25_567)...Day(rawValue: 65_535)
    /// The most days between a row's days and the one for which they stand.
    static let farthestOtherDay = 127

    func decides(_ day: Day, for audience: Audience) -> Bool { self.audience == audience && days.contains(day) }
}

// MARK: - Reading

extension HolidayRow {
    /// The rows that a line comes down to: two of `swap OFF WORK …`, one of `off DAYS …`, `work DAYS …`, `half DAYS morning …`,
    /// `open DAYS …` and `revert DAYS …`.
    static func rows(of line: DataLine, notice: Int, _ festivals: [FestivalID]) throws(DataFileError) -> [HolidayRow] {
        guard line.count > 1 else { throw line.error("no days", expected: "'\(line.word(0)) DAYS'") }
        if line.word(0) == "swap" { return try exchange(line, notice: notice, festivals) }
        var row = HolidayRow(days: try line.days(1), notice: notice, line: line)
        try line.require(row.days.count <= 31, "\(row.days.count) days", expected: "a range of at most 31 days")
        try row.requireDecidable()
        (row.kind, row.half) = try line.outcome()
        try row.readEnding(from: row.kind == .halfDay ? 3 : 2, festivals)
        if let otherDay = row.otherDay { try row.requireNear(otherDay) }
        if row.kind != .dayOff && row.kind != .halfDay { try row.requireNoReason() }
        return [row]
    }

    private static func exchange(
        _ line: DataLine,
        notice: Int,
        _ festivals: [FestivalID]
    ) throws(DataFileError) -> [HolidayRow] {
        let off = try line.day(1, "the day off")
        let worked = try line.day(2, "the day worked for it")
        var first = HolidayRow(days: off...off, notice: notice, line: line)
        try first.readEnding(from: 3, festivals)
        try first.requireNoReason()
        try first.requireNear(worked)
        first.kind = .dayOff
        first.reason = .exchanged
        first.otherDay = worked
        var second = first
        second.kind = .makeUpWorkday
        second.days = worked...worked
        second.otherDay = off
        for row in [first, second] { try row.requireDecidable() }
        return [first, second]
    }

    /// Reads the words at the end of the row.
    private mutating func readEnding(from index: Int, _ festivals: [FestivalID]) throws(DataFileError) {
        var fields = FieldReader(line, from: index)
        if fields.skip("for") { festival = try line.festival(fields.next(), of: festivals) }
        if let found = Self.reasons.first(where: { fields.skip($0.word) })?.reason {
            reason = found
            if found == .moved { otherDay = try line.day(fields.next(), "the day it is moved from") }
        }
        if fields.skip("only") { audience = try line.audience(fields.next()) }
        try fields.requireEnd("'for FESTIVAL', a reason, 'only AUDIENCE' in this order, or the end")
    }

    private static let reasons: [(word: String, reason: WorkStatus.Reason)] = [
        ("moved-from", .moved), ("bridge", .bridge), ("once", .once), ("election", .election),
    ]

    private func requireNoReason() throws(DataFileError) {
        try line.require(reason == .holiday, "a reason", expected: "reasons in rows 'off' and 'half' only")
    }

    private func requireDecidable() throws(DataFileError) {
        if let day = [days.firstDay, days.lastDay].first(where: { !Self.decidableDays.contains($0) }) {
            throw line.error("\(day)", expected: "days of \(Self.decidableDays)")
        }
    }

    /// Throws unless another day is none of the days, and near enough to each of them for the file of holidays.
    private func requireNear(_ otherDay: Day) throws(DataFileError) {
        let most = Self.farthestOtherDay
        let distances = [days.firstDay, days.lastDay].map { abs($0.days(since: otherDay)) }
        guard !days.contains(otherDay), distances.allSatisfy({ $0 <= most }) else {
            throw line.error("\(line.word(1)) and \(otherDay)", expected: "two days at most \(most) days apart")
        }
    }
}

extension DataLine {
    fileprivate func outcome() throws(DataFileError) -> (kind: WorkStatus.Kind?, half: WorkStatus.Half?) {
        switch (word(0), word(2)) {
        case ("off", _): (.dayOff, nil)
        case ("work", _): (.makeUpWorkday, nil)
        case ("open", _): (.unknown, nil)
        case ("revert", _): (nil, nil)
        case (_, "morning"): (.halfDay, .morning)
        case (_, "afternoon"): (.halfDay, .afternoon)
        default: throw error(at: 2, expected: "morning or afternoon")
        }
    }
}

// MARK: - Which rows count

extension HolidayFile {
    /// An audience and a day about which rows speak.
    private struct Subject: Hashable {
        let day: Day
        let audience: Audience
    }

    /// The rows that count, each with consecutive days on which no later notice supersedes it, by first day, then by audience.
    func decidingRows() throws(DataFileError) -> [HolidayRow] {
        var rowsOf: [Subject: [Int]] = [:]
        for (index, row) in rows.enumerated() {
            for day in row.days {
                let subject = Subject(day: day, audience: row.audience)
                for other in rowsOf[subject] ?? [] where rows[other].notice == row.notice {
                    let expected = "each day once in a notice"
                    throw row.line.error("\(day), decided in line \(rows[other].line.number) too", expected: expected)
                }
                rowsOf[subject, default: []].append(index)
            }
        }
        var daysOf = [[Day]](repeating: [], count: rows.count)
        for (subject, rows) in rowsOf.sorted(by: { $0.key.day < $1.key.day }) {
            daysOf[try deciding(rows, subject.day)].append(subject.day)
        }
        return zip(rows, daysOf)
            .filter { row, _ in row.kind != nil }
            .flatMap { row, days in
                DayRange.ranges(of: days).map { days in
                    var part = row
                    part.days = days
                    return part
                }
            }
            .sorted {
                ($0.days.firstDay, $0.audience, $0.line.number) < ($1.days.firstDay, $1.audience, $1.line.number)
            }
    }

    /// The row among several about one day that no other supersedes.
    private func deciding(_ indices: [Int], _ day: Day) throws(DataFileError) -> Int {
        let live = indices.filter { row in
            !indices.contains { notices[rows[$0].notice].superseded.contains(rows[row].notice) }
        }
        guard live.count == 1, let only = live.first else {
            let lines = live.map { "\(rows[$0].line.number)" }.joined(separator: " and ")
            let expected = "one notice for a day, or 'supersedes' in the later one"
            throw rows[live.last ?? indices[0]].line.error("\(day), decided in lines \(lines)", expected: expected)
        }
        return only
    }
}
