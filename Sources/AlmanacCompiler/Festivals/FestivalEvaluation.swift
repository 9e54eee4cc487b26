import AlmanacCore

/// Evaluates rules in a calendar over the days of the table.
struct FestivalEvaluation {
    /// All festivals, for rules that refer to another.
    let festivals: FestivalSet
    var calendar: CompiledCalendar
    /// When the Sun reaches the longitudes of the rules, by degrees and Gregorian year.
    let sun: [Double: [Int: Instant]]
    /// For each note of the calendar its event and the other day of that.
    let otherDays: [CompiledCalendar.OtherDay]
    /// The calendar with all of these events on their other days.
    let other: CompiledCalendar

    var span: TableSpan { calendar.days.span }

    /// The Gregorian years that have days in the table.
    var years: ClosedRange<Int> { span.yearsWithDays }

    /// The days of the table's months.
    var tableDays: DayRange {
        let months = calendar.layout.months
        let end = months[span.lunations.count].firstDay
        return months[calendar.firstNewMoon].firstDay...Day(rawValue: end.rawValue - 1)
    }

    /// The spans of an entry that begin in the table and in its years, in order.
    func spans(of entry: FestivalEntry) throws(DataFileError) -> [FestivalSpan] {
        guard entry.holds(in: calendar.id) else { return [] }
        return try spans(of: entry.rule).filter { entry.years.contains(Int16(GregorianDate($0.firstDay).year)) }
    }

    /// The spans of a rule that begin in the table, in order.
    func spans(of rule: FestivalRule) throws(DataFileError) -> [FestivalSpan] {
        let firstDays = try firstDays(of: rule)
        let tableDays = tableDays
        switch rule.duration {
        case .days(let length):
            return firstDays.filter(tableDays.contains).map { FestivalSpan(firstDay: $0, length: length) }
        case .untilEve(let base):
            let end = FestivalRule(base: base, offset: 0, duration: .days(1), line: rule.line)
            let ends = try self.firstDays(of: end)
            var spans: [FestivalSpan] = []
            for first in firstDays where tableDays.contains(first) {
                guard let end = ends.first(where: { $0 > first }) else { continue }
                let length = end.days(since: first)
                try rule.line.require(length <= 255, "\(length) days from \(first)", expected: "no more than 255 days")
                spans.append(FestivalSpan(firstDay: first, length: length))
            }
            return spans
        }
    }

    /// The first days of a rule over the computed events, in order.
    private func firstDays(of rule: FestivalRule) throws(DataFileError) -> [Day] {
        let (base, offset) = try festivals.resolved(rule)
        return try days(of: base, askedBy: rule.line).compactMap { $0.advanced(by: offset) }.sorted()
    }
}

// MARK: - Days that depend on an uncertain event

extension FestivalEvaluation {
    /// The spans of an entry that would begin on other days if all uncertain events were on theirs. No other longitude of
    /// the Sun than those of terms is reached near midnight in 1900-2100.
    func uncertain(_ spans: [FestivalSpan], of entry: FestivalEntry) throws(DataFileError) -> [FestivalSpan] {
        let others = try moved(to: other).spans(of: entry)
        // No event of most entries is uncertain.
        if others == spans { return [] }
        let kept = Set(others)
        return spans.filter { !kept.contains($0) }
    }

    private func moved(to other: CompiledCalendar) -> FestivalEvaluation {
        var moved = self
        moved.calendar = other
        return moved
    }

    /// The anchor of a span in its year that says on which uncertain event it hangs, by its lunar date or by its distance from
    /// the term; nil if no event alone moves it.
    func anchor(of span: FestivalSpan, in entry: FestivalEntry) throws(DataFileError) -> FestivalRow.Anchor? {
        // The nearest event is nearly always the one.
        let near = otherDays.filter { abs($0.day.days(since: span.firstDay)) < 400 }
            .sorted { abs($0.day.days(since: span.firstDay)) < abs($1.day.days(since: span.firstDay)) }
        for (event, day) in near {
            guard try !moved(to: calendar.moving([(event, day)])).spans(of: entry).contains(span) else { continue }
            switch event.kind {
            case .term:
                let days = span.firstDay.days(since: calendar.days[event])
                return .term(SolarTerm(wrapping: calendar.days.firstTerm + event.index), days: Int16(days))
            case .newMoon:
                let month = calendar.layout.months.last { $0.firstDay <= span.firstDay }
                return month.map {
                    let day = span.firstDay.days(since: $0.firstDay) + 1
                    return .lunar(month: UInt8($0.month.number), day: UInt8(day), leapToo: $0.month.isLeap)
                }
            }
        }
        return nil
    }
}

// MARK: - What each kind of rule comes to in a calendar

