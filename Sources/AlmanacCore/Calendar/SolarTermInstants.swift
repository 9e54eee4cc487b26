/// The instants of the 24 solar terms of a Gregorian year, 小寒 first.
///
/// Positions are those of `SolarTerm.index`. Every operation takes constant time, and none allocates.
public struct SolarTermInstants: RandomAccessCollection, Sendable {
    /// One reference instead of the arrays, which would be counted one by one.
    let calendar: LunisolarCalendar
    let firstNumber: Int

    /// The position of 小寒, zero.
    public var startIndex: Int { 0 }
    /// The number of terms, 24.
    public var endIndex: Int { SolarTerm.count }

    /// The instant at a position, which has to be one of `indices`. O(1).
    public subscript(position: Int) -> Instant {
        precondition(position >= 0 && position < SolarTerm.count, "no such position among these terms")
        return Instant(secondsSince1970: calendar.terms.seconds(firstNumber + position))
    }

    /// The instant of a term. O(1).
    public subscript(term: SolarTerm) -> Instant { self[term.index] }

    /// Writes the instants into a buffer of the caller's.
    ///
    /// - Parameter instants: at least 24 places; what lies behind them is left as it is.
    public func fill(_ instants: inout MutableSpan<Instant>) {
        precondition(instants.count >= SolarTerm.count, "no room for the 24 solar terms of a year")
        for position in 0..<SolarTerm.count {
            instants[position] = Instant(secondsSince1970: calendar.terms.seconds(firstNumber &+ position))
        }
    }
}

extension LunisolarCalendar {
    /// The instants of the 24 solar terms of a Gregorian year, or nil if the calendar does not reach all of them. O(1).
    ///
    /// They are the same for all calendars of a table.
    public func termInstants(inYear year: Int) -> SolarTermInstants? {
        guard LunarDate.years.contains(year) else { return nil }
        let first = SolarTerm.xiaohan.number(inYear: year)
        guard terms.numbers.contains(first), terms.numbers.contains(first + SolarTerm.count - 1) else { return nil }
        return SolarTermInstants(calendar: self, firstNumber: first)
    }
}
