// The checksum of the compiled table: CRC-32/ISO-HDLC, the one of zlib, PNG and Ethernet (ISO/IEC 13239, ITU-T V.42).

/// A running CRC-32: reflected polynomial `0xEDB88320`, initial value and final exclusive-or `0xFFFFFFFF`.
///
/// The parts of a message may be given in any number of pieces; only their concatenation counts.
package struct CRC32: Sendable {
    /// The register of the division, before the final exclusive-or.
    private var register: UInt32 = .max

    /// The checksum of no bytes at all.
    package init() {}

    /// The CRC-32 of everything given so far; 0 for no bytes.
    package var value: UInt32 { ~register }

    /// Returns the CRC-32 of `bytes`.
    ///
    /// - Complexity: O(*n*), eight bytes per step.
    package static func checksum(of bytes: [UInt8]) -> UInt32 {
        var checksum = CRC32()
        checksum.update(bytes)
        return checksum.value
    }

    /// Appends `bytes` to the message.
    ///
    /// - Complexity: O(*n*), eight bytes per step.
    package mutating func update(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { update($0) }
    }

    /// Appends `bytes` to the message.
    ///
    /// - Complexity: O(*n*), eight bytes per step.
    package mutating func update(_ bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBytes { update($0) }
    }

    /// Appends `bytes` to the message.
    ///
    /// - Complexity: O(*n*), eight bytes per step.
    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
        register = Self.tables.withUnsafeBufferPointer { Self.divide(bytes, from: register, tables: $0) }
    }

    private static func divide(
        _ bytes: UnsafeRawBufferPointer,
        from start: UInt32,
        tables: UnsafeBufferPointer<UInt32>
    ) -> UInt32 {
        var register = start
        var offset = 0
        while bytes.count - offset >= 8 {
            let low = register ^ UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
            let high = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self))
            let lowPart =
                tables[0x700 + Int(low & 0xFF)]
                ^ tables[0x600 + Int((low >> 8) & 0xFF)]
                ^ tables[0x500 + Int((low >> 16) & 0xFF)]
                ^ tables[0x400 + Int(low >> 24)]
            let highPart =
                tables[0x300 + Int(high & 0xFF)]
                ^ tables[0x200 + Int((high >> 8) & 0xFF)]
                ^ tables[0x100 + Int((high >> 16) & 0xFF)]
                ^ tables[Int(high >> 24)]
            register = lowPart ^ highPart
            offset += 8
        }
        while offset < bytes.count {
            register = tables[Int(UInt8(truncatingIfNeeded: register) ^ bytes[offset])] ^ (register >> 8)
            offset += 1
        }
        return register
    }

    /// Eight tables of 256 words, one after the other: word *b* of table *k* is the remainder of byte *b* followed by
    /// *k* zero bytes, so that eight bytes are divided at once (Kounavis and Berry, "Novel table lookup-based
    /// algorithms for high-performance CRC generation", IEEE Trans. Comput. 57, 2008).
    private static let tables: [UInt32] = {
        var tables: [UInt32] = []
        tables.reserveCapacity(8 * 256)
        for byte in 0..<256 as Range<UInt32> {
            var remainder = byte
            for _ in 0..<8 {
                remainder = (remainder >> 1) ^ (0xEDB8_8320 & (0 &- (remainder & 1)))
            }
            tables.append(remainder)
        }
        for index in 0..<7 * 256 {
            let remainder = tables[index]
            tables.append(tables[Int(remainder & 0xFF)] ^ (remainder >> 8))
        }
        return tables
    }()
}
