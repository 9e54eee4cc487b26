import AlmanacCore

/// The clocks of a zone by a rule of POSIX, `EST5EDT,M3.2.0,M11.1.0`: standard time, and perhaps summer time between two
/// days of every year.
///
/// The form of `TZ` in POSIX with the hours of RFC 9636: those of a change may be -167 to 167.
struct ZoneRule: Hashable, Sendable {
    /// When summer time begins and ends, and its offset.
    struct Summer: Hashable, Sendable {
        /// How far the clocks are ahead of UTC, seconds.
        let offset: Int32
        /// The change to summer time, by the clocks of standard time.
        let start: ZoneChange
        /// The change back, by the clocks of summer time.
        let end: ZoneChange
    }

    /// How far the clocks of standard time are ahead of UTC, seconds.
    let offset: Int32
    /// Summer time; nil if there is none.
    let summer: Summer?

    /// The offsets that a zone may have, seconds: those of RFC 9636.
    static let possibleOffsets: ClosedRange<Int64> = -89_999...93_599

    /// Reads a rule, or nil if the text is none.
    init?(_ text: String) {
        var scanner = ZoneRuleScanner(text)
        guard scanner.skipName(), let west = scanner.time(hours: 0...24) else { return nil }
        offset = Int32(-west)
        guard !scanner.isAtEnd else {
            summer = nil
            return
        }
        guard scanner.skipName() else { return nil }
        // One hour ahead of standard time if nothing else is said.
        var summerOffset = offset + 3600
        if !scanner.isNext(",") {
            guard let west = scanner.time(hours: 0...24) else { return nil }
            summerOffset = Int32(-west)
        }
        guard scanner.skip(","), let start = scanner.change(), scanner.skip(","), let end = scanner.change(),
            scanner.isAtEnd
        else { return nil }
        summer = Summer(offset: summerOffset, start: start, end: end)
    }

    /// How far the clocks are ahead of UTC at an instant, seconds.
    func offset(at instant: Instant) -> Int32 {
        guard let summer, let day = instant.day(atOffsetSeconds: offset) else { return offset }
        let year = GregorianDate(day).year
        guard let start = summer.start.instant(inYear: year, clockOffset: offset),
            let end = summer.end.instant(inYear: year, clockOffset: summer.offset)
        else { return offset }
        // South of the equator summer time ends before it begins.
        let isSummer = start < end ? (start..<end).contains(instant) : !(end..<start).contains(instant)
        return isSummer ? summer.offset : offset
    }
}

/// A day of every year and a time on it, at which clocks change.
struct ZoneChange: Hashable, Sendable {
    /// How the day is found.
    enum Date: Hashable, Sendable {
        /// Day 1 to 365 of the year, 29 February never counted.
        case julian(Int)
        /// Days after 1 January, 29 February counted.
        case dayOfYear(Int)
        /// The `week`-th of a weekday in a month, the last if `week` is 5; 0 is Sunday.
        case weekday(month: Int, week: Int, weekday: Int)
    }

    /// The day.
    let date: Date
    /// Seconds since 0h of the day; may be outside it.
    let seconds: Int

    /// The instant in a year by clocks that are `offset` seconds ahead of UTC, or nil if `Day` does not hold it.
    func instant(inYear year: Int, clockOffset offset: Int32) -> Instant? {
        day(inYear: year).map { day in
            Instant(secondsSince1970: Int64(day.rawValue) * 86_400 + Int64(seconds) - Int64(offset))
        }
    }

    private func day(inYear year: Int) -> Day? {
        guard let first = Day(year: year, month: 1, day: 1) else { return nil }
        switch date {
        case .julian(let number):
            return first.advanced(by: number - (GregorianDate.isLeapYear(year) && number > 59 ? 0 : 1))
        case .dayOfYear(let days): return first.advanced(by: days)
        case .weekday(let month, let week, let weekday):
            let weekday = Weekday(daysAfterMonday: weekday - 1)
            let month = YearMonth(year: year, month: month)
            return week == 5 ? month?.lastDay(weekday) : month?.day(week, weekday)
        }
    }
}
