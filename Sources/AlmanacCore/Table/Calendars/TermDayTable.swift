/// The civil days of the solar terms in one calendar, exceptions already applied.
///
/// Terms are numbered as in `TermSection`. The civil day of term n is
///
///     origin + ⌊n · 365.24219 d / 24 + offset(n mod 24)⌋ + r(n)          days since 1970-01-01
///
/// with r in 0 … 3: for each of the 24 terms the offset is what the Sun's uneven motion needs, minus a day, so that r is
/// nearly always 1. Stored are two bits a term, of which a year fills six bytes; opened, each term has a byte, with a third bit
/// that is 1 if there is a note on the day, or no published calendar is known to have it.
package struct TermDayTable: Equatable, Sendable {
    /// A 24th of the mean tropical year, 365.24219 days / 24, 2⁻³² days.
    package static var meanSpacing: Int64 { 65_362_635_882 }

    /// The largest difference of two offsets, eight days in 2⁻¹⁶ days; the Sun itself needs less than five.
    private static var largestSpread: Int64 { 8 << 16 }

    /// The days on which a table may begin, so that no term of it, at most 16.1 million days on, leaves `Int32`.
    private static var origins: ClosedRange<Int32> { -1_000_000_000...1_000_000_000 }

    /// The day from which the mean terms are counted.
    package let origin: Int32
    /// For each of the 24 terms, 2⁻¹⁶ days.
    package let offsets: [Int32]
    package let numbers: Range<Int>
    /// Half a spacing minus half the sum of the smallest and the largest distance of a term from even spacing, 2⁻⁴ days.
    let rounding: Int64
    /// A byte for each term. The first byte is of the lower bound of `numbers`, rounded down to a multiple of four.
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

    /// The byte of a term.
    @inline(__always)
    package func record(_ number: Int) -> UInt8 { records[number &- numbers.lowerBound & ~3] }

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

    /// Whether there is a note on a term or no published calendar reaches it: its day may not be certain; the term has to be one of `numbers`.
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
            marked.mark(note.index)
        }
        return marked
    }

    /// Marks the terms after the last day that a published calendar reaches.
    mutating func mark(after lastDay: Day) {
        for number in firstNumber(after: lastDay)..<numbers.upperBound { mark(number - numbers.lowerBound) }
    }

    /// Marks the terms up to the last day on which they are computed.
    mutating func mark(until lastDay: Day) {
        for number in numbers.lowerBound..<firstNumber(after: lastDay) { mark(number - numbers.lowerBound) }
    }

    private mutating func mark(_ index: Int) { records[Self.skipped(before: numbers.lowerBound) + index] |= 4 }
}

extension SolarTerm {
    /// The index of the term of a number, which has to be after the year -1 000 000.
    @inline(__always)
    static func index(wrapping number: Int) -> Int { Int(UInt32(truncatingIfNeeded: number &+ 24_000_000) % 24) }
}

// MARK: - From days to terms

extension TermDayTable {
    /// The number of the term nearest to a day if all were evenly spaced; it may be beyond `numbers`.
    ///
    /// Terms are 15.2 days apart and, with r, never more than seven days from the middle of the days that they may
    /// have. So a term on the day is this one, and the last term that is not after the day is this one or the one before it.
    @inline(__always)
    private func nearestNumber(to day: Day) -> Int {
        // Days with four binary places.
        let elapsed = (Int64(day.rawValue) &- Int64(origin)) << 4 &+ rounding
        return Int(truncatingIfNeeded: (elapsed &* Self.meanTermsInADay) >> 28)
    }

    /// 24 / 365.24219, 2⁻²⁴: right for 2000 years, and no product of it overflows.
    private static var meanTermsInADay: Int64 { 1_102_428 }

    /// The number of the term whose civil day a day is, or nil.
    ///
    /// - Complexity: O(1).
    @inline(__always)
    func number(on day: Day) -> Int? {
        let number = nearestNumber(to: day)
        return numbers.contains(number) && self.day(number) == day ? number : nil
    }

    /// The last term whose civil day is `day` or earlier, or nil if the table does not hold it.
    ///
    /// - Complexity: O(1).
    @inline(__always)
    func lastNumber(onOrBefore day: Day) -> Int? {
        let end = firstNumber(after: day)
        // The last term of the table ends before the next one, which the table does not hold.
        guard end > numbers.lowerBound, end < numbers.upperBound else { return nil }
        return end &- 1
    }

    /// The first term whose civil day is after `day`, or an end of `numbers`.
    ///
    /// - Complexity: O(1).
    @inline(__always)
    func firstNumber(after day: Day) -> Int {
        let number = nearestNumber(to: day)
        guard number >= numbers.lowerBound else { return numbers.lowerBound }
        guard number < numbers.upperBound else { return numbers.upperBound }
        return self.day(number) > day ? number : number &+ 1
    }

    /// The first term whose civil day is `day` or later, or an end of `numbers`.
    ///
    /// - Complexity: O(1).
    @inline(__always)
    func firstNumber(onOrAfter day: Day) -> Int { day.previous.map { firstNumber(after: $0) } ?? numbers.lowerBound }
}

// MARK: - Making a table

extension TermDayTable {
    /// The table of the civil days of some terms in order.
    ///
    /// - Parameters:
    ///   - days: One for each term from `firstNumber` on.
    ///   - offsets: For each of the 24 terms, how far it is from even spacing, 2⁻¹⁶ days.
    ///   - origin: The day from which the mean terms are counted.
    /// - Returns: nil if a day is too far from its mean.
    package init?(firstNumber: Int, days: [Day], origin: Day, offsets: [Int32]) {
        var residuals: [UInt8] = []
        for (index, day) in days.enumerated() {
            let number = firstNumber + index
            let mean = Int(Self.mean(number, offsets[SolarTerm.index(wrapping: number)]))
            guard let residual = UInt8(exactly: day.days(since: origin) - mean), residual <= 3 else { return nil }
            residuals.append(residual)
        }
        let records = [UInt8](repeating: 0, count: Self.skipped(before: firstNumber)) + residuals
        let numbers = firstNumber..<firstNumber + days.count
        self.init(origin: origin.rawValue, offsets: offsets, numbers: numbers, records: records)
    }
}

// MARK: - Reading

extension TermDayTable {
    /// The places of the first byte that come before a term.
    package static func skipped(before number: Int) -> Int { number & 3 }

    /// The greatest number of a first term, before or after 1900.
    private static var largestNumber: Int { 1 << 20 }

    init(reading reader: inout ByteReader) throws(MalformedBytes) {
        let origin = try reader.read(Int32.self)
        let offsets = try reader.read(Int32.self, count: SolarTerm.count)
        let firstNumber = Int(try reader.read(Int32.self))
        let count = Int(try reader.read(UInt16.self))
        let skipped = Self.skipped(before: firstNumber)
        let bytes = try reader.readBytes(TwoBitNumbers.byteCount(of: count, skipping: skipped))
        let records = TwoBitNumbers.unpack(bytes, count: skipped + count)
        guard firstNumber.magnitude <= Self.largestNumber else { throw MalformedBytes() }
        let numbers = firstNumber..<firstNumber + count
        let table = TermDayTable(origin: origin, offsets: offsets, numbers: numbers, records: records)
        self = try table.orMalformed()
    }
}
