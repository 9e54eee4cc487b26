import Testing

@testable import AlmanacCore

/// The checksum against the published check value and against the definition, one bit at a time.
///
/// `InflateTests` of the library room compares it with zlib's own, which this room must not see.
@Suite struct CRC32Tests {
    @Test func checkValueOfTheCatalogue() {
        #expect(CRC32.checksum(of: Array("123456789".utf8)) == 0xCBF4_3926)
    }

    @Test func noBytesGiveZero() {
        #expect(CRC32().value == 0)
        #expect(CRC32.checksum(of: []) == 0)
    }

    @Test func everyLengthAgreesWithTheDefinition() {
        let message = pseudorandomBytes(100)
        for length in 0...message.count {
            let bytes = Array(message.prefix(length))
            #expect(CRC32.checksum(of: bytes) == checksumByDefinition(bytes), "length \(length)")
        }
    }

    @Test func onlyTheConcatenationCounts() {
        let message = pseudorandomBytes(64)
        let whole = CRC32.checksum(of: message)
        for cut in 0...message.count {
            var checksum = CRC32()
            checksum.update(message[..<cut])
            checksum.update(message[cut...])
            #expect(checksum.value == whole, "cut at \(cut)")
        }
    }

    @Test func everySingleBitMatters() {
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
