/// Takes little-endian numbers off the front of some bytes; never reads past their end.
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

    /// How many bytes are left.
    var remaining: Int { bytes.endIndex - position }

    /// The next number.
    mutating func read<Number: FixedWidthInteger>(_: Number.Type) throws(TableError) -> Number {
        let size = Number.bitWidth / 8
        guard remaining >= size else { throw exhausted }
        var number: Number = 0
        for offset in 0..<size {
            number |= Number(truncatingIfNeeded: bytes[position + offset]) << Number(truncatingIfNeeded: 8 * offset)
        }
        position += size
        return number
    }

    /// The next `count` numbers.
    mutating func read<Number: FixedWidthInteger>(
        _: Number.Type,
        count: Int
    ) throws(TableError) -> [Number] {
        guard remaining >= count * (Number.bitWidth / 8) else { throw exhausted }
        var numbers: [Number] = []
        numbers.reserveCapacity(count)
        for _ in 0..<count { numbers.append(try read(Number.self)) }
        return numbers
    }

    /// The next `count` bytes.
    mutating func readBytes(_ count: Int) throws(TableError) -> ArraySlice<UInt8> {
        guard count >= 0, remaining >= count else { throw exhausted }
        defer { position += count }
        return bytes[position..<position + count]
    }

    /// The next eight bytes as a name, or nil if they are none.
    mutating func readName() throws(TableError) -> ShortName? {
        let padded = try readBytes(ShortName.capacity)
        let name = padded.prefix { $0 != 0 }
        guard padded[name.endIndex...].allSatisfy({ $0 == 0 }) else { return nil }
        return ShortName(bytes: name)
    }
}
