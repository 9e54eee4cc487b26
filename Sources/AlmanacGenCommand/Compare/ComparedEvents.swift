import AlmanacCore
import AlmanacNames

/// A table of somebody else beside ours.
struct ComparedTable {
    let file: ForeignFile
    let columns: ForeignColumns
    let table: AlmanacTable
    let calendar: LunisolarCalendar
    let region: RegionID
    let holidays: HolidayTable

    /// The value of a row in the column of a meaning; empty if it has none.
    func value(_ row: [String], _ role: ColumnRole) -> String { file.value(row, columns[role]) }

    /// Their rows with their days; a row without one is refused.
    func rows(_ comparison: inout Comparison) -> [(row: [String], day: Day)] {
        file.rows.compactMap { row in
            if let day = Day(foreign: value(row, .day)) { return (row, day) }
            comparison.refuse(value(row, .day))
            return nil
        }
    }

    /// The days of an event in the other calendars.
    func others(_ day: (LunisolarCalendar) -> Day?) -> [(id: CalendarID, day: Day)] {
        table.calendarIDs.filter { $0 != calendar.id }.compactMap { id in
            table.calendar(id).flatMap(day).map { (id, $0) }
        }
    }
}

// MARK: - Terms

extension ComparedTable {
    func terms() -> Comparison {
        var comparison = Comparison()
        let rows = rows(&comparison).map { row, day in
            (text: columns[.term] == nil ? value(row, .name) : value(row, .term), day: day)
        }
        var found: [SolarTerm: Set<Int>] = [:]
        let shift = termShift(rows.prefix(240).compactMap { row in termIndex(row.text).map { ($0, row.day) } })
        for (text, day) in rows {
            let term =
                termIndex(text).map { SolarTerm(wrapping: $0 + shift) } ?? SolarTerm(named: text)
            guard let term else { comparison.refuse(text); continue }
            let year = GregorianDate(day).year
            guard let ours = calendar.termEvent(term, inYear: year) else { comparison.leaveOut(); continue }
            found[term, default: []].insert(year)
            guard ours.day != day else { comparison.agree(); continue }
            comparison.differ(difference(of: term, year, day, ours))
        }
        for term in SolarTerm.allCases {
            guard let years = found[term], let first = years.min(), let last = years.max() else { continue }
            // A list of single years says nothing about the others.
            for year in first...last where years.count * 2 > last - first && !years.contains(year) {
                let ours = calendar.termEvent(term, inYear: year)?.day
                comparison.differ(.init("\(term.identifier) \(year)", nil, ours, .nobody))
            }
        }
        return comparison
    }

    func difference(of term: SolarTerm, _ year: Int, _ theirs: Day, _ ours: SolarTermEvent) -> Comparison.Difference {
        let others = others { $0.termEvent(term, inYear: year)?.day }
        let verdict = Comparison.Verdict(theirs: theirs, ours.certainty, others: others)
        return .init("\(term.identifier) \(year)", theirs, ours.day, verdict)
    }

    /// The number to add to theirs, so that most of their terms are near ours: tables begin with 小寒, 立春 or 春分, at 0
    /// or 1, or have degrees.
    private func termShift(_ rows: [(index: Int, day: Day)]) -> Int {
        let fits = (0..<24).map { shift in
            rows.count { index, day in
                let term = SolarTerm(wrapping: index + shift)
                return calendar.termEvent(term, inYear: GregorianDate(day).year).map {
                    abs(day.days(since: $0.day)) <= 2
                } ?? false
            }
        }
        return fits.indices.max { fits[$0] < fits[$1] } ?? 0
    }

    /// Their number of a term, or its degrees in steps of 15; nil for a text or a number that is neither.
    private func termIndex(_ text: String) -> Int? {
        guard let number = Int(text), (-360...360).contains(number) else { return nil }
        return abs(number) > 24 ? number % 360 / 15 : number
    }
}

// MARK: - Months, and days with their lunar dates

extension ComparedTable {
    func months() -> Comparison {
        var (comparison, firsts): (Comparison, [LunarDate: Day]) = (Comparison(), [:])
        for (row, day) in rows(&comparison) {
            guard let date = lunarDate(row) else { comparison.refuse(row.joined(separator: " ")); continue }
            if columns[.lunar] != nil || columns[.dayOfMonth] != nil {
                compare(date, on: day, &comparison)
            } else {
                compare(date, from: day, length: Int(value(row, .length)), &comparison)
                firsts[date] = day
            }
        }
        guard let first = firsts.values.min(), let last = firsts.values.max() else { return comparison }
        let ours = calendar.months(beginningIn: first...last)
        for month in ours where firsts.count * 2 > ours.count {
            guard let date = calendar.lunarDate(on: month.firstDay), firsts[date] == nil else { continue }
            comparison.differ(.init("month \(month.year)-\(month.month)", nil, month.firstDay, .nobody))
        }
        return comparison
    }

