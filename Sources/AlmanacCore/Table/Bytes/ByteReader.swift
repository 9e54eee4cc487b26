/// The fault of bytes that end too soon or hold an impossible value. `FileFormat.read(or:_:)` makes it the `TableError` of a file: an error
/// without contents costs nothing where it is thrown, and every field of a file throws it.
struct MalformedBytes: Error {}

extension Optional {
    /// The value, or the fault of bytes that hold none.
    @inline(__always)
    consuming func orMalformed() throws(MalformedBytes) -> Wrapped {
        guard let value = self else { throw MalformedBytes() }
        return value
    }
}

/// Reads little-endian numbers and names from the front of some bytes, and never past their end.
///
/// The bytes are borrowed: a reader, and the bytes it returns, last no longer than the scope that lends them.
struct ByteReader {
    /// Reads a value from the front of what is left.
    typealias Decode<Value> = (inout ByteReader) throws(MalformedBytes) -> Value

    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0

    /// A reader of some bytes.
    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// The number of bytes not yet read.
    var remaining: Int { bytes.count - offset }

    /// The next `count` bytes. An optimized build does not check the indices by which they are read.
    mutating func readBytes(_ count: Int) throws(MalformedBytes) -> UnsafeBufferPointer<UInt8> {
        guard count >= 0, remaining >= count else { throw MalformedBytes() }
        defer { offset += count }
        return UnsafeBufferPointer(rebasing: bytes[offset..<offset + count])
    }

    mutating func read<Number: FixedWidthInteger & BitwiseCopyable>(_: Number.Type) throws(MalformedBytes) -> Number {
        let stored = UnsafeRawBufferPointer(try readBytes(Number.bitWidth / 8))
        return Number(littleEndian: stored.loadUnaligned(as: Number.self))
    }

    /// The next `count` numbers.
    mutating func read<Number: FixedWidthInteger & BitwiseCopyable>(
        _: Number.Type,
        count: Int
    ) throws(MalformedBytes) -> [Number] {
        try read(Number.self, as: Number.self, count: count)
    }

    /// The next `count` numbers, each as another type, which has to have room for it.
    mutating func read<Stored: FixedWidthInteger & BitwiseCopyable, Number: FixedWidthInteger & BitwiseCopyable>(
        _: Stored.Type,
        as _: Number.Type,
        count: Int
    ) throws(MalformedBytes) -> [Number] {
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
    mutating func readList<Value>(count: Int, _ decode: Decode<Value>) throws(MalformedBytes) -> [Value] {
        // No count makes a reader reserve much more than the bytes take.
        guard remaining >= count else { throw MalformedBytes() }
        return try (0..<count).map { (_) throws(MalformedBytes) in try decode(&self) }
    }
}

// MARK: - Names and texts

extension ByteReader {
    /// The next `count` bytes as a name.
    mutating func readName(count: Int) throws(MalformedBytes) -> ASCIIName {
        try ASCIIName(bytes: try readBytes(count)).orMalformed()
    }

    /// The next eight bytes as a name padded with zeros.
    mutating func readName() throws(MalformedBytes) -> ASCIIName {
        try ASCIIName(bytes: try readPadded()).orMalformed()
    }

    /// The next eight bytes as an identifier padded with zeros.
    mutating func readIdentifier<ID: ASCIIIdentifier>(_: ID.Type) throws(MalformedBytes) -> ID {
        try ID(try readName()).orMalformed()
    }

    /// The next eight bytes as an identifier padded with zeros, or nil if all are zeros.
    mutating func readIdentifierIfPresent<ID: ASCIIIdentifier>(_: ID.Type) throws(MalformedBytes) -> ID? {
        let bytes = try readPadded()
        return bytes.isEmpty ? nil : try ID(bytes: bytes).orMalformed()
    }

    /// The next `count` identifiers: a byte for the length of each, then their names.
    mutating func readIdentifiers<ID: ASCIIIdentifier>(count: Int) throws(MalformedBytes) -> [ID] {
        let lengths = try readBytes(count)
        return try lengths.map { (length) throws(MalformedBytes) in
            try ID(try readName(count: Int(length))).orMalformed()
        }
    }

    /// The next `count` bytes as text that may go to terminals and into files of lines and columns: none is a control
    /// character.
    mutating func readText(count: Int) throws(MalformedBytes) -> UnsafeBufferPointer<UInt8> {
        let text = try readBytes(count)
        guard !text.hasControlCharacters else { throw MalformedBytes() }
        return text
    }

    /// The next eight bytes without the zeros at their end, after which nothing else may stand.
    private mutating func readPadded() throws(MalformedBytes) -> UnsafeBufferPointer<UInt8> {
        let padded = try readBytes(8)
        let count = padded.firstIndex(of: 0) ?? padded.count
        guard padded[count...].allSatisfy({ $0 == 0 }) else { throw MalformedBytes() }
        return UnsafeBufferPointer(rebasing: padded[..<count])
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether UTF-8 has a control character: U+0000 to U+001F, U+007F, or U+0080 to U+009F, which are C2 and a byte below A0. All
    /// bytes are looked at, without a branch: names have none.
    fileprivate var hasControlCharacters: Bool {
        var (found, previous): (UInt8, UInt8) = (0, 0)
        for byte in self {
            found |= (byte < 0x20 ? 1 : 0) | (byte == 0x7F ? 1 : 0) | (previous == 0xC2 ? 1 : 0) & (byte < 0xA0 ? 1 : 0)
            previous = byte
        }
        return found != 0
    }
}

extension Array {
    /// Whether no two elements have the same key.
    ///
    /// - Complexity: O(n²), for short lists: a byte counts most of them, and no file has room for many calendars.
    func isDistinct<Key: Equatable>(by key: (Element) -> Key) -> Bool {
        for index in indices {
            for earlier in 0..<index where key(self[earlier]) == key(self[index]) { return false }
        }
        return true
    }
}
