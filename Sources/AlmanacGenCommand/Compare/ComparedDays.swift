import AlmanacCore

/// Days off and names of somebody else beside those of a region.
struct ComparedDays {
    /// A row with its days, and all that it says of them.
    private struct Row {
        let days: DayRange
        let name: ForeignName
        /// Whether the row says that its days are off; nil if it says nothing, or only that days are exchanged.
        let isOff: Bool?
        /// Whether it is sure to say so: by a column, or by a name of which every other word is understood.
        let isSure: Bool
    }

    let side: ComparedTable
    let festivals: Festivals
    let everywhere: Festivals
    let works: WorkCalendar
    /// Their days near a festival of ours that they name, those by a name without words for days off, and the first days of
    /// festivals that are theirs too.
    var named: [FestivalID: Set<Day>] = [:]
    var sure: [FestivalID: Set<Day>] = [:]
    var own: [FestivalID: Set<Day>] = [:]
    private var rows: [Row] = []
    private var comparison = Comparison()
    private let isBare: Bool

    /// How many rows a year needs so that days without a row count as missing.
    private static let fewestRows = 5

    init?(_ side: ComparedTable) {
        guard let festivals = side.calendar.festivals(in: [side.region]),
            let everywhere = side.calendar.festivals(in: side.table.regionIDs),
            let works = side.table.workCalendar(in: side.region, by: side.holidays)
        else { return nil }
        (self.side, self.festivals, self.everywhere, self.works) = (side, festivals, everywhere, works)
        isBare = side.columns[.name] == nil
        var reader = NameReader(festivals, everywhere)
        for (row, first) in side.rows(&comparison) {
            let last = Day(foreign: side.value(row, .last)).map { max($0, first) } ?? first
            guard last.days(since: first) < 100 else {
                comparison.refuse("a range of 100 days or more")
                continue
            }
            let name = reader.read(side.value(row, .name))
            let (off, work) = (side.value(row, .off), side.value(row, .work))
            if let value = [off, work].first(where: { !$0.isEmpty && $0.saysOff == nil }) {
                comparison.refuse(value)
                continue
            }
            let column = off.saysOff ?? work.saysOff.map { !$0 }
            let mark = name.saysOff == name.saysWorked ? nil : name.saysOff
            let isOff = column ?? mark ?? (isBare ? true : nil)
            let isSure = column != nil || isBare || name.unread.isEmpty
            rows.append(Row(days: first...last, name: name, isOff: isOff, isSure: isSure))
        }
    }

    /// Compares the rows as festivals or as days off; without a kind as what most of them say.
    mutating func compared(as kind: ForeignKind?) -> (kind: ForeignKind, comparison: Comparison) {
        let hasWork = rows.contains { $0.isOff == false }
        let saysOff = rows.count { $0.isOff != nil || $0.name.hasMark } * 2 > rows.count
        let kind = kind ?? (isBare || hasWork || saysOff ? .daysOff : .festivals)
        for row in rows where row.isOff != false && festivals.days.contains(row.days.firstDay) {
            for reading in row.name.parts.flatMap(\.readings) {
                if finding(reading, row.days) == .fits { comparison.count(reading.kind) }
                note(reading, row.days, isSure: !row.name.hasMark)
            }
        }
        for row in rows { judge(row) }
        let hasOff = rows.contains { $0.isOff != false }
        if side.file.isWhole, kind == .festivals { findMissingFestivals() }
        if side.file.isWhole, kind == .daysOff, hasOff { findMissingDays(hasWork) }
        return (kind, comparison)
    }

