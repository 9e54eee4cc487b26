// Solar terms and phases of the Moon in a calendar. Every promised day has events before and after it; a few days that the calendar
// holds outside that range do not.

extension LunisolarCalendar {
    /// A solar term of a Gregorian year, or nil if the calendar does not reach it.
    ///
    /// - Complexity: O(1).
    public func termEvent(_ term: SolarTerm, inYear year: Int) -> SolarTermEvent? {
        guard LunarDate.years.contains(year) else { return nil }
        return event(numbered: term.number(inYear: year))
    }

    /// The 24 solar terms of a Gregorian year, 小寒 first, or nil if the calendar does not hold all of them.
    ///
    /// - Complexity: O(1); each event is computed when it is asked for, in O(1).
    public func termEvents(inYear year: Int) -> CalendarSlice<SolarTermEvent>? {
        guard termNumbers(inYear: year) != nil else { return nil }
        return DayRange(year: year).map { termEvents(in: $0) }
    }

    /// The instants of the 24 solar terms of a Gregorian year, 小寒 first, or nil if the calendar does not hold all of them.
    ///
    /// Indices are those of `SolarTerm.index`. The instants are the same for all calendars of a table.
    ///
    /// ```swift
    /// if let instants = LunisolarCalendar.china.termInstants(inYear: 2027) {
    ///     print(instants[SolarTerm.chunfen.index])  // 2027-03-20T20:24:41Z
    /// }
    /// ```
    ///
    /// - Complexity: O(1).
    public func termInstants(inYear year: Int) -> CalendarSlice<Instant>? {
        termNumbers(inYear: year).map { numbers in
            CalendarSlice(calendar: self, numbers: numbers) { SolarTerm.instant(of: $1, in: $0) }
        }
    }

    /// The numbers of the terms of a year, or nil if the calendar does not hold all of them.
    private func termNumbers(inYear year: Int) -> Range<Int>? {
        guard LunarDate.years.contains(year) else { return nil }
        let first = SolarTerm.xiaohan.number(inYear: year)
        let end = first + SolarTerm.count
        return termDays.numbers.lowerBound <= first && end <= termDays.numbers.upperBound ? first..<end : nil
    }

    /// The solar terms whose civil days lie in a range of days, in order, as far as the calendar reaches: empty if `days` holds
    /// none of them.
    ///
    /// ```swift
    /// if let june = YearMonth("2026-06") {
    ///     print(LunisolarCalendar.china.termEvents(in: june.days).map { "\($0.kind)" })  // ["mangzhong", "xiazhi"]
    /// }
    /// ```
    ///
    /// - Complexity: O(1); each event is computed when it is asked for, in O(1).
    public func termEvents(in days: DayRange) -> CalendarSlice<SolarTermEvent> { events(in: days) }

    /// The first day from which the calendar has every solar term: its first day, unless its terms begin later.
    ///
    /// - Complexity: O(1).
    package var firstTermDay: Day {
        guard let number = termDays.numbers.first else { return days.firstDay }
        let first = termDays.day(number)
        return first.days(since: days.firstDay) > 17 ? first : days.firstDay  // Terms are at most 17 days apart.
    }

    /// The solar term whose civil day a day is, or nil if it is not one.
    ///
    /// - Complexity: O(1).
    public func term(on day: Day) -> SolarTerm? { termDays.number(on: day).map { SolarTerm(wrapping: $0) } }

    /// The solar term whose civil day a day is, with its instant, or nil if it is not one.
    ///
    /// - Complexity: O(1).
    public func termEvent(on day: Day) -> SolarTermEvent? {
        termDays.number(on: day).map { SolarTerm.event($0, in: self) }
    }

    /// The solar term to which a day belongs, the last that begins on it or before it.
    ///
    /// ```swift
    /// if let day = Day("2026-06-30") { print(LunisolarCalendar.china.term(containing: day) ?? .xiazhi) }  // xiazhi
    /// ```
    ///
    /// - Returns: nil if the calendar does not hold the day, or not this term and the next: of the bundled table the days from
    ///   1899-12-03 to 06 and from 2101-01-20 to 28.
    /// - Complexity: O(1).
    public func term(containing day: Day) -> SolarTerm? {
        termDays.lastNumber(onOrBefore: day).map { SolarTerm(wrapping: $0) }
    }

    /// The season of a day, from its 立 on.
    ///
    /// - Returns: nil where `term(containing:)` is.
    /// - Complexity: O(1).
    public func season(on day: Day) -> SolarTerm.Season? { term(containing: day)?.season }

