import CZlib
import Testing

@testable import Almanac
@testable import AlmanacCompiler

/// What the compiler deflates, the reader inflates.
@Suite struct DeflateTests {
    @Test(arguments: [0, 1, 1000, 24_000, 300_000])
    func theReaderGetsBackEveryByte(size: Int) throws {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* $0 / 11) }
        let stream = try deflate(bytes)
        #expect(try inflate(stream[...], expectedSize: size) == bytes)
    }

    @Test func theStreamIsOneOfZlibAtItsTightest() throws {
        let stream = try deflate(Array("solar terms, solar terms".utf8))
        // RFC 1950, 2.2: method 8 with a window of 32 KiB, slowest algorithm, and a multiple of 31.
        #expect(stream.prefix(2) == [0x78, 0xDA])
    }

    @Test func theSameBytesGiveTheSameStream() throws {
        let bytes = (0..<24_000).map { UInt8(truncatingIfNeeded: $0 / 5) }
        #expect(try deflate(bytes) == deflate(bytes))
    }

    @Test func repetitionIsPackedAway() throws {
        #expect(try deflate([UInt8](repeating: 0, count: 100_000)).count < 200)
    }
}
