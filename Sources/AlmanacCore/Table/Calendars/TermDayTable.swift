/// The civil days of the solar terms in one calendar, exceptions already applied.
///
/// Terms are numbered as in `TermSection`. The civil day of term n is
///
///     origin + ⌊n · 365.24219 d / 24 + offset(n mod 24)⌋ + r(n)          days since 1970-01-01
///
/// with r in 0 … 3: for each of the 24 terms the offset is what the Sun's uneven motion needs, minus a day, so that r is
/// nearly always 1. Stored are two bits a term; opened, four, two terms to a byte, the first of them in the low bits:
///
/// | bits | field | largest value |
/// | --- | --- | --- |
/// | 0-1 | r | 3 |
/// | 2 | 1 if a note says that the day is not certain | 1 |
package struct TermDayTable: Equatable, Sendable {
    /// A 24th of the mean tropical year, 365.24219 days / 24, 2⁻³² days.
    package static var meanSpacing: Int64 { 65_362_635_882 }

    /// The largest difference of two offsets, eight days in 2⁻¹⁶ days; the Sun itself needs less than five.
    private static var largestSpread: Int64 { 8 << 16 }

    /// Where a table may begin, so that no term of it, at most 16.1 million days on, leaves `Int32`.
    private static var origins: ClosedRange<Int32> { -1_000_000_000...1_000_000_000 }

    /// The day from which the mean terms are counted.
    let origin: Int32
    /// For each of the 24 terms, 2⁻¹⁶ days.
    let offsets: [Int32]
    /// The numbers of the terms.
    let numbers: Range<Int>
    /// Half a spacing minus half the sum of the smallest and the largest distance of a term from even spacing, 2⁻⁴ days.
    let rounding: Int64
    /// Four bits for each term.
    private var records: [UInt8]

    /// The table from its fields, or nil if they cannot be terms of these centuries.
    init?(origin: Int32, offsets: [Int32], numbers: Range<Int>, records: [UInt8]) {
        guard Self.origins.contains(origin), let least = offsets.min(), let most = offsets.max(),
            Int64(most) - Int64(least) <= Self.largestSpread
        else { return nil }
        self.origin = origin
        self.offsets = offsets
        rounding = (Self.meanSpacing >> 29) - (Int64(least) + Int64(most) + Int64(3 << 16)) >> 13
        self.numbers = numbers
        self.records = records
    }

    /// Four bits of a term.
    @inline(__always)
    func record(_ number: Int) -> UInt8 {
        let index = number &- numbers.lowerBound
        return records[index >> 1] >> UInt8(truncatingIfNeeded: (index & 1) << 2)
    }

    /// The civil day of a term, which has to be one of `numbers`.
    ///
    /// - Complexity: O(1).
    @inline(__always)
    func day(_ number: Int) -> Day { day(number, term: SolarTerm.index(wrapping: number)) }

    /// The same, given `SolarTerm.index` of the term.
    @inline(__always)
    func day(_ number: Int, term: Int) -> Day {
        let mean = Self.mean(number, offsets[term])
        return Day(rawValue: origin &+ mean &+ Int32(record(number) & 3))
    }

    /// Whether there is a note on a term: its day is not certain; the term has to be one of `numbers`.
    @inline(__always)
    func isUncertain(_ number: Int) -> Bool { record(number) & 4 != 0 }

    /// The mean day of a term, rounded down, counted from the origin.
    @inline(__always)
    static func mean(_ number: Int, _ offset: Int32) -> Int32 {
        Int32(truncatingIfNeeded: (Int64(number) &* meanSpacing &+ Int64(offset) << 16) >> 32)
    }

    /// The table with the terms marked on which there are notes; notes about others are skipped.
    func marking(_ notes: [EventNote]) -> TermDayTable {
        var marked = self
        for note in notes where note.event == .term && note.index < numbers.count {
            marked.records[note.index >> 1] |= 4 << UInt8((note.index & 1) << 2)
        }
        return marked
    }
}

extension SolarTerm {
    /// The index of the term of a number, which has to be after the year -1 000 000.
    @inline(__always)
    static func index(wrapping number: Int) -> Int {
        Int(UInt32(truncatingIfNeeded: number &+ 24_000_000) % 24)
    }
}
