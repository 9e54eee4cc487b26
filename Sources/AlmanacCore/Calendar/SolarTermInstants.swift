/// The instants of the 24 solar terms of a Gregorian year, 小寒 first.
///
/// Indices are those of `SolarTerm.index`. Every operation takes constant time, and none allocates.
public struct SolarTermInstants: RandomAccessCollection, Sendable {
    let calendar: LunisolarCalendar
    let firstNumber: Int

    /// The index of 小寒, zero.
    public var startIndex: Int { 0 }
    /// The number of terms, 24.
    public var endIndex: Int { SolarTerm.count }

    /// The instant at an index.
    ///
    /// - Precondition: As for any collection, the index is one of `indices`.
    public subscript(index: Int) -> Instant {
        precondition(index >= 0 && index < SolarTerm.count, "no such index among these terms")
        return Instant(secondsSince1970: calendar.terms.seconds(firstNumber + index))
    }

    /// The instant of a term.
    public subscript(term: SolarTerm) -> Instant { self[term.index] }

    /// Writes the instants into a buffer of the caller's.
    ///
    /// - Parameter instants: Room for at least 24; the rest of it is left unchanged.
    public func fill(_ instants: inout MutableSpan<Instant>) {
        precondition(instants.count >= SolarTerm.count, "no room for the 24 solar terms of a year")
        let first = firstNumber &- calendar.terms.firstNumber
        let seconds = calendar.terms.instants[first..<first &+ SolarTerm.count]
        instants.withUnsafeMutableBufferPointer { instants in
            for (index, second) in seconds.enumerated() { instants[index] = Instant(secondsSince1970: second) }
        }
    }
}

extension LunisolarCalendar {
    /// The instants of the 24 solar terms of a Gregorian year, or nil if the calendar does not reach all of them.
    ///
    /// They are the same for all calendars of a table.
    ///
    /// - Complexity: O(1).
    public func termInstants(inYear year: Int) -> SolarTermInstants? {
        guard LunarDate.years.contains(year) else { return nil }
        let first = SolarTerm.xiaohan.number(inYear: year)
        guard terms.numbers.contains(first), terms.numbers.contains(first + SolarTerm.count - 1) else { return nil }
        return SolarTermInstants(calendar: self, firstNumber: first)
    }
}
