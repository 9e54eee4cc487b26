/// Reads little-endian numbers from the front of some bytes, and never past their end.
struct ByteReader {
    private let bytes: ArraySlice<UInt8>
    private var position: Int
    /// What to throw when the bytes run out.
    private let exhausted: TableError

    /// A reader of some bytes that throws `exhausted` at their end.
    init(_ bytes: ArraySlice<UInt8>, exhausted: TableError) {
        self.bytes = bytes
        position = bytes.startIndex
        self.exhausted = exhausted
    }

    /// The number of bytes not yet read.
    var remaining: Int { bytes.endIndex - position }

    /// The next number.
    mutating func read<Number: FixedWidthInteger & BitwiseCopyable>(_: Number.Type) throws(TableError) -> Number {
        let size = Number.bitWidth / 8
        guard remaining >= size else { throw exhausted }
        defer { position += size }
        let offset = position - bytes.startIndex
        return Number(
            littleEndian: bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Number.self) }
        )
    }

    /// The next `count` numbers.
    mutating func read<Number: FixedWidthInteger & BitwiseCopyable>(
        _: Number.Type,
        count: Int
    ) throws(TableError) -> [Number] {
        try read(Number.self, as: Number.self, count: count)
    }

    /// The next `count` numbers, each as another type, which has to have room for it.
    mutating func read<Stored: FixedWidthInteger & BitwiseCopyable, Number: FixedWidthInteger>(
        _: Stored.Type,
        as _: Number.Type,
        count: Int
    ) throws(TableError) -> [Number] {
        let size = Stored.bitWidth / 8
        let stored = try readBytes(count * size)
        return stored.withUnsafeBytes { stored in
            [Number](unsafeUninitializedCapacity: count) { numbers, initialized in
                for place in 0..<count {
                    let number = stored.loadUnaligned(fromByteOffset: place * size, as: Stored.self)
                    numbers[place] = Number(truncatingIfNeeded: Stored(littleEndian: number))
                }
                initialized = count
            }
        }
    }

    /// The next `count` bytes.
    mutating func readBytes(_ count: Int) throws(TableError) -> ArraySlice<UInt8> {
        guard count >= 0, remaining >= count else { throw exhausted }
        defer { position += count }
        return bytes[position..<position + count]
    }

    /// The next `count` bytes as a name, or nil if they are not one.
    mutating func readName(count: Int) throws(TableError) -> ASCIIName? {
        guard count >= 0, remaining >= count else { throw exhausted }
        defer { position += count }
        let offset = position - bytes.startIndex
        // Not a slice of the bytes: each would be retained and released.
        return bytes.withUnsafeBytes { ASCIIName(bytes: UnsafeRawBufferPointer(rebasing: $0[offset..<offset + count])) }
    }

    /// The next eight bytes as a name padded with zeros, or nil if they are not one.
    mutating func readName() throws(TableError) -> ASCIIName? {
        let padded = try readBytes(8)
        let name = padded.prefix { $0 != 0 }
        guard padded[name.endIndex...].allSatisfy({ $0 == 0 }) else { return nil }
        return ASCIIName(bytes: name)
    }

    /// The next eight bytes as an identifier padded with zeros, or nil if they are not one.
    mutating func readIdentifier<ID: ASCIIIdentifier>(_: ID.Type) throws(TableError) -> ID? {
        try readName().flatMap { ID($0) }
    }
}
