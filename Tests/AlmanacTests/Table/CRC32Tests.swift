import Testing

@testable import AlmanacCore

/// The checksum against the published check value and against the definition, one bit at a time.
///
/// `InflateTests` compares it with zlib's own, which a reader uses where zlib is linked.
@Suite struct CRC32Tests {
    @Test("the catalogue of checksums has the same check value")
    func checkValue() {
        #expect(CRC32.checksum(of: Array("123456789".utf8)) == 0xCBF4_3926)
    }

    @Test("the checksum of no bytes is zero")
    func noBytes() {
        #expect(CRC32.checksum(of: []) == 0)
    }

    @Test("every length agrees with the definition")
    func definition() {
        let message = pseudorandomBytes(100)
        for length in 0...message.count {
            let bytes = Array(message.prefix(length))
            #expect(CRC32.checksum(of: bytes) == checksumByDefinition(bytes), "length \(length)")
        }
    }

    @Test("only the concatenation counts")
    func parts() {
        let message = pseudorandomBytes(64)
        let whole = CRC32.checksum(of: message)
        for cut in 0...message.count {
            let first = CRC32.checksum(of: Array(message[..<cut]))
            #expect(CRC32.checksum(of: Array(message[cut...]), after: first) == whole, "cut at \(cut)")
        }
    }

    @Test("every single bit matters")
    func bits() {
        var message = pseudorandomBytes(40)
        let whole = CRC32.checksum(of: message)
        for bit in 0..<message.count * 8 {
            message[bit / 8] ^= 1 << (bit % 8)
            #expect(CRC32.checksum(of: message) != whole, "bit \(bit)")
            message[bit / 8] ^= 1 << (bit % 8)
        }
    }

    /// The division of the standard, one bit at a time: slow, and evidently right.
    private func checksumByDefinition(_ bytes: [UInt8]) -> UInt32 {
        var register = UInt32.max
        for byte in bytes {
            register ^= UInt32(byte)
            for _ in 0..<8 {
                register = register & 1 == 1 ? (register >> 1) ^ 0xEDB8_8320 : register >> 1
            }
        }
        return ~register
    }

    private func pseudorandomBytes(_ count: Int) -> [UInt8] {
        var state: UInt32 = 2026
        return (0..<count).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(state >> 24)
        }
    }
}
