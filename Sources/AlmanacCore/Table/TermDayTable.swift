/// The civil days of the solar terms in one calendar, exceptions already applied.
///
/// Terms are numbered as in `TermSection`. The civil day of term n is
///
///     origin + ⌊n · 365.24219 d / 24 + offset(n mod 24)⌋ + r(n)          days since 1970-01-01
///
/// with r in 0 … 3: for each of the 24 terms the offset is what the Sun's uneven course needs, less a day, so that r is
/// nearly always 1.
package struct TermDayTable: Equatable, Sendable {
    /// A 24th of the mean tropical year, 365.24219 days / 24, 2⁻³² days.
    package static var meanSpacing: Int64 { 65_362_635_882 }

    /// The day from which the mean terms are counted.
    let origin: Int32
    /// For each of the 24 terms, 2⁻¹⁶ days.
    let offsets: [Int32]
    /// The number of the first term.
    let firstNumber: Int
    /// r, a byte for each term.
    let residuals: [UInt8]

    /// The numbers of the terms.
    var numbers: Range<Int> { firstNumber..<firstNumber + residuals.count }

    /// The civil day of a term, which has to be one of `numbers`. O(1).
    @inline(__always)
    func day(_ number: Int) -> Day {
        let term = number.modulo(SolarTerm.count)
        let mean = (Int64(number) &* Self.meanSpacing &+ Int64(offsets[term]) << 16) >> 32
        let day = Int64(origin) &+ mean &+ Int64(residuals[number &- firstNumber])
        return Day(rawValue: Int32(truncatingIfNeeded: day))
    }

    /// The first term whose civil day is `day` or later, or the end of `numbers`. O(1).
    func firstNumber(onOrAfter day: Day) -> Int {
        let elapsed = Int64(day.rawValue) &- Int64(origin)
        // Three terms early: the Sun is never more than three days from its mean, and the terms are 15 days apart.
        let guess = Int(truncatingIfNeeded: (elapsed &* 282_221_545) >> 32) - 3
        var number = Swift.min(Swift.max(guess, firstNumber), numbers.upperBound)
        while number < numbers.upperBound && self.day(number) < day { number += 1 }
        return number
    }
}

// MARK: - Reading and writing

extension TermDayTable {
    /// The table of the civil days of some terms in order.
    ///
    /// - Parameters:
    ///   - days: one for each term from `firstNumber` on.
    ///   - offsets: for each of the 24 terms, how far it is from even spacing, 2⁻¹⁶ days.
    ///   - origin: the day from which the mean terms are counted.
    /// - Returns: nil if a day is too far from its mean.
    package init?(firstNumber: Int, days: [Day], origin: Day, offsets: [Int32]) {
        var residuals: [UInt8] = []
        for (index, day) in days.enumerated() {
            let number = firstNumber + index
            let mean = (Int64(number) * Self.meanSpacing + Int64(offsets[number.modulo(SolarTerm.count)]) << 16) >> 32
            guard let residual = UInt8(exactly: Int64(day.rawValue) - Int64(origin.rawValue) - mean), residual <= 3
            else {
                return nil
            }
            residuals.append(residual)
        }
        self.origin = origin.rawValue
        self.offsets = offsets
        self.firstNumber = firstNumber
        self.residuals = residuals
    }

    init(reading reader: inout ByteReader) throws(TableError) {
        origin = try reader.read(Int32.self)
        offsets = try reader.read(Int32.self, count: SolarTerm.count)
        firstNumber = Int(try reader.read(Int32.self))
        guard TermSection.firstNumbers.contains(firstNumber) else {
            throw .malformedSection(TableBody.Kind.calendar.rawValue)
        }
        let count = Int(try reader.read(UInt16.self))
        residuals = TwoBitNumbers.unpack(try reader.readBytes((count + 3) / 4), count: count)
    }

    func write(to writer: inout ByteWriter) {
        writer.write(origin)
        writer.write(offsets)
        writer.write(Int32(truncatingIfNeeded: firstNumber))
        writer.write(UInt16(truncatingIfNeeded: residuals.count))
        writer.write(bytes: TwoBitNumbers.pack(residuals))
    }
}
