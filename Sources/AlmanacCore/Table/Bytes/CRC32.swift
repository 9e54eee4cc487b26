/// CRC-32/ISO-HDLC, the checksum of zlib, PNG and Ethernet (ISO/IEC 13239, ITU-T V.42): reflected polynomial `0xEDB88320`, initial
/// value and final exclusive-or `0xFFFFFFFF`.
///
/// It goes byte by byte. A reader that links zlib uses zlib's own, which is ten times as fast: see `TableHeader.check(_:by:)`.
package enum CRC32 {
    /// Returns the CRC-32 of a message.
    ///
    /// - Parameters:
    ///   - bytes: The message, or the part of it that follows another.
    ///   - previous: The CRC-32 of the parts before; 0 for none.
    package static func checksum(of bytes: [UInt8], after previous: UInt32 = 0) -> UInt32 {
        var register = ~previous
        for byte in bytes { register = table[Int(UInt8(truncatingIfNeeded: register) ^ byte)] ^ (register >> 8) }
        return ~register
    }

    /// The remainder of each byte.
    private static let table = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { remainder, _ in
            (remainder >> 1) ^ (remainder & 1 == 1 ? 0xEDB8_8320 : 0)
        }
    }
}
