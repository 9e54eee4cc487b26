/// The values of the rows of laws: those of one byte for each year, row by row, then those of two.
struct HolidayLawValues {
    private let bytes: [UInt8]
    private var nextNarrow = 0
    private var nextWide: Int

    init(reading reader: inout ByteReader, of columns: HolidayLawColumns) throws(TableError) {
        var (narrow, all) = (0, 0)
        for index in 0..<columns.count {
            guard let width = columns.action(index)?.width else { throw reader.malformed }
            let size = width * Int(columns.yearCounts[index])
            if width == 1 { narrow += size }
            all += size
        }
        bytes = Array(try reader.readBytes(all))
        nextWide = narrow
    }

    /// The bytes of the next `count` values of a width: 0, 1 or 2 bytes.
    @inline(__always)
    mutating func next(_ count: Int, width: Int) -> ArraySlice<UInt8> {
        let start = width == 1 ? nextNarrow : nextWide
        let end = start + width * count
        if width == 1 { nextNarrow = end } else { nextWide = end }
        return bytes[start..<end]
    }
}