    private mutating func judge(_ row: Row) {
        guard festivals.days.contains(row.days.firstDay) else { return comparison.leaveOut() }
        var (agrees, isUndecided, differences) = (false, false, [Comparison.Difference]())
        for text in row.name.unread { comparison.refuse(text) }
        for day in row.days where row.isOff != nil || row.name.hasMark {
            let status = works.status(of: day)
            if status.kind == .unknown {
                isUndecided = true
            } else if status.kind == .halfDay || row.isOff.map({ $0 == status.isOff }) ?? (status.reason != .usual) {
                agrees = true
            } else if row.isSure {
                differences.append(difference(row.isOff == false ? "work" : "off", day))
            }
        }
        if row.isOff != false, !row.name.hasMark, differences.isEmpty { judgeName(row, &agrees, &differences) }
        for difference in differences { comparison.differ(difference) }
        guard differences.isEmpty else { return }
        if agrees { comparison.agree() } else if isUndecided { comparison.leaveOut() }
    }
}

// MARK: - Names

extension ComparedDays {
    /// Compares the parts of a name: each has to fit by one of its readings; of several that do not the nearest is a difference.
    private mutating func judgeName(_ row: Row, _ agrees: inout Bool, _ differences: inout [Comparison.Difference]) {
        var near: [Comparison.Difference] = []
        let read = comparison.readings
        let found = row.name.parts.map { part in part.readings.map { ($0.kind, finding($0, row.days)) } }
        let fits = found.map { $0.contains { $0.1 == .fits } }
        for (index, part) in row.name.parts.enumerated() where !fits[index] {
            let likeliest = found[index].filter { $0.1 != .farFetched }
                .max { read[$0.0, default: 0] < read[$1.0, default: 0] }
            if case .differs(let difference) = likeliest?.1, !fits.contains(true) || abs(difference.days ?? 0) <= 7 {
                near.append(difference)
            } else {
                comparison.refuse("\(part.text) far from ours")
            }
        }
        agrees = agrees || fits.contains(true)
        near.min { abs($0.days ?? 0) < abs($1.days ?? 0) }.map { differences.append($0) }
    }
}

// MARK: - Days off

extension ComparedDays {
    private func difference(_ theirs: String, _ day: Day) -> Comparison.Difference {
        let status = works.status(of: day)
        let notice = works.notice(for: status)?.citation
        let ours = status.kind.description + (status.festival.map { " \($0)" } ?? "")
        let reason = notice.map { "notice \($0)" } ?? (status.reason == .usual ? nil : status.reason.description)
        let verdict = reason.map { Comparison.Verdict.decided($0) } ?? .nobody
        return Comparison.Difference(what: "\(day)", theirs: theirs, ours: ours, verdict: verdict)
    }

    /// Every day off of the years of which they have rows, and every make-up workday if they have any.
    private mutating func findMissingDays(_ hasWork: Bool) {
        let seen = Set(rows.flatMap(\.days))
        let counts = Dictionary(grouping: seen) { GregorianDate($0).year }
        for year in counts.keys.sorted() where counts[year, default: []].count >= Self.fewestRows {
            for day in DayRange(years: year...year).map(Array.init) ?? [] where !seen.contains(day) {
                let status = works.status(of: day)
                let isMissing =
                    status.kind == .dayOff && status.week != .weekend || hasWork && status.kind == .makeUpWorkday
                if isMissing, works.completeDays?.contains(day) == true { comparison.differ(difference("-", day)) }
            }
        }
    }

    /// Every festival that they have in most years, in the years between.
    private mutating func findMissingFestivals() {
        let seen = Set(rows.flatMap(\.days))
        for id in festivals.ids {
            guard let theirs = named[id], let first = theirs.min(), let last = theirs.max(), first < last,
                let ours = festivals.occurrences(of: id, in: first...last)?.map(\.firstDay)
            else { continue }
            // A list of single years says nothing about the others.
            for day in ours where own[id, default: []].count * 2 > ours.count {
                // A list of days off need not have one that falls on a weekend, nor each of two on a day.
                let isRest = works.status(of: day).week == .weekend && festivals.on(day).first?.kind == .publicHoliday
                if isRest || seen.contains(day) || theirs.contains(where: { abs($0.days(since: day)) <= Self.farthest })
                {
                    continue
                }
                comparison.differ(.init("\(id) \(GregorianDate(day).year)", nil, day, .nobody))
            }
        }
    }
}
