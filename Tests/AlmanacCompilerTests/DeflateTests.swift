import AlmanacFiles
import Testing

@testable import AlmanacCompiler

/// The reader inflates every stream that the compiler deflates.
@Suite struct DeflateTests {
    @Test("the reader gets back every byte", arguments: [0, 1, 1000, 24_000, 300_000])
    func theReaderGets(size: Int) throws {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* $0 / 11) }
        let stream = try deflate(bytes)
        #expect(try inflate(stream[...], to: size, of: .table) == bytes)
    }

    @Test("the stream has no header") func theStreamHasNoHeader() throws {
        let stream = try deflate(Array("solar terms, solar terms".utf8))
        // RFC 1951, 3.2.3: the last block, with fixed codes.
        #expect(stream[0] & 7 == 0b011)
    }

    @Test("the same bytes give the same stream") func theSameBytes() throws {
        let bytes = (0..<24_000).map { UInt8(truncatingIfNeeded: $0 / 5) }
        #expect(try deflate(bytes) == deflate(bytes))
    }

    @Test("repetition is packed away") func repetitionIsPackedAway() throws {
        #expect(try deflate([UInt8](repeating: 0, count: 100_000)).count < 200)
    }
}
