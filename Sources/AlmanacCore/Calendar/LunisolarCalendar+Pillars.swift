// Stems and branches of days and instants: festival tables call these conventions pillar-year-chunjie and so on.

/// The pillars of a civil day as calendars print them: year from 春節, month from the civil day of its 節, day from 0h.
public struct DayPillars: Hashable, Sendable {
    /// The pillar of the year.
    public let year: StemBranch
    /// The pillar of the month.
    public let month: StemBranch
    /// The pillar of the day.
    public let day: StemBranch
}

/// The four pillars of an instant (四柱): a pair of stem and branch for year, month, day and hour.
public struct FourPillars: Hashable, Sendable {
    /// The pillar of the year.
    public let year: StemBranch
    /// The pillar of the month; nil in a leap month, if months change with the lunar month.
    public let month: StemBranch?
    /// The pillar of the day.
    public let day: StemBranch
    /// The pillar of the double hour; from 23h on its stem is the next day's, whenever the day changes.
    public let hour: StemBranch
}

extension DayPillars: CustomStringConvertible {
    /// The pillars of year, month and day: `bingwu gengyin renxu`.
    public var description: String { "\(year) \(month) \(day)" }
}

extension FourPillars: CustomStringConvertible {
    /// The pillars of year, month, day and hour, a hyphen for a month that has none: `bingwu gengyin renxu jiachen`.
    public var description: String { "\(year) \(month?.description ?? "-") \(day) \(hour)" }
}

// MARK: - The pillars of a day and of an instant

extension LunisolarCalendar {
    /// The pillars of a day as calendars print them.
    ///
    /// The boundaries are those of `PillarBoundaries.civil`.
    ///
    /// ```swift
    /// if let day = Day("2026-02-17") {
    ///     print(LunisolarCalendar.china.pillars(on: day) ?? "not reached")  // bingwu gengyin renxu
    /// }
    /// ```
    ///
    /// - Returns: nil if the calendar does not hold the day, or not a solar term on both sides of it: of the bundled table the
    ///   days from 1899-12-03 to 06 and from 2101-01-20 to 28.
    /// - Complexity: O(1).
    public func pillars(on day: Day) -> DayPillars? {
        guard let date = lunarDate(on: day), let number = termDays.lastNumber(onOrBefore: day) else { return nil }
        return DayPillars(year: date.yearPillar, month: StemBranch.month(ofTermNumber: number), day: day.pillar)
    }

    /// The pillars of an instant by the calendar's clock.
    ///
    /// ```swift
    /// if let moment = Instant("2024-02-04T08:30:00Z"),
    ///     let newYork = LunisolarCalendar.china.pillars(at: moment, utcOffsetSeconds: -5 * 3600, boundaries: .solar)
    /// {
    ///     print(newYork)  // jiachen bingyin wuxu jiayin
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - instant: The instant; the calendar's clock tells its day and hour.
    ///   - boundaries: When the pillars change.
    /// - Returns: nil if the calendar does not hold the day, or not the terms from which its year and month are counted: all
    ///   promised days have them, not every day before and after.
    public func pillars(at instant: Instant, boundaries: PillarBoundaries) -> FourPillars? {
        pillars(at: instant, utcOffsetSeconds: utcOffsetSeconds(at: instant), boundaries: boundaries)
    }

    /// The pillars of an instant by the clock of a place.
    ///
    /// Day and hour are those which the clock shows. A year or month that changes at the instant of a term changes at the
    /// same instant everywhere; one that changes on a civil day changes on that day of the clock.
    ///
    /// The stem of the month follows from that of the year (五虎遁: 甲己之年丙作首), the stem of the hour from that of the day (五鼠遁:
    /// 甲己還加甲).
    ///
    /// - Parameters:
    ///   - instant: The instant.
    ///   - offset: How far the clock is ahead of UTC (UT1 before 1972), seconds.
    ///   - boundaries: When the pillars change.
    /// - Returns: nil if the calendar does not hold the day, or not the terms from which its year and month are counted: all
    ///   promised days have them, not every day before and after.
    /// - Complexity: O(1).
    public func pillars(
        at instant: Instant,
        utcOffsetSeconds offset: Int32,
        boundaries: PillarBoundaries
    ) -> FourPillars? {
        guard let day = instant.day(utcOffsetSeconds: offset), let date = lunarDate(on: day) else { return nil }
        let secondOfDay = instant.secondOfDay(utcOffsetSeconds: offset)
        guard let year = yearPillar(instant, on: day, date, changingAt: boundaries.year),
            let dayPillar = day.pillar(atSecond: secondOfDay, changingAt: boundaries.day),
            let hour = day.hourPillar(atSecond: secondOfDay)
        else { return nil }
        let month: StemBranch?
        if boundaries.month == .lunarMonth {
            month = StemBranch.month(date.month, inYearOf: date.yearPillar.stem)
        } else {
            let isByInstant = boundaries.month == .termInstant
            let number = isByInstant ? numberOfLastTerm(notAfter: instant) : termDays.lastNumber(onOrBefore: day)
            guard let number else { return nil }
            month = StemBranch.month(ofTermNumber: number)
        }
        return FourPillars(year: year, month: month, day: dayPillar, hour: hour)
    }

