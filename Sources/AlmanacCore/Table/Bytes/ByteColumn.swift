/// Little-endian numbers one after the other: one field of every row of a section, read where it is stored.
///
/// The bytes are borrowed: a column lasts no longer than the scope that lends them.
struct ByteColumn<Number: FixedWidthInteger & BitwiseCopyable> {
    private let bytes: UnsafeRawBufferPointer

    fileprivate init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// The number of a row, which has to be one of the column: an optimized build does not check.
    @inline(__always)
    subscript(row: Int) -> Number {
        let offset = row &* MemoryLayout<Number>.size
        return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Number.self))
    }
}

extension ByteReader {
    /// The next `count` numbers as a column.
    @inline(__always)
    mutating func readColumn<Number: FixedWidthInteger & BitwiseCopyable>(
        _: Number.Type,
        count: Int
    ) throws(MalformedBytes) -> ByteColumn<Number> {
        ByteColumn(UnsafeRawBufferPointer(try readBytes(count * MemoryLayout<Number>.size)))
    }
}