    /// The first solar term on a later civil day.
    ///
    /// ```swift
    /// if let today = Day("2026-11-21"), let event = LunisolarCalendar.china.nextTermEvent(after: today) {
    ///     print(event.kind.name(in: .english), event.day.days(since: today))  // Minor Snow 1
    /// }
    /// ```
    ///
    /// - Returns: nil if the calendar does not hold the day, or no later term: of the bundled table the days from 2101-01-20 on.
    /// - Complexity: O(1).
    public func nextTermEvent(after day: Day) -> SolarTermEvent? { nextEvent(after: day) }

    /// The last solar term on an earlier civil day.
    ///
    /// - Returns: nil if the calendar does not hold the day, or no earlier term: of the bundled table the days to 1899-12-07.
    /// - Complexity: O(1).
    public func previousTermEvent(before day: Day) -> SolarTermEvent? { previousEvent(before: day) }

    /// The first solar term after an instant.
    ///
    /// - Returns: nil if the calendar does not hold the day of the instant by UTC, or no later term.
    /// - Complexity: O(1).
    public func nextTermEvent(after instant: Instant) -> SolarTermEvent? { nextEvent(after: instant) }

    /// The last solar term before an instant.
    ///
    /// - Returns: nil if the calendar does not hold the day of the instant by UTC, or no earlier term.
    /// - Complexity: O(1).
    public func previousTermEvent(before instant: Instant) -> SolarTermEvent? { previousEvent(before: instant) }

    /// The last term that is not after an instant, or nil if the calendar does not hold it and the next.
    func numberOfLastTerm(notAfter instant: Instant) -> Int? {
        firstNumber(of: SolarTerm.self, after: instant).flatMap { number in
            number > termDays.numbers.lowerBound && number < termDays.numbers.upperBound ? number - 1 : nil
        }
    }

    /// The 立春 whose civil days lie in a lunar year, in order; nil if the calendar does not hold all months and terms of the year.
    ///
    /// A year of twelve months has one or none (無春, a blind year), a year of thirteen one or two (雙春).
    ///
    /// ```swift
    /// let china = LunisolarCalendar.china
    /// print((2026...2028).map { china.lichunEvents(inLunarYear: $0)?.map(\.day) ?? [] })
    /// // [[2027-02-04], [], [2028-02-04, 2029-02-03]]
    /// ```
    ///
    /// - Parameter year: The lunar year, by the Gregorian year in which it begins.
    public func lichunEvents(inLunarYear year: Int) -> [SolarTermEvent]? {
        guard let days = lunarYear(year)?.days, termEvent(.lichun, inYear: year) != nil else { return nil }
        return [year, year + 1].compactMap { termEvent(.lichun, inYear: $0) }.filter { days.contains($0.day) }
    }
}

extension SolarTerm: CelestialKind {
    static func numbers(in calendar: LunisolarCalendar) -> Range<Int> { calendar.termDays.numbers }

    static func firstNumber(onOrAfter day: Day, in calendar: LunisolarCalendar) -> Int {
        calendar.termDays.firstNumber(onOrAfter: day)
    }

    static func instant(of number: Int, in calendar: LunisolarCalendar) -> Instant {
        Instant(secondsSince1970: calendar.terms.seconds(number))
    }

    static func event(_ number: Int, in calendar: LunisolarCalendar) -> SolarTermEvent {
        let (termDays, term) = (calendar.termDays, SolarTerm(wrapping: number))
        let (time, day) = (instant(of: number, in: calendar), termDays.day(number))
        guard termDays.isUncertain(number) else { return calendar.event(term, at: time, on: day, noted: nil) }
        let remark = calendar.remark(.term, index: number - termDays.numbers.lowerBound)
        let computed = calendar.storage.section.certainty(ofComputedTermAt: time, on: day)
        return calendar.event(term, at: time, on: day, noted: remark, computed: computed)
    }
}

// MARK: - Phases of the Moon

extension LunisolarCalendar {
    /// The phases of the Moon whose civil days lie in a range of days, in order, as far as the calendar reaches: empty if `days`
    /// holds none of them.
    ///
    /// ```swift
    /// if let may = YearMonth("2026-05") {
    ///     print(LunisolarCalendar.china.phaseEvents(in: may.days).map(\.day))
    ///     // [2026-05-02, 2026-05-10, 2026-05-17, 2026-05-23, 2026-05-31]
    /// }
    /// ```
    ///
    /// - Complexity: O(1); each event is computed when it is asked for, in O(1).
    public func phaseEvents(in days: DayRange) -> CalendarSlice<MoonPhaseEvent> { events(in: days) }

