// Stems and branches of days and instants: festival tables call these conventions pillar-year-chunjie and so on.

extension LunisolarCalendar {
    /// The pillars of a day as calendars print them.
    ///
    /// The boundaries are those of `PillarBoundaries.civil`.
    ///
    /// - Returns: nil if the calendar does not hold the day, or not a solar term on both sides of it: of the bundled table the
    ///   days from 1899-12-03 to 06 and from 2101-01-20 to 28.
    /// - Complexity: O(1).
    public func pillars(on day: Day) -> DayPillars? {
        guard let date = lunarDate(on: day), let number = termDays.lastNumber(onOrBefore: day) else { return nil }
        return DayPillars(
            year: date.yearPillar,
            month: StemBranch.month(ofTermNumber: number),
            day: day.pillar
        )
    }

    /// The pillars of an instant by the calendar's clock.
    ///
    /// - Parameters:
    ///   - instant: The instant; the calendar's clock tells its day and hour.
    ///   - boundaries: When the pillars change.
    /// - Returns: nil if the calendar does not hold the day, or not the terms from which its year and month are counted: all
    ///   promised days have them, not every day before and after.
    public func pillars(at instant: Instant, changingAt boundaries: PillarBoundaries) -> FourPillars? {
        pillars(at: instant, onClockAtOffsetSeconds: clockOffsetSeconds(at: instant), changingAt: boundaries)
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
        onClockAtOffsetSeconds offset: Int32,
        changingAt boundaries: PillarBoundaries
    ) -> FourPillars? {
        guard let day = instant.day(atOffsetSeconds: offset), let date = lunarDate(on: day) else { return nil }
        let secondOfDay = instant.secondOfDay(atOffsetSeconds: offset)
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
    public func pillars(
        on day: Day,
        atSecond secondOfDay: Int,
        changingAt boundaries: PillarBoundaries
    ) -> FourPillars? {
        guard let instant = instant(on: day, atSecond: secondOfDay) else { return nil }
        return pillars(at: instant, changingAt: boundaries)
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
