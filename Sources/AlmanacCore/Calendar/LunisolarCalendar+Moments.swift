// From pillars to moments: the way back from `pillars(at:boundaries:)`.

/// Pillars that are sought: those of year, month, day and double hour, of which one that is nil may be any.
///
/// ```swift
/// let sought = PillarPattern(year: .year(2006), month: StemBranch(stem: .yi, branch: .wei))
/// print(sought)  // bingxu yiwei - -
/// ```
public struct PillarPattern: Codable, Hashable, Sendable {
    /// The pillar of the year; nil for any.
    public var year: StemBranch?
    /// The pillar of the month; nil for any.
    public var month: StemBranch?
    /// The pillar of the day; nil for any.
    public var day: StemBranch?
    /// The pillar of the double hour; nil for any.
    public var hour: StemBranch?

    /// A pattern of some pillars.
    public init(
        year: StemBranch? = nil,
        month: StemBranch? = nil,
        day: StemBranch? = nil,
        hour: StemBranch? = nil
    ) {
        (self.year, self.month, self.day, self.hour) = (year, month, day, hour)
    }
}

extension PillarPattern: CustomStringConvertible {
    /// The pillars of year, month, day and hour, a hyphen for any: `bingwu gengyin renxu -`.
    public var description: String {
        let names = [year, month, day, hour].map { $0?.description ?? "-" }
        return "\(names[0]) \(names[1]) \(names[2]) \(names[3])"
    }
}

extension LunisolarCalendar {
    /// The moments that have given pillars, by the calendar's clock: periods from an instant to another, which no longer belongs to them.
    ///
    /// It is the way back from `pillars(at:boundaries:)`. Year and month together return every sixty years; year, month and day seldom
    /// do. Not every combination occurs: a year has twelve of the sixty months, a day twelve hours.
    ///
    /// ```swift
    /// let sought = PillarPattern(
    ///     year: StemBranch(stem: .bing, branch: .xu), month: StemBranch(stem: .yi, branch: .wei),
    ///     day: StemBranch(stem: .jia, branch: .chen), hour: StemBranch(stem: .ji, branch: .si))
    /// let china = LunisolarCalendar.china
    /// for period in china.moments(of: sought, in: china.days, boundaries: .solar) {
    ///     print(period.lowerBound, period.upperBound)
    /// }
    /// ```
    ///
    /// ```text
    /// 1946-07-29T01:00:00Z 1946-07-29T03:00:00Z
    /// 2006-07-14T01:00:00Z 2006-07-14T03:00:00Z
    /// ```
    ///
    /// - Parameters:
    ///   - pattern: The pillars.
    ///   - days: The civil days among which they are sought.
    ///   - boundaries: When the pillars change. With `.midnight` the 子 hour from 23h to 0h has another pillar than the one from 0h to 1h.
    /// - Returns: The periods in order, none beside another; none where `pillars(at:boundaries:)` is nil.
    /// - Complexity: O(number of years ÷ 60 + number of periods) if the year is given, otherwise O(number of years); this allocates.
    public func moments(
        of pattern: PillarPattern,
        in days: DayRange,
        boundaries: PillarBoundaries
    ) -> [Range<Instant>] {
        guard let known = known(days, boundaries) else { return [] }
        var found: [Range<Instant>] = []
        for year in years(of: pattern.year, in: known, boundaries.year) {
            for month in months(of: pattern.month, in: year, boundaries.month) {
                for day in self.days(of: pattern.day, in: month, boundaries.day) {
                    found += hours(of: pattern.hour, in: day)
                }
            }
        }
        return found
    }

    /// The moments of some days whose year and month are known; nil if there are none.
    private func known(_ days: DayRange, _ boundaries: PillarBoundaries) -> Range<Instant>? {
        guard var held = days.intersection(self.days) else { return nil }
        let numbers = termDays.numbers
        if boundaries.year != .newYearsDay {
            // A Gregorian year without its 立春 has no day whose year is known.
            let lichun = SolarTerm.lichun.index
            let first = 1900 - (lichun - numbers.lowerBound).flooredQuotient(SolarTerm.count)
            let last = 1900 + (numbers.upperBound - 1 - lichun).flooredQuotient(SolarTerm.count)
            guard first <= last, let years = DayRange(years: first...last)?.intersection(held) else { return nil }
            held = years
        }
        guard var first = beginning(of: held.firstDay), var end = held.lastDay.next.flatMap(beginning) else {
            return nil
        }
        if boundaries.month != .lunarMonth {
            guard let firstTerm = beginning(ofTerm: numbers.lowerBound, boundaries.month),
                let lastTerm = beginning(ofTerm: numbers.upperBound - 1, boundaries.month)
            else { return nil }
            (first, end) = (max(first, firstTerm), min(end, lastTerm))
        }
        return first < end ? first..<end : nil
    }
}

// MARK: - The periods of one pillar

extension LunisolarCalendar {
    private func years(of pillar: StemBranch?, in whole: Range<Instant>, _ boundary: YearBoundary) -> [Range<Instant>] {
        func beginning(_ year: Int) -> Instant? {
            guard boundary == .newYearsDay else {
                let month: MonthBoundary = boundary == .lichunDay ? .termDay : .termInstant
                return self.beginning(ofTerm: SolarTerm.lichun.number(inYear: year), month)
            }
            return LunarDate(year: year, month: 1, day: 1).flatMap { day(of: $0) }.flatMap(self.beginning)
        }
        guard let days = civilDays(of: whole) else { return [] }
        let numbers = GregorianDate(days.firstDay).year - 1...GregorianDate(days.lastDay).year + 1
        return periods(of: pillar, in: whole, numbers, zero: -4) { (beginning($0), beginning($0 + 1)) }
    }

