// The certainty of lunar dates: the new moon on which a month begins decides all its days.

extension LunisolarCalendar {
    /// The certainty of the lunar date of a day, or nil if the calendar does not reach it.
    ///
    /// Every date of a month is as certain as the new moon on which the month begins. The 30th also depends on the next new
    /// moon, where that may be a day earlier: the month would have no 30th. The other day is the day on which the authority
    /// (of a published day: the computation) has the same lunar date; of a 30th that it does not have, the day of its 29th.
    ///
    /// ```swift
    /// let china = LunisolarCalendar.china
    /// if let day = Day("2057-10-07"), let date = china.lunarDate(on: day), let certainty = china.lunarCertainty(on: day) {
    ///     print(date, certainty, certainty.authority ?? "-", certainty.otherDay ?? day)
    ///     // 2057-9-9 disputed hko 2057-10-06
    /// }
    /// ```
    ///
    /// - Complexity: O(1), some nanoseconds, in a month that is certain; otherwise a step for each note of the calendar.
    public func lunarCertainty(on day: Day) -> Certainty? {
        guard let lunation = months.lunation(containing: day) else { return nil }
        return certainty(ofDate: day.days(since: months.firstDay(ofLunation: lunation)) + 1, inLunation: lunation)
    }

    /// The certainty of a day on which a lunar date of many years is kept.
    ///
    /// The day is as certain as its lunar date. A 30th is doubtful if the rule moves or drops it when one of the two new moons of its
    /// month is on the other day.
    ///
    /// - Parameters:
    ///   - day: A day of `anniversaries(of:inLunarYears:rule:)`; on any other the answer is `certain`, or about its lunar date.
    ///   - dayOfMonth: The day of the lunar month that is kept, 1 … 30.
    ///   - thirtieth: The rule by which months without a 30th keep it.
    /// - Complexity: As of `lunarCertainty(on:)`.
    public func certainty(
        ofAnniversary day: Day,
        onDayOfMonth dayOfMonth: Int,
        thirtieth: LunarDate.Overflow = .lastDay
    ) -> Certainty {
        guard dayOfMonth == 30, let kept = months.lunation(containing: day) else {
            return lunarCertainty(on: day) ?? .certain
        }
        let isOnNext = thirtieth == .nextDay && months.firstDay(ofLunation: kept) == day
        let lunation = isOnNext ? kept - 1 : kept
        guard lunation >= 0, let first = newMoon(ofLunation: lunation) else { return .certain }
        // The new moon that ends the table is no event of it.
        let end = months.firstDay(ofLunation: lunation &+ 1)
        /// The doubt if the month were from one day to the eve of another; nil if the day is the same.
        func doubt(_ certainty: Certainty, _ other: Day, from start: Day, to next: Day) -> Certainty? {
            let isLong = next.days(since: start) >= 30
            let last = Day(rawValue: next.rawValue &- (!isLong && thirtieth == .nextDay ? 0 : 1))
            let otherDay = isLong ? Day(rawValue: start.rawValue &+ 29) : last
            // No other day keeps it by that rule; the last of the month is where its 30th would end.
            guard otherDay != day || !isLong && thirtieth == .skip else { return nil }
            return certainty.moved(by: otherDay.days(since: other))
        }
        if let other = first.certainty.otherDay, let found = doubt(first.certainty, other, from: other, to: end) {
            return found
        }
        if let next = newMoon(ofLunation: lunation &+ 1)?.certainty, let other = next.otherDay,
            let found = doubt(next, other, from: first.day, to: other)
        {
            return found
        }
        return first.certainty.isDoubtful ? .certain : first.certainty
    }

    /// The certainty of a date of a lunation.
    @inline(__always)
    func certainty(ofDate day: Int, inLunation lunation: Int) -> Certainty {
        months.isUncertain(lunation) ? certaintyByNotes(ofDate: day, inLunation: lunation) : .certain
    }

    @inline(never)
    private func certaintyByNotes(ofDate day: Int, inLunation lunation: Int) -> Certainty {
        let last = Day(rawValue: months.firstDay(ofLunation: lunation &+ 1).rawValue &- 1)
        let certainty = newMoon(ofLunation: lunation)?.certainty ?? .certain
        if certainty.isDoubtful { return certainty.moved(by: day - 1, notAfter: last) }
        guard day == 30, let next = newMoon(ofLunation: lunation &+ 1), let other = next.certainty.otherDay,
            other < next.day
        else { return certainty }
        return next.certainty.moved(by: -1)
    }

    /// The certainty of a day as the last of its month, be that the 29th or the 30th: it depends on the next new moon alone.
    func certaintyAsLastOfMonth(_ day: Day) -> Certainty {
        guard let lunation = months.lunation(containing: day), months.isUncertain(lunation) else { return .certain }
        // The new moon that ends the table is no event of it.
        return newMoon(ofLunation: lunation &+ 1)?.certainty.moved(by: -1) ?? lunarCertainty(on: day) ?? .certain
    }

    private func newMoon(ofLunation lunation: Int) -> MoonPhaseEvent? { event(numbered: 4 * lunation) }
}

extension Certainty {
    /// The certainty of a day that is a fixed number of days after another, or before it; the other day moves by the same number.
    func moved(by days: Int, notAfter last: Day = .max) -> Certainty {
        let moved = { (day: Day) in min(Day(rawValue: day.rawValue &+ Int32(truncatingIfNeeded: days)), last) }
        return switch self {
        case .certain: self
        case .computed(let day): .computed(otherDay: day.map(moved))
        case .nearMidnight(let day): .nearMidnight(otherDay: moved(day))
        case .disputed(let authority, let day): .disputed(by: authority, day: moved(day))
        case .published(let authority, let day): .published(by: authority, computedDay: moved(day))
        }
    }
}
