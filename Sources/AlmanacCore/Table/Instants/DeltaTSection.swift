/// Section 4: ΔT = TT - UT1 and its uncertainty at the beginning of every year.
///
/// | size | field |
/// | --- | --- |
/// | 2 | first year |
/// | 2 | number of years n |
/// | 2 n | ΔT at 1 January 0h of the first year, then the difference of each year from the year before; hundredths of a second modulo 2¹⁶, signed: ±327 s |
/// | 2 n | its uncertainty (one sigma, or a third of the largest difference between published predictions), likewise, rounded up: up to 655 s |
package struct DeltaTSection: Equatable, Sendable {
    package let firstYear: Int
    /// ΔT at the beginning of each year, hundredths of a second.
    package let centiseconds: [Int16]
    /// The uncertainty at the beginning of each year, hundredths of a second.
    package let sigmaCentiseconds: [UInt16]

    /// The section from its fields, with an uncertainty for each value.
    package init(firstYear: Int, centiseconds: [Int16], sigmaCentiseconds: [UInt16]) {
        (self.firstYear, self.centiseconds, self.sigmaCentiseconds) = (firstYear, centiseconds, sigmaCentiseconds)
    }

    init(reading reader: inout ByteReader) throws(MalformedBytes) {
        firstYear = Int(try reader.read(Int16.self))
        let count = Int(try reader.read(UInt16.self))
        centiseconds = try reader.read(Int16.self, count: count).sums
        sigmaCentiseconds = try reader.read(UInt16.self, count: count).sums
    }

    func covers(_ days: DayRange) -> Bool {
        !indices(around: days.firstDay).isEmpty && !indices(around: days.lastDay).isEmpty
    }

    /// The indices of the beginning and the end of the year of a day: none in a year that the lists do not have, one in the
    /// last of theirs.
    func indices(around day: Day) -> Range<Int> {
        let index = GregorianDate(day).year - firstYear
        return centiseconds.indices.contains(index) ? index..<min(index + 2, centiseconds.count) : 0..<0
    }
}

/// Neighbouring years differ little, so their differences deflate better. The arithmetic wraps: any bytes decode to numbers.
extension Array where Element: FixedWidthInteger {
    fileprivate var sums: [Element] {
        var sum: Element = 0
        return map { difference in
            sum &+= difference
            return sum
        }
    }
}
