/// Section 4: ΔT = TT - UT1 and its uncertainty at the beginning of every year.
///
/// | size | field |
/// | --- | --- |
/// | 2 | first year |
/// | 2 | number of years n |
/// | 2 n | ΔT at 1 January 0h of each year, hundredths of a second, signed: ±327 s |
/// | 2 n | its uncertainty (one sigma), hundredths of a second, rounded up: up to 655 s |
package struct DeltaTSection: Equatable, Sendable {
    /// The first year.
    package let firstYear: Int
    /// ΔT at the beginning of each year, hundredths of a second.
    package let centiseconds: [Int16]
    /// The uncertainty at the beginning of each year, hundredths of a second.
    package let sigmaCentiseconds: [UInt16]

    /// The section from its fields; as many uncertainties as values.
    package init(firstYear: Int, centiseconds: [Int16], sigmaCentiseconds: [UInt16]) {
        self.firstYear = firstYear
        self.centiseconds = centiseconds
        self.sigmaCentiseconds = sigmaCentiseconds
    }

    init(reading reader: inout ByteReader) throws(TableError) {
        firstYear = Int(try reader.read(Int16.self))
        let count = Int(try reader.read(UInt16.self))
        centiseconds = try reader.read(Int16.self, count: count)
        sigmaCentiseconds = try reader.read(UInt16.self, count: count)
    }

    /// The section as it stands in the body.
    package var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(Int16(truncatingIfNeeded: firstYear))
        writer.write(UInt16(truncatingIfNeeded: centiseconds.count))
        writer.write(centiseconds)
        writer.write(sigmaCentiseconds)
        return writer.bytes
    }

    /// Whether the years reach over some days.
    func covers(_ days: DayRange) -> Bool {
        let ends = (GregorianDate(days.firstDay).year, GregorianDate(days.lastDay).year)
        return position(ofYear: ends.0) != nil && position(ofYear: ends.1) != nil
    }

    /// The position of a year in the lists, or nil if the year is not there.
    func position(ofYear year: Int) -> Int? {
        let (position, overflow) = year.subtractingReportingOverflow(firstYear)
        return !overflow && centiseconds.indices.contains(position) ? position : nil
    }
}