    /// The lunar date of a row, of a month the first.
    private func lunarDate(_ row: [String]) -> LunarDate? {
        if columns[.lunar] != nil { return LunarDate(value(row, .lunar)) }
        let leap = ["1", "true", "yes", "leap", "l", "闰", "閏"].contains(value(row, .leap).lowercased())
        guard let month = LunarMonthNumber(value(row, .month)), let year = Int(value(row, .year)),
            let day = columns[.dayOfMonth] == nil ? 1 : Int(value(row, .dayOfMonth))
        else { return nil }
        return LunarDate(year: year, month: leap ? month.leap : month, day: day)
    }

    /// Compares a month of theirs, given by its first date.
    private func compare(_ date: LunarDate, from day: Day, length: Int?, _ comparison: inout Comparison) {
        guard calendar.month(containing: day) != nil else { return comparison.leaveOut() }
        let (month, year) = (date.month, date.year)
        let ours = calendar.month(month, inLunarYear: year)
        let certainty = ours.flatMap { calendar.newMoon(of: $0)?.certainty }
        let name = "month \(year)-\(month)"
        if ours?.firstDay != day {
            let others = others { $0.month(month, inLunarYear: year)?.firstDay }
            let verdict = Comparison.Verdict(theirs: day, certainty, others: others)
            comparison.differ(.init(name, day, ours?.firstDay, verdict))
        } else if let ours, let length, length != ours.length {
            let end = day.advanced(by: length)
            let next = calendar.month(after: ours).flatMap { calendar.newMoon(of: $0)?.certainty }
            let others = others { $0.month(month, inLunarYear: year)?.length == length ? end : nil }
            let verdict = Comparison.Verdict(theirs: end, next, others: others)
            let (theirs, own) = ("\(length) days", "\(ours.length) days")
            comparison.differ(.init(what: name, theirs: theirs, ours: own, verdict: verdict))
        } else {
            comparison.agree()
        }
    }

    private func compare(_ date: LunarDate, on day: Day, _ comparison: inout Comparison) {
        guard let ours = calendar.lunarDate(on: day) else { return comparison.leaveOut() }
        if ours == date { comparison.agree() } else { comparison.differ(difference(of: date, ours, on: day)) }
    }

    func difference(of date: LunarDate, _ ours: LunarDate, on day: Day) -> Comparison.Difference {
        let others = others { $0.lunarDate(on: day) == date ? day : nil }
        let verdict = alternatives(on: day).first { $0.date == date }?.verdict ?? others.first.map { .calendar($0.id) }
        let (what, theirs, own) = ("\(day)", "\(date)", "\(ours)")
        return .init(what: what, theirs: theirs, ours: own, days: 1, verdict: verdict ?? .nobody, range: day...day)
    }

    /// The lunar dates of a day if its month or the next began on another day that an authority has, or that a new moon
    /// near midnight allows.
    private func alternatives(on day: Day) -> [(verdict: Comparison.Verdict, date: LunarDate)] {
        guard let month = calendar.month(containing: day) else { return [] }
        return [month, calendar.month(after: month)].compactMap(\.self).compactMap { month in
            guard let certainty = calendar.newMoon(of: month)?.certainty, let start = certainty.otherDay,
                let month = day >= start ? month : calendar.month(before: month)
            else { return nil }
            let from = day >= start ? start : month.firstDay
            return LunarDate(year: month.year, month: month.month, day: day.days(since: from) + 1)
                .map { (Comparison.Verdict(theirs: start, certainty, others: []), $0) }
        }
    }
}

extension Comparison.Difference {
    /// A difference of an event, on their day and ours.
    init(_ what: String, _ theirs: Day?, _ ours: Day?, _ verdict: Comparison.Verdict) {
        let distance = theirs.flatMap { theirs in ours.map { theirs.days(since: $0) } }
        let texts = [theirs, ours].map { $0.map { "\($0)" } ?? "-" }
        self.init(what: what, theirs: texts[0], ours: texts[1], days: distance, verdict: verdict)
    }
}
