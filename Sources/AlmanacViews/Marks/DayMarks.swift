import AlmanacCore

/// A set of days within a fixed range, one bit a day: 48 bytes for a year.
///
/// The range is given once and decides the memory: an eighth of a byte a day, in words of eight bytes. Only days of the
/// range can be marked; any other day is unmarked. `contains`, `insert` and `remove` take constant time.
///
///     bit of word w    63        62            1         0
///     day after first  64w + 63  64w + 62  …  64w + 1   64w        bits past the last day are 0
///
/// ```swift
/// if let days = DayRange(year: 2026), let day = Day("2026-02-17"), let next = day.next {
///     var marks = DayMarks([day, next], over: days)
///     marks.toggle(next)
///     print(marks.count, marks.contains(next), Array(marks.markedDays))  // 1 false [2026-02-17]
/// }
/// ```
public struct DayMarks: Hashable, Sendable {
    /// The days that can be marked.
    public let days: DayRange

    var words: [UInt64]

    /// An empty set over a range of days.
    public init(over days: DayRange) {
        self.days = days
        words = [UInt64](repeating: 0, count: (days.count - 1) / 64 + 1)
    }

    /// A set of the given days; days outside the range are ignored.
    public init(_ marked: some Sequence<Day>, over days: DayRange) {
        self.init(over: days)
        for day in marked { insert(day) }
    }

    /// Whether a day is marked; false for days outside the range. O(1).
    public func contains(_ day: Day) -> Bool {
        guard let offset = offset(of: day) else { return false }
        return words[offset / 64] & bit(offset) != 0
    }

    /// Marks a day. O(1).
    ///
    /// - Returns: true if the day is newly marked; false if it was marked before or is outside the range.
    @discardableResult
    public mutating func insert(_ day: Day) -> Bool {
        guard let offset = offset(of: day), words[offset / 64] & bit(offset) == 0 else { return false }
        words[offset / 64] |= bit(offset)
        return true
    }

    /// Removes the mark of a day. O(1).
    ///
    /// - Returns: true if the day was marked, false if it was not.
    @discardableResult
    public mutating func remove(_ day: Day) -> Bool {
        guard let offset = offset(of: day), words[offset / 64] & bit(offset) != 0 else { return false }
        words[offset / 64] &= ~bit(offset)
        return true
    }

    /// Marks a day that is unmarked, or removes its mark; does nothing outside the range. O(1).
    public mutating func toggle(_ day: Day) {
        guard let offset = offset(of: day) else { return }
        words[offset / 64] ^= bit(offset)
    }

    private func offset(of day: Day) -> Int? {
        days.contains(day) ? day.days(since: days.firstDay) : nil
    }

    private func bit(_ offset: Int) -> UInt64 { 1 << UInt64(truncatingIfNeeded: offset & 63) }
}

// The two sets may be over different ranges. The result is over the range of the left one; days outside it are left out.

extension DayMarks {
    /// The days marked in either set.
    ///
    /// - Complexity: O(days / 64), as for all of these.
    public func union(_ other: DayMarks) -> DayMarks { combined(with: other) { $0 | $1 } }

    /// The days marked in both sets.
    public func intersection(_ other: DayMarks) -> DayMarks { combined(with: other) { $0 & $1 } }

    /// The days marked here and not in the other set.
    public func subtracting(_ other: DayMarks) -> DayMarks { combined(with: other) { $0 & ~$1 } }

    /// The days marked in exactly one of the two sets.
    public func symmetricDifference(_ other: DayMarks) -> DayMarks {
        combined(with: other) { $0 ^ $1 }
    }

    /// Marks all days that are marked in the other set.
    public mutating func formUnion(_ other: DayMarks) { combine(with: other) { $0 | $1 } }

    /// Removes the marks of days that are not marked in the other set.
    public mutating func formIntersection(_ other: DayMarks) { combine(with: other) { $0 & $1 } }

