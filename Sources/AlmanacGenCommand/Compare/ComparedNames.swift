import AlmanacCore

extension ComparedDays {
    /// What is found of a reading of a row.
    enum Finding: Hashable {
        case fits
        case differs(Comparison.Difference)
        /// Ours is so far away that the row hardly means it, or there is none.
        case farFetched
    }

    /// The most days between theirs and ours for a row to be about ours, and for a row of another lunar month.
    static let near = 10
    static let farthest = 35

    /// The occurrence of one of some festivals that is nearest to a day, by its first day.
    private func nearest(_ ids: [FestivalID], _ shift: Int, to day: Day) -> (festival: Festival, day: Day)? {
        let known = ids.contains(where: festivals.contains) ? festivals : everywhere
        let around =
            max(
                day.advanced(by: -Self.farthest),
                known.days.firstDay
            )...min(day.advanced(by: Self.farthest), known.days.lastDay)
        let ours = ids.flatMap { known.occurrences(of: $0, in: around) ?? [] }
            .map { (festival: $0, day: $0.firstDay.advanced(by: shift) as Day) }
        return ours.min { abs(day.days(since: $0.day)) < abs(day.days(since: $1.day)) }
    }

    /// Adds the days of a festival of theirs.
    mutating func note(_ reading: Reading, _ days: DayRange, isSure: Bool) {
        guard case .festival(let ids, let shift) = reading, let (festival, day) = nearest(ids, shift, to: days.firstDay)
        else { return }
        named[festival.id, default: []].insert(days.firstDay)
        if isSure { sure[festival.id, default: []].insert(days.firstDay) }
        if isSure, days.contains(day) { own[festival.id, default: []].insert(festival.firstDay) }
    }

    /// Compares the days of a row with a reading of its name.
    func finding(_ reading: Reading, _ days: DayRange) -> Finding {
        switch reading {
        case .festival(let ids, let shift): finding(ids, shift, days)
        case .term(let term): finding(term, days)
        case .lunar(let month, let day): finding(month, day, days.firstDay)
        case .date(let date): MonthDay(days.firstDay) == date ? .fits : .farFetched
        }
    }

    private func finding(_ ids: [FestivalID], _ shift: Int, _ days: DayRange) -> Finding {
        guard let (festival, ours) = nearest(ids, shift, to: days.firstDay) else { return .farFetched }
        if days.contains(ours) { return .fits }
        guard festivals.contains(festival.id) else { return .farFetched }
        let (theirs, isNamed) = (days.firstDay, own[festival.id, default: []].contains(festival.firstDay))
        if isNamed, ours...ours.advanced(by: festival.length - 1) ~= theirs { return .fits }
        let rest = self.break(around: days)
        let isInBreak = rest.contains(festival.firstDay)
        // Several days of a break go by the name of its holiday, but a single day is its own.
        let isOfBreak = isNamed || rest.count(where: sure[festival.id, default: []].contains) > 1
        let status = works.status(of: theirs)
        let isInPlace =
            status.isOff && status.festival == festival.id && [.substitute, .moved, .between].contains(status.reason)
        if isInPlace || isInBreak && isOfBreak { return .fits }
        let lunar = side.calendar.lunarDate(on: festival.firstDay)
        // Far away only the same day of another month is the same festival, after a leap month that one of us has not.
        let isNear = abs(theirs.days(since: ours)) <= Self.near
        guard isNear || side.calendar.lunarDate(on: theirs)?.day == lunar?.day else { return .farFetched }
        let others = side.others { $0.lunarDate(on: theirs) == lunar ? theirs : nil }
        let certainty = festivals.certainty(of: festival)
        let verdict = Comparison.Verdict(theirs: theirs, certainty, others: others)
        let what = "\(festival.id) \(GregorianDate(theirs).year)"
        return .differs(.init(what, theirs, ours, verdict == .nobody && isInBreak ? .dayOff(festival.id) : verdict))
    }

    /// The days off around some days that are off; only these days if one is worked.
    private func `break`(around days: DayRange) -> DayRange {
        var (first, last) = (days.firstDay, days.lastDay)
        guard days.allSatisfy({ works.status(of: $0).isOff }) else { return days }
        while let day = first.previous, works.status(of: day).isOff { first = day }
        while let day = last.next, works.status(of: day).isOff { last = day }
        return first...last
    }

    private func finding(_ term: SolarTerm, _ days: DayRange) -> Finding {
        let year = GregorianDate(days.firstDay).year
        guard let ours = side.calendar.termEvent(term, inYear: year) else { return .farFetched }
        if days.contains(ours.day) { return .fits }
        guard abs(days.firstDay.days(since: ours.day)) <= Self.near else { return .farFetched }
        return .differs(side.difference(of: term, year, days.firstDay, ours))
    }

    private func finding(_ month: LunarMonthNumber?, _ number: Int, _ day: Day) -> Finding {
        guard let ours = side.calendar.lunarDate(on: day),
            let date = LunarDate(year: ours.year, month: month ?? ours.month, day: number)
        else { return .farFetched }
        if date == ours { return .fits }
        // A number that is far from ours is hardly a lunar date.
        let distance = abs(number - ours.day)
        let isNear = min(distance, 30 - distance) <= 2
        let isMonthNear = month.map { (Int($0.number) - Int(ours.month.number) + 13) % 12 <= 2 } ?? true
        return isNear && isMonthNear ? .differs(side.difference(of: date, ours, on: day)) : .farFetched
    }
}
