import AlmanacCore
import AlmanacNames
import AlmanacWords

// MARK: - Festivals

extension ComparedTable {
    /// Every festival of theirs has a day of ours; and a festival that they have in most years, in the years between.
    func festivals() -> Comparison {
        var comparison = Comparison()
        guard let festivals = calendar.festivals(in: [region]) else { return comparison }
        let finder = FestivalFinder(festivals)
        var found: [FestivalID: Set<Day>] = [:]
        for (row, day) in rows(&comparison) {
            let name = value(row, .name)
            let matches = finder.matching(name).filter(\.fit.isWhole)
            let ids = matches.filter { $0.fit == matches[0].fit }.map(\.value)
            let year = GregorianDate(day).year
            guard !ids.isEmpty else { comparison.refuse(name); continue }
            guard table.days.contains(day), let days = DayRange(years: year...year) else {
                comparison.leaveOut()
                continue
            }
            let ours = ids.flatMap { festivals.occurrences(of: $0, in: days) ?? [] }
            let nearest = ours.min { abs(day.days(since: $0.firstDay)) < abs(day.days(since: $1.firstDay)) }
            found[nearest?.id ?? ids[0], default: []].insert(day)
            if nearest?.firstDay == day {
                comparison.agree()
            } else {
                let certainty = nearest.map { festivals.certainty(of: $0) }
                let lunar = nearest.flatMap { calendar.lunarDate(on: $0.firstDay) }
                let others = others { $0.lunarDate(on: day) == lunar ? day : nil }
                let verdict = Comparison.Verdict(theirs: day, certainty, others: others)
                comparison.differ("\(nearest?.id ?? ids[0]) \(year)", day, nearest?.firstDay, verdict)
                if let nearest { found[nearest.id]?.insert(nearest.firstDay) }
            }
        }
        for id in festivals.ids {
            guard let theirs = found[id], let first = theirs.min(), let last = theirs.max(), first < last,
                let ours = festivals.occurrences(of: id, in: first...last)?.map(\.firstDay)
            else { continue }
            // A list of single years says nothing about the others.
            for day in ours where theirs.count * 2 > ours.count && !theirs.contains(day) {
                comparison.differ("\(id) \(GregorianDate(day).year)", nil, day, .nobody)
            }
        }
        return comparison
    }
}

// MARK: - Days off

extension ComparedTable {
    /// How many rows a year needs so that days without a row count as missing.
    private static let fewestRows = 5

    /// Whether each day of theirs is off, and whether they have every day off of the years of which they have rows, and
    /// every make-up workday if they have any.
    func daysOff() -> Comparison {
        var comparison = Comparison()
        guard let works = table.workCalendar(in: region, by: holidays) else { return comparison }
        var (seen, counts, hasWork): (Set<Day>, [Int: Int], Bool) = ([], [:], false)
        for (row, first) in rows(&comparison) {
            guard let isOff = isOff(row) else { comparison.refuse(value(row, .off) + value(row, .work)); continue }
            let last =
                Day(foreign: value(row, .last)).map { min(max($0, first), first.advanced(by: 62) ?? first) } ?? first
            if !isOff { hasWork = true }
            for day in first...last where seen.insert(day).inserted {
                counts[GregorianDate(day).year, default: 0] += 1
                compare(isOff, day, works, &comparison)
            }
        }
        for year in counts.keys.sorted() where counts[year, default: 0] >= Self.fewestRows {
            for day in DayRange(years: year...year).map(Array.init) ?? [] where !seen.contains(day) {
                let status = works.status(of: day)
                let isMissing =
                    status.kind == .dayOff && status.week != .weekend || hasWork && status.kind == .makeUpWorkday
                if isMissing, works.completeDays?.contains(day) == true { differ("-", day, works, &comparison) }
            }
        }
        return comparison
    }

    private func isOff(_ row: [String]) -> Bool? {
        if columns[.off] != nil { return value(row, .off).saysOff }
        return columns[.work] == nil ? true : value(row, .work).saysOff.map { !$0 }
    }

    /// Half a day off agrees with either.
    private func compare(_ isOff: Bool, _ day: Day, _ works: WorkCalendar, _ comparison: inout Comparison) {
        let status = works.status(of: day)
        if status.kind == .unknown {
            comparison.leaveOut()
        } else if status.kind == .halfDay || status.isOff == isOff {
            comparison.agree()
        } else {
            differ(isOff ? "off" : "work", day, works, &comparison)
        }
    }

    private func differ(_ theirs: String, _ day: Day, _ works: WorkCalendar, _ comparison: inout Comparison) {
        let status = works.status(of: day)
        let notice = works.notice(for: status)?.citation
        let ours = status.kind.description + (status.festival.map { " \($0)" } ?? "")
        let reason = notice.map { "notice \($0)" } ?? (status.reason == .usual ? nil : status.reason.description)
        let verdict = reason.map { Comparison.Verdict.decided($0) } ?? .nobody
        comparison.differ(Comparison.Difference(what: "\(day)", theirs: theirs, ours: ours, verdict: verdict))
    }
}