    /// Removes the marks of days that are marked in the other set.
    public mutating func subtract(_ other: DayMarks) { combine(with: other) { $0 & ~$1 } }

    /// Whether every day marked here is marked in the other set.
    public func isSubset(of other: DayMarks) -> Bool {
        let shift = other.offset(from: days.firstDay)
        return words.indices.allSatisfy { words[$0] & ~other.bits(from: shift + 64 * Int64($0)) == 0 }
    }

    @inline(__always)
    private func combined(with other: DayMarks, _ operation: (UInt64, UInt64) -> UInt64) -> DayMarks {
        var result = self
        result.combine(with: other, operation)
        return result
    }

    @inline(__always)
    private mutating func combine(with other: DayMarks, _ operation: (UInt64, UInt64) -> UInt64) {
        let shift = other.offset(from: days.firstDay)
        for index in words.indices {
            words[index] = operation(words[index], other.bits(from: shift + 64 * Int64(index)))
        }
        words[words.count - 1] &= lastWordMask
    }

    /// The first marked day on or after a day, or nil if there is none.
    ///
    /// - Complexity: O(days skipped / 64).
    public func first(onOrAfter day: Day) -> Day? {
        var offset = Swift.max(0, offset(from: day))
        let end = 64 * Int64(words.count)
        while offset < end {
            let bits = bits(from: offset)
            if bits != 0 { return self.day(at: offset + Int64(bits.trailingZeroBitCount)) }
            offset += 64
        }
        return nil
    }

    /// The marked days in order, found one by one.
    ///
    /// - Complexity: O(days skipped / 64) for each.
    public var markedDays: some Sequence<Day> {
        sequence(state: days.firstDay as Day?) { next in
            let day = next.flatMap { first(onOrAfter: $0) }
            next = day?.next
            return day
        }
    }

    func day(at offset: Int64) -> Day {
        Day(rawValue: Int32(truncatingIfNeeded: Int64(days.firstDay.rawValue) + offset))
    }

    /// Whether no day is marked.
    ///
    /// - Complexity: O(days / 64).
    public var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    /// How many days are marked.
    ///
    /// - Complexity: O(days / 64).
    public var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    /// How many days of a range are marked. Days outside the range of the set are not.
    ///
    /// - Complexity: O(length of `range` / 64).
    public func count(in range: DayRange) -> Int {
        guard let shared = days.intersection(range) else { return 0 }
        let end = offset(from: shared.lastDay) + 1
        var offset = offset(from: shared.firstDay)
        var count = 0
        while offset < end {
            count += (bits(from: offset) & UInt64.ones(end - offset)).nonzeroBitCount
            offset += 64
        }
        return count
    }

    /// How many days of a Gregorian month are marked. O(1).
    public func count(in month: YearMonth) -> Int { marks(of: month).count }

    /// How many days of a lunar month are marked. O(1).
    public func count(in month: LunarMonth) -> Int { marks(of: month).count }
}

#if !hasFeature(Embedded)
    extension DayMarks: Codable {
        private struct Form: Codable {
            let days: DayRange
            let marked: String

            enum CodingKeys: CodingKey { case days, marked }
        }

        /// Decodes an object of `days` and `marked`, a string of hexadecimal digits: one for every four days, the first day
        /// in the lowest bit of the first digit.
        ///
        /// - Throws: `DecodingError`, also if there are more or fewer digits than the days need.
        public init(from decoder: any Decoder) throws {
            let form = try Form(from: decoder)
            guard let marks = DayMarks(hexadecimalDigits: form.marked.utf8, over: form.days) else {
                let message = "not one hexadecimal digit for every four days"
                throw decoder.refusal(message, at: Form.CodingKeys.marked)
            }
            self = marks
        }

        /// Encodes an object of `days` and `marked`, as `init(from:)` reads it.
        public func encode(to encoder: any Encoder) throws {
            try Form(days: days, marked: hexadecimalDigits).encode(to: encoder)
        }
    }
#endif
