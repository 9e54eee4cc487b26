/// Reads little-endian numbers and names from the front of some bytes, and never past their end.
///
/// The bytes are borrowed: a reader, and the bytes it returns, last no longer than the scope that lends them.
struct ByteReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0
    /// What to throw when the bytes run out, or hold what cannot be.
    let malformed: TableError

    /// A reader of some bytes that throws `malformed` at their end.
    init(_ bytes: UnsafeBufferPointer<UInt8>, malformed: TableError) {
        self.bytes = bytes
        self.malformed = malformed
    }

    /// The number of bytes not yet read.
    var remaining: Int { bytes.count - offset }

    /// The next `count` bytes. An optimized build does not check the indices by which they are read.
    mutating func readBytes(_ count: Int) throws(TableError) -> UnsafeBufferPointer<UInt8> {
        guard count >= 0, remaining >= count else { throw malformed }
        defer { offset += count }
        return UnsafeBufferPointer(rebasing: bytes[offset..<offset + count])
    }

    /// The next number.
    mutating func read<Number: FixedWidthInteger & BitwiseCopyable>(_: Number.Type) throws(TableError) -> Number {
        let stored = UnsafeRawBufferPointer(try readBytes(Number.bitWidth / 8))
        return Number(littleEndian: stored.loadUnaligned(as: Number.self))
    }

    /// The next `count` numbers.
    mutating func read<Number: FixedWidthInteger & BitwiseCopyable>(
        _: Number.Type,
        count: Int
    ) throws(TableError) -> [Number] {
        try read(Number.self, as: Number.self, count: count)
    }

    /// The next `count` numbers, each as another type, which has to have room for it.
    mutating func read<Stored: FixedWidthInteger & BitwiseCopyable, Number: FixedWidthInteger & BitwiseCopyable>(
        _: Stored.Type,
        as _: Number.Type,
        count: Int
    ) throws(TableError) -> [Number] {
        assert(Number.bitWidth >= Stored.bitWidth)
        let size = Stored.bitWidth / 8
        let stored = UnsafeRawBufferPointer(try readBytes(count * size))
        return [Number](unsafeUninitializedCapacity: count) { numbers, initialized in
            for index in 0..<count {
                let number = stored.loadUnaligned(fromByteOffset: index * size, as: Stored.self)
                numbers[index] = Number(truncatingIfNeeded: Stored(littleEndian: number))
            }
            initialized = count
        }
    }

    /// The next `count` values, each of which takes at least one byte.
    mutating func readList<Value>(
        count: Int,
        _ decode: (inout ByteReader) throws(TableError) -> Value
    ) throws(TableError) -> [Value] {
        // No count makes a reader reserve much more than the bytes take.
        guard remaining >= count else { throw malformed }
        return try [Value](count: count) { _ throws(TableError) in try decode(&self) }
    }
}
