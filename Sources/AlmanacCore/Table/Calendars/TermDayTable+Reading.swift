// The days of the terms in the body of a table.

extension TermDayTable {
    /// The greatest number of a first term, before or after 1900.
    private static var largestNumber: Int { 1 << 20 }

    init(reading reader: inout ByteReader) throws(TableError) {
        let origin = try reader.read(Int32.self)
        let offsets = try reader.read(Int32.self, count: SolarTerm.count)
        let firstNumber = Int(try reader.read(Int32.self))
        let count = Int(try reader.read(UInt16.self))
        let records = TwoBitNumbers.unpackPairs(try reader.readBytes((count + 3) / 4))
        guard firstNumber.magnitude <= Self.largestNumber else { throw reader.malformed }
        let numbers = firstNumber..<firstNumber + count
        let table = TermDayTable(origin: origin, offsets: offsets, numbers: numbers, records: records)
        guard let table else { throw reader.malformed }
        self = table
    }

    func write(to writer: inout ByteWriter) {
        writer.write(origin)
        writer.write(offsets)
        writer.write(Int32(truncatingIfNeeded: numbers.lowerBound))
        writer.write(UInt16(truncatingIfNeeded: numbers.count))
        writer.write(bytes: TwoBitNumbers.pack(numbers.map { record($0) & 3 }))
    }
}
