import AlmanacCore

/// A running SHA-256 (FIPS 180-4, NIST, August 2015): the digest of the input files in the table's header.
///
/// A message may be given in any number of pieces; only their concatenation counts. `digest` may be asked for at any time
/// and does not end the message.
package struct SHA256: Sendable {
    /// H of section 6.2: the digest of everything before `tail`.
    private var state: SIMD8<UInt32> = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    /// The bytes of the last block while it is not full: fewer than 64.
    private var tail: [UInt8] = []
    /// The length of the message so far, in bytes.
    private var count: UInt64 = 0

    package init() {}

    package mutating func update(_ bytes: some Collection<UInt8>) {
        count += UInt64(bytes.count)
        let message = tail + bytes
        let end = message.count / 64 * 64
        for start in stride(from: 0, to: end, by: 64) { compress(message[start..<start + 64]) }
        tail = Array(message[end...])
    }

    /// The digest of everything given so far.
    package var digest: Digest {
        // Section 5.1.1: a one bit, zero bits, and the length in bits, up to the end of a block.
        let zeros = (119 - tail.count) % 64
        let length = (0..<8).map { UInt8(truncatingIfNeeded: (count * 8) >> (56 - 8 * $0)) }
        var padded = self
        padded.update([0x80] + [UInt8](repeating: 0, count: zeros) + length)
        return Digest(words: padded.state)
    }

    /// The 32 bytes of a SHA-256.
    package struct Digest: Hashable, Sendable, CustomStringConvertible {
        fileprivate let words: SIMD8<UInt32>

        /// The digest as 32 bytes, most significant first, as the standard prints it.
        package var bytes: [UInt8] {
            (0..<32).map { index -> UInt8 in
                let shift = UInt32(24 - index % 4 * 8)
                return UInt8(truncatingIfNeeded: words[index / 4] >> shift)
            }
        }

        /// The digest as 64 lowercase hexadecimal digits.
        package var description: String { bytes.hexadecimalText }
    }
}

// MARK: - The compression function

extension SHA256 {
    /// K of section 4.2.2: the fractions of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]

    /// Takes one block of 64 bytes into the state: section 6.2.2, with the letters of the standard.
    private mutating func compress(_ block: ArraySlice<UInt8>) {
        let w = Self.schedule(block)
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for t in 0..<64 {
            let sum1 = Self.rotated(e, 6) ^ Self.rotated(e, 11) ^ Self.rotated(e, 25)
            let choice = (e & f) ^ (~e & g)
            let t1 = h &+ sum1 &+ choice &+ Self.constants[t] &+ w[t]
            let sum0 = Self.rotated(a, 2) ^ Self.rotated(a, 13) ^ Self.rotated(a, 22)
            let majority = (a & b) ^ (a & c) ^ (b & c)
            let t2 = sum0 &+ majority
            (h, g, f, e) = (g, f, e, d &+ t1)
            (d, c, b, a) = (c, b, a, t1 &+ t2)
        }
        state = state &+ SIMD8(a, b, c, d, e, f, g, h)
    }

    /// The message schedule W of a block.
    private static func schedule(_ block: ArraySlice<UInt8>) -> [UInt32] {
        var w: [UInt32] = []
        w.reserveCapacity(64)
        for start in stride(from: block.startIndex, to: block.endIndex, by: 4) {
            w.append(block[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) })
        }
        for t in 16..<64 {
            let sigma1 = rotated(w[t - 2], 17) ^ rotated(w[t - 2], 19) ^ (w[t - 2] >> 10)
            let sigma0 = rotated(w[t - 15], 7) ^ rotated(w[t - 15], 18) ^ (w[t - 15] >> 3)
            w.append(sigma1 &+ w[t - 7] &+ sigma0 &+ w[t - 16])
        }
        return w
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
        (word &>> count) | (word &<< (32 - count))
    }
}
