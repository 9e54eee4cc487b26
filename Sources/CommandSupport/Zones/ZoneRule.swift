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
        guard let summer, let day = instant.day(utcOffsetSeconds: offset) else { return offset }
        let year = GregorianDate(day).year
        guard let start = summer.start.instant(inYear: year, clockOffset: offset),
            let end = summer.end.instant(inYear: year, clockOffset: summer.offset)
        else { return offset }
        // South of the equator summer time ends before it begins.
        let isSummer = start < end ? (start..<end).contains(instant) : !(end..<start).contains(instant)
        return isSummer ? summer.offset : offset
    }
}