    private func months(of pillar: StemBranch?, in whole: Range<Instant>, _ boundary: MonthBoundary) -> [Range<Instant>]
    {
        guard let days = civilDays(of: whole) else { return [] }
        if boundary == .lunarMonth {
            // Months are numbered without leap months, which have no pillar.
            let years = GregorianDate(days.firstDay).year - 1...GregorianDate(days.lastDay).year + 1
            return periods(of: pillar, in: whole, 12 * years.lowerBound...12 * years.upperBound + 11, zero: 14) {
                number in
                let month = LunarMonthNumber(number: number.modulo(12) + 1).flatMap {
                    self.month($0, inLunarYear: number.flooredQuotient(12))
                }
                return (month.flatMap { beginning(of: $0.firstDay) }, month?.lastDay.next.flatMap(beginning))
            }
        }
        // A month of pillars is numbered as half its term, and lasts for two.
        let first = termDays.firstNumber(onOrAfter: days.firstDay) >> 1
        let last = termDays.firstNumber(onOrAfter: days.lastDay) >> 1
        return periods(of: pillar, in: whole, first - 2...last + 1, zero: StemBranch.month(ofTermNumber: 0).index) {
            (beginning(ofTerm: 2 * $0, boundary), beginning(ofTerm: 2 * $0 + 2, boundary))
        }
    }

    private func days(of pillar: StemBranch?, in whole: Range<Instant>, _ boundary: DayBoundary) -> [Range<Instant>] {
        func beginning(_ number: Int) -> Instant? {
            let day = Day(rawValue: Int32(truncatingIfNeeded: number))
            return boundary == .midnight
                ? self.beginning(of: day) : day.previous.flatMap { instant(on: $0, atSecond: 23 * 3600) }
        }
        guard let days = civilDays(of: whole) else { return [] }
        let numbers = Int(days.firstDay.rawValue) - 1...Int(days.lastDay.rawValue) + 1
        return periods(of: pillar, in: whole, numbers, zero: StemBranch.day(Day(rawValue: 0)).index) {
            (beginning($0), beginning($0 + 1))
        }
    }

    private func hours(of pillar: StemBranch?, in whole: Range<Instant>) -> [Range<Instant>] {
        // Double hours are numbered from the 子 hour of 1970-01-01 on, which began at 23h of the day before.
        func beginning(_ number: Int) -> Instant? {
            let hour = 2 * number - 1
            let day = Day(rawValue: Int32(truncatingIfNeeded: hour.flooredQuotient(24)))
            return instant(on: day, atSecond: hour.modulo(24) * 3600)
        }
        guard let days = civilDays(of: whole) else { return [] }
        let numbers = 12 * Int(days.firstDay.rawValue)...12 * Int(days.lastDay.rawValue) + 12
        let zero = StemBranch.hour(.zi, inDayOf: StemBranch.day(Day(rawValue: 0)).stem).index
        return periods(of: pillar, in: whole, numbers, zero: zero) { (beginning($0), beginning($0 + 1)) }
    }

    /// The parts of some moments that have a pillar; all of them if that may be any.
    ///
    /// - Parameters:
    ///   - numbers: The numbers of the years, months, days or hours that may have a part in the moments.
    ///   - zero: The index of the pillar of number 0; each following number has the next.
    ///   - bounds: The beginning and the end of a number, nil before the first and after the last that the calendar holds.
    private func periods(
        of pillar: StemBranch?,
        in whole: Range<Instant>,
        _ numbers: ClosedRange<Int>,
        zero: Int,
        bounds: (Int) -> (begin: Instant?, end: Instant?)
    ) -> [Range<Instant>] {
        guard let pillar else { return [whole] }
        let first = numbers.lowerBound + (pillar.index - zero - numbers.lowerBound).modulo(StemBranch.count)
        var found: [Range<Instant>] = []
        for number in stride(from: first, through: numbers.upperBound, by: StemBranch.count) {
            let (begin, end) = bounds(number)
            guard begin != nil || end != nil else { continue }
            let (lower, upper) = (begin ?? whole.lowerBound, end ?? whole.upperBound)
            if max(lower, whole.lowerBound) < min(upper, whole.upperBound) {
                found.append(max(lower, whole.lowerBound)..<min(upper, whole.upperBound))
            }
        }
        return found
    }

    /// The civil days that have some of the moments.
    private func civilDays(of moments: Range<Instant>) -> DayRange? {
        guard let first = civilDay(of: moments.lowerBound), let last = civilDay(of: moments.upperBound) else {
            return nil
        }
        return DayRange(from: first, to: last)
    }

    /// The instant at which a civil day begins: 0h by its own clock, or by that of the day before if clocks are put back.
    private func beginning(of day: Day) -> Instant? {
        guard let eve = day.previous, let own = instant(on: day, atSecond: 0),
            let end = instant(on: eve, atSecond: Instant.secondsPerDay - 1)?.advanced(bySeconds: 1)
        else { return nil }
        return min(own, end)
    }

    /// The instant from which a term counts: its own, or 0h of its day; nil if the calendar does not hold it.
    private func beginning(ofTerm number: Int, _ boundary: MonthBoundary) -> Instant? {
        guard termDays.numbers.contains(number), terms.numbers.contains(number) else { return nil }
        return boundary == .termDay
            ? beginning(of: termDays.day(number)) : Instant(secondsSince1970: terms.seconds(number))
    }
}