    /// The new moon on whose civil day a month of this calendar begins, or nil if the month is of another calendar.
    ///
    /// ```swift
    /// let korea = LunisolarCalendar.korea
    /// if let day = Day("2027-02-28"), let month = korea.month(containing: day), let moon = korea.newMoon(of: month) {
    ///     print(moon.day, moon.instant)  // 2027-02-07 2027-02-06T15:56:07Z
    /// }
    /// ```
    ///
    /// - Complexity: O(1).
    public func newMoon(of month: LunarMonth) -> MoonPhaseEvent? {
        phaseEvent(on: month.firstDay).flatMap { $0.kind == .newMoon ? $0 : nil }
    }

    /// The phase of the Moon whose civil day a day is, or nil if it is not one.
    ///
    /// - Complexity: O(1).
    public func phase(on day: Day) -> MoonPhase? { phaseEvent(on: day)?.kind }

    /// The phase of the Moon whose civil day a day is, with its instant, or nil if it is not one.
    ///
    /// - Complexity: O(1).
    public func phaseEvent(on day: Day) -> MoonPhaseEvent? { phaseEvents(in: day...day).first }

    /// The first phase on a later civil day, or nil if the calendar does not reach it.
    ///
    /// ```swift
    /// if let today = Day("2026-11-21"), let event = LunisolarCalendar.china.nextPhaseEvent(after: today) {
    ///     print(event.kind.name(in: .english), event.day)  // Full Moon 2026-11-24
    /// }
    /// ```
    ///
    /// - Complexity: O(1).
    public func nextPhaseEvent(after day: Day) -> MoonPhaseEvent? { nextEvent(after: day) }

    /// The last phase on an earlier civil day, or nil if the calendar does not reach it.
    ///
    /// - Complexity: O(1).
    public func previousPhaseEvent(before day: Day) -> MoonPhaseEvent? { previousEvent(before: day) }

    /// The first phase after an instant, or nil if the calendar does not reach it.
    ///
    /// - Complexity: O(1).
    public func nextPhaseEvent(after instant: Instant) -> MoonPhaseEvent? { nextEvent(after: instant) }

    /// The last phase before an instant, or nil if the calendar does not reach it.
    ///
    /// - Complexity: O(1).
    public func previousPhaseEvent(before instant: Instant) -> MoonPhaseEvent? { previousEvent(before: instant) }
}

/// Phases are counted from the new moon that begins the first lunation, four a lunation.
extension MoonPhase: CelestialKind {
    static func numbers(in calendar: LunisolarCalendar) -> Range<Int> { 0..<4 * calendar.months.count }

    static func firstNumber(onOrAfter day: Day, in calendar: LunisolarCalendar) -> Int {
        let months = calendar.months
        guard day > months.days.firstDay else { return 0 }
        guard let lunation = months.lunation(containing: day) else { return 4 * months.count }
        var number = 4 * lunation
        while number < 4 * (lunation + 1), event(number, in: calendar).day < day { number += 1 }
        return number
    }

    static func instant(of number: Int, in calendar: LunisolarCalendar) -> Instant {
        let index = number >> 2 + calendar.storage.section.firstLunation
        return Instant(secondsSince1970: calendar.phases.seconds(MoonPhase(wrapping: number), index: index))
    }

    static func event(_ number: Int, in calendar: LunisolarCalendar) -> MoonPhaseEvent {
        let phase = MoonPhase(wrapping: number)
        let instant = instant(of: number, in: calendar)
        guard phase == .newMoon else {
            // The notes are about new moons alone, as the other phases are no calendar's.
            let offset = calendar.utcOffsetSeconds(at: instant)
            let lastDay = calendar.storage.section.publishedUntil
            let isNear = calendar.uncertaintyModel
                .isNearMidnight(instant, utcOffsetSeconds: offset, publishedUntil: lastDay)
            // `PhaseSection` refuses instants without a civil day, so that `.max` is never used.
            let day = calendar.civilDay(of: instant) ?? .max
            return calendar.event(phase, at: instant, on: day, noted: isNear ? .nearMidnight : nil)
        }
        let lunation = number >> 2
        let months = calendar.months
        let remark = months.isUncertain(lunation) ? calendar.remark(.newMoon, index: lunation) : nil
        return calendar.event(phase, at: instant, on: months.firstDay(ofLunation: lunation), noted: remark)
    }
}