    /// The pillars of a time that the calendar's clock shows.
    ///
    /// - Parameters:
    ///   - day: The civil day.
    ///   - secondOfDay: Seconds since 0h, 0 … 86399.
    ///   - boundaries: When the pillars change.
    /// - Returns: nil if it is no time of day, if the calendar does not hold the day, or not the terms from which its year and
    ///   month are counted: all promised days have them, not every day before and after.
    /// - Complexity: O(1).
    public func pillars(on day: Day, atSecond secondOfDay: Int, boundaries: PillarBoundaries) -> FourPillars? {
        guard let instant = instant(on: day, atSecond: secondOfDay) else { return nil }
        return pillars(at: instant, boundaries: boundaries)
    }

    private func yearPillar(
        _ instant: Instant,
        on day: Day,
        _ date: LunarDate,
        changingAt boundary: YearBoundary
    ) -> StemBranch? {
        let gregorianYear = GregorianDate(day).year
        let lichun = SolarTerm.lichun.number(inYear: gregorianYear)
        if boundary == .newYearsDay { return date.yearPillar }
        guard termDays.numbers.contains(lichun) else { return nil }
        let hasCome =
            boundary == .lichunDay
            ? termDays.day(lichun) <= day
            : terms.seconds(lichun) <= instant.secondsSince1970
        return StemBranch.year(hasCome ? gregorianYear : gregorianYear - 1)
    }
}

extension StemBranch {
    /// The pillar of the month in which a term lies, counted from 小寒 of January 1900.
    static func month(ofTermNumber number: Int) -> StemBranch {
        // The months of pillars follow one another without end; 小寒 of January 1900 began 丁丑, the last month of 己亥.
        StemBranch(wrapping: (number >> 1) + 13)
    }
}

// MARK: - The years and months of pillars by the Sun, to the second

extension LunisolarCalendar {
    /// The year of pillars to which an instant belongs, from one 立春 to the `next`, whose instant is no longer part of it.
    ///
    /// - Returns: nil if the calendar does not hold both terms.
    /// - Complexity: O(1).
    public func pillarYear(
        at instant: Instant
    ) -> (pillar: StemBranch, first: SolarTermEvent, next: SolarTermEvent)? {
        guard let last = numberOfLastTerm(notAfter: instant) else { return nil }
        // 24 terms from one 立春 to the next.
        let termsSinceLichun = (last - SolarTerm.lichun.index).modulo(SolarTerm.count)
        let first = last - termsSinceLichun
        return period(
            StemBranch.year(1900 + first.flooredQuotient(SolarTerm.count)),
            from: first,
            to: first + SolarTerm.count
        )
    }

    /// The month of pillars to which an instant belongs, from one sectional term (節) to the `next`, whose instant is no longer part of it.
    ///
    /// ```swift
    /// if let moment = Instant("2024-02-04T08:30:00Z"), let month = LunisolarCalendar.china.pillarMonth(at: moment) {
    ///     print(month.pillar, month.first.instant, month.next.instant)
    ///     // bingyin 2024-02-04T08:27:08Z 2024-03-05T02:22:46Z
    /// }
    /// ```
    ///
    /// - Returns: nil if the calendar does not hold both terms.
    /// - Complexity: O(1).
    public func pillarMonth(
        at instant: Instant
    ) -> (pillar: StemBranch, first: SolarTermEvent, next: SolarTermEvent)? {
        guard let last = numberOfLastTerm(notAfter: instant) else { return nil }
        // Terms are counted from 小寒, which is sectional: those of even number are.
        let first = last - last.modulo(2)
        return period(StemBranch.month(ofTermNumber: first), from: first, to: first + 2)
    }

    private func period(
        _ pillar: StemBranch,
        from first: Int,
        to next: Int
    ) -> (pillar: StemBranch, first: SolarTermEvent, next: SolarTermEvent)? {
        guard let first: SolarTermEvent = event(numbered: first), let next: SolarTermEvent = event(numbered: next)
        else { return nil }
        return (pillar, first, next)
    }
}
