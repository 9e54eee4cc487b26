// The months of a calendar in the body of a table.

extension MonthTable {
    /// What is added to the lunation of a year's first month so that it is never negative.
    static var lunationBias: Int { 16 }

    init(reading reader: inout ByteReader) throws(TableError) {
        let origin = try reader.read(Int32.self)
        let phase = try reader.read(UInt32.self)
        let firstYear = Int(try reader.read(Int16.self))
        let yearCount = Int(try reader.read(UInt16.self))
        let lunationCount = Int(try reader.read(UInt16.self))
        let words = try reader.read(UInt16.self, count: yearCount)
        let years = [Year](count: yearCount) { Year(word: words[$0]) }
        let residuals = TwoBitNumbers.unpack(try reader.readBytes((lunationCount + 3) / 4), count: lunationCount)
        let table = MonthTable(origin: origin, phase: phase, firstYear: firstYear, years: years, residuals: residuals)
        guard let table else { throw reader.malformed }
        self = table
    }

    func write(to writer: inout ByteWriter) {
        writer.write(origin)
        writer.write(phase)
        writer.write(Int16(truncatingIfNeeded: firstYear))
        writer.write(UInt16(truncatingIfNeeded: years.count))
        writer.write(UInt16(truncatingIfNeeded: residuals.count))
        writer.write(years.map { $0.word })
        writer.write(bytes: TwoBitNumbers.pack(residuals))
    }
}

extension MonthTable.Year {
    /// The year of a stored word.
    fileprivate init(word: UInt16) {
        self.init(firstLunation: Int(word & 0x0FFF) - MonthTable.lunationBias, leapMonth: Int(word >> 12))
    }

    /// The stored word.
    fileprivate var word: UInt16 {
        UInt16(truncatingIfNeeded: (firstLunation + MonthTable.lunationBias) | leapMonth << 12)
    }
}
