import Testing

@testable import AlmanacCompiler

/// The digest against NIST's examples (FIPS 180-4 and the Secure Hash Algorithm Validation System).
@Suite struct SHA256Tests {
    @Test(
        "examples of the standard have their digests",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
                "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
            ),
        ]
    )
    func examplesOfTheStandard(message: String, digest: String) {
        #expect(SHA256.digest(of: Array(message.utf8)).description == digest)
    }

    @Test("a million times the letter a") func aMillionTimes() {
        let message = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
        let digest = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
        #expect(SHA256.digest(of: message).description == digest)
    }

    @Test("the bytes are those of the digits") func theBytesAreThose() {
        let bytes = SHA256.digest(of: Array("abc".utf8)).bytes
        #expect(bytes.count == 32)
        #expect(bytes.prefix(4) == [0xba, 0x78, 0x16, 0xbf])
        #expect(bytes.suffix(4) == [0xf2, 0x00, 0x15, 0xad])
    }

    /// Around one and two blocks, where padding takes another block, each message is given whole and in pieces.
    @Test("only the concatenation counts", arguments: [1, 3, 55, 56, 63, 64, 65, 119, 120, 128, 200])
    func onlyTheConcatenationCounts(length: Int) {
        let message = (0..<length).map { UInt8(truncatingIfNeeded: $0 * 7) }
        let whole = SHA256.digest(of: message)
        for size in 1...length {
            var hash = SHA256()
            for start in stride(from: 0, to: length, by: size) {
                hash.update(message[start..<min(start + size, length)])
            }
            #expect(hash.digest == whole, "pieces of \(size)")
        }
    }

    @Test("asking for the digest does not end the message") func askingForTheDigest() {
        var hash = SHA256()
        hash.update(Array("a".utf8))
        _ = hash.digest
        hash.update(Array("bc".utf8))
        #expect(hash.digest == SHA256.digest(of: Array("abc".utf8)))
    }
}

extension SHA256 {
    fileprivate static func digest(of bytes: [UInt8]) -> Digest {
        var hash = SHA256()
        hash.update(bytes)
        return hash.digest
    }
}