extension FestivalEvaluation {
    /// The days that a base has over the computed events.
    func days(of base: FestivalRule.Base, askedBy line: DataLine) throws(DataFileError) -> [Day] {
        switch base {
        case .gregorian(let month, let day):
            years.compactMap { Day(year: $0, month: month, day: day) }
        case .weekday(let month, let ordinal, let weekday):
            years.compactMap { year in
                let month = YearMonth(year: year, month: month)
                return ordinal.map { month?.day($0, weekday) } ?? month?.lastDay(weekday)
            }
        case .weekdayAfter(let month, let day, let ordinal):
            years.compactMap { year in
                let later = (1...7).compactMap { Day(year: year, month: month, day: day)?.advanced(by: $0) }
                return later.filter { $0.weekday != .sunday }.dropFirst(ordinal - 1).first
            }
        case .westernEaster: years.compactMap { Easter.western(in: $0) }
        case .orthodoxEaster: years.compactMap { Easter.orthodox(in: $0) }
        case .lunar(let month, let day, let leapToo): lunarDays(month, day, leapToo)
        // The eve of the first of month 1.
        case .lastOfLunarYear: lunarDays(1, 1, false).compactMap(\.previous)
        case .term(let term): termDays(term)
        case .stem(let stem, let ordinal, let term):
            termDays(term).compactMap { $0.day(ordinal, withIndex: stem.index, inCycleOf: HeavenlyStem.count) }
        case .branch(let branch, let ordinal, let term):
            termDays(term).compactMap { $0.day(ordinal, withIndex: branch.index, inCycleOf: EarthlyBranch.count) }
        case .nearestStem(let stem, let term): termDays(term).compactMap { nearest(stem, to: $0, of: term) }
        case .eachBranch(let branch, let other):
            try spans(of: festivals.rule(of: other, askedBy: line)).flatMap { $0.days(with: branch) }
        case .monthOf(let term):
            termDays(term).compactMap { day in calendar.layout.months.last { $0.firstDay <= day }?.firstDay }
        case .longitude(let degrees): longitudeDays(degrees)
        case .festival: []
        }
    }

    private func lunarDays(_ number: Int, _ day: Int, _ leapToo: Bool) -> [Day] {
        let months = calendar.layout.months
        return zip(months, months.dropFirst()).compactMap { month, next in
            guard month.month.number == number, leapToo || !month.month.isLeap else { return nil }
            return month.firstDay.advanced(by: day - 1).flatMap { $0 < next.firstDay ? $0 : nil }
        }
    }

    /// The days of a term, of those the table has.
    private func termDays(_ term: SolarTerm) -> [Day] {
        let days = calendar.days
        let later = term.index - SolarTerm(wrapping: days.firstTerm + calendar.firstTerm).index
        let first = calendar.firstTerm + (later + SolarTerm.count) % SolarTerm.count
        return stride(from: first, to: span.terms.count, by: SolarTerm.count).map { days.terms[$0] }
    }

    private func nearest(_ stem: HeavenlyStem, to day: Day, of term: SolarTerm) -> Day? {
        let first = day.day(1, withIndex: stem.index, inCycleOf: HeavenlyStem.count)
        guard let days = first?.days(since: day) else { return nil }
        if days == 5 { return day.advanced(by: isBeforeNoon(term, on: day) ? -5 : 5) }
        return day.advanced(by: days < 5 ? days : days - HeavenlyStem.count)
    }

    /// Whether the instant of a term comes before noon on its day, by the calendar's clock.
    private func isBeforeNoon(_ term: SolarTerm, on day: Day) -> Bool {
        guard let instant = sun[Double(term.longitudeDegrees)]?[GregorianDate(day).year] else { return true }
        let offset = CalendarSection.Era.offset(at: instant, in: calendar.eras)
        return instant.secondOfDay(utcOffsetSeconds: offset) < 43_200
    }

    private func longitudeDays(_ degrees: Double) -> [Day] {
        // A calendar without terms at first went by another Sun then.
        let first = calendar.firstTerm > 0 ? calendar.days.terms[calendar.firstTerm] : .min
        let instants = span.years.compactMap { sun[degrees]?[$0] }
        return instants.map { CivilDays.civilDay($0.secondsSince1970, calendar.eras) }.filter { $0 >= first }
    }
}

extension Day {
    /// The n-th day, counted from this one, whose stem, in a cycle of 10, or branch, in one of 12, has an index.
    fileprivate func day(_ ordinal: Int, withIndex index: Int, inCycleOf count: Int) -> Day? {
        let days = (index + StemBranch.count - StemBranch.day(self).index) % count
        return advanced(by: days + count * (ordinal - 1))
    }
}

/// The consecutive days of a festival.
struct FestivalSpan: Hashable {
    let firstDay: Day
    let length: Int

    func days(with branch: EarthlyBranch) -> [Day] {
        (0..<length).compactMap { firstDay.advanced(by: $0) }.filter { StemBranch.day($0).branch == branch }
    }
}
