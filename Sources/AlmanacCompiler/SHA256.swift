// The digest of the input files in the table's header: SHA-256 of FIPS 180-4 (NIST, August 2015).

import AlmanacCore

/// A running SHA-256.
///
/// The parts of a message may be given in any number of pieces; only their concatenation counts. `digest` may be asked
/// for at any time and does not end the message.
package struct SHA256: Sendable {
    /// The digest of everything before `tail`: H⁽ⁱ⁾ of section 6.2.
    private var state: SIMD8<UInt32> = Self.initialState
    /// The bytes of the last, not yet full block: fewer than 64.
    private var tail: [UInt8] = []
    /// The length of the message so far, in bytes.
    private var count: UInt64 = 0

    /// Starts an empty message.
    package init() {}

    /// Returns the SHA-256 of `bytes`.
    ///
    /// - Complexity: O(*n*).
    package static func digest(of bytes: [UInt8]) -> Digest {
        var hash = SHA256()
        hash.update(bytes)
        return hash.digest
    }

    /// Appends `bytes` to the message.
    ///
    /// - Complexity: O(*n*).
    package mutating func update(_ bytes: [UInt8]) {
        update(bytes[...])
    }

    /// Appends `bytes` to the message.
    ///
    /// - Complexity: O(*n*).
    package mutating func update(_ bytes: ArraySlice<UInt8>) {
        count += UInt64(bytes.count)
        var rest = bytes
        if !tail.isEmpty {
            let missing = Self.blockSize - tail.count
            tail += rest.prefix(missing)
            rest = rest.dropFirst(missing)
            guard tail.count == Self.blockSize else { return }
            tail.withUnsafeBytes { state = Self.compress($0, into: state) }
            tail.removeAll(keepingCapacity: true)
        }
        let whole = rest.count / Self.blockSize * Self.blockSize
        rest.prefix(whole).withUnsafeBytes { state = Self.compress($0, into: state) }
        tail += rest.dropFirst(whole)
    }

    /// The digest of everything given so far.
    ///
    /// - Complexity: O(1).
    package var digest: Digest {
        // Section 5.1.1: a one bit, zero bits, and the length in bits, up to the end of a block.
        var padding = tail
        padding.append(0x80)
        while padding.count % Self.blockSize != Self.blockSize - 8 {
            padding.append(0)
        }
        let bits = count &* 8
        for shift in stride(from: 56 as UInt64, through: 0, by: -8) {
            padding.append(UInt8(truncatingIfNeeded: bits >> shift))
        }
        return Digest(words: padding.withUnsafeBytes { Self.compress($0, into: state) })
    }

    /// The 32 bytes of a SHA-256.
    package struct Digest: Hashable, Sendable, CustomStringConvertible {
        fileprivate let words: SIMD8<UInt32>

        /// The digest as 32 bytes, most significant first, as the standard prints it.
        package var bytes: [UInt8] {
            (0..<32).map { UInt8(truncatingIfNeeded: words[$0 / 4] >> UInt32(24 - $0 % 4 * 8)) }
        }

        /// The digest as 64 lowercase hexadecimal digits.
        package var description: String { bytes.hexadecimalText }
    }
}

// MARK: - The compression function

extension SHA256 {
    private static let blockSize = 64

    /// H⁽⁰⁾ of section 5.3.3: the fractions of the square roots of the first eight primes.
    private static let initialState: SIMD8<UInt32> = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]

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

    /// Section 6.2.2 for each block of `message`, whose size is a multiple of 64 bytes.
    private static func compress(_ message: UnsafeRawBufferPointer, into start: SIMD8<UInt32>) -> SIMD8<UInt32> {
        constants.withUnsafeBufferPointer { constants in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
                var state = start
                for offset in stride(from: 0, to: message.count, by: blockSize) {
                    prepare(schedule, from: message, at: offset)
                    state = rounds(schedule, constants, from: state)
                }
                return state
            }
        }
    }

    /// The message schedule W.
    @inline(__always)
    private static func prepare(
        _ schedule: UnsafeMutableBufferPointer<UInt32>,
        from message: UnsafeRawBufferPointer,
        at offset: Int
    ) {
        for index in 0..<16 {
            let word = message.loadUnaligned(fromByteOffset: offset + index * 4, as: UInt32.self)
            schedule[index] = UInt32(bigEndian: word)
        }
        for index in 16..<64 {
            let near = schedule[index - 2]
            let far = schedule[index - 15]
            let sigma1 = rotated(near, 17) ^ rotated(near, 19) ^ (near >> 10)
            let sigma0 = rotated(far, 7) ^ rotated(far, 18) ^ (far >> 3)
            schedule[index] = sigma1 &+ schedule[index - 7] &+ sigma0 &+ schedule[index - 16]
        }
    }

    /// The 64 rounds over the working variables a to h.
    ///
    /// Eight rounds per step, so that the variables change their roles instead of their places.
    @inline(__always)
    private static func rounds(
        _ schedule: UnsafeMutableBufferPointer<UInt32>,
        _ constants: UnsafeBufferPointer<UInt32>,
        from state: SIMD8<UInt32>
    ) -> SIMD8<UInt32> {
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in stride(from: 0, to: 64, by: 8) {
            round(a, b, c, &d, e, f, g, &h, constants[index] &+ schedule[index])
            round(h, a, b, &c, d, e, f, &g, constants[index + 1] &+ schedule[index + 1])
            round(g, h, a, &b, c, d, e, &f, constants[index + 2] &+ schedule[index + 2])
            round(f, g, h, &a, b, c, d, &e, constants[index + 3] &+ schedule[index + 3])
            round(e, f, g, &h, a, b, c, &d, constants[index + 4] &+ schedule[index + 4])
            round(d, e, f, &g, h, a, b, &c, constants[index + 5] &+ schedule[index + 5])
            round(c, d, e, &f, g, h, a, &b, constants[index + 6] &+ schedule[index + 6])
            round(b, c, d, &e, f, g, h, &a, constants[index + 7] &+ schedule[index + 7])
        }
        return state &+ SIMD8(a, b, c, d, e, f, g, h)
    }

    /// One round, up to the renaming of its variables: `d` becomes the next e, `h` the next a.
    @inline(__always)
    private static func round(
        _ a: UInt32,
        _ b: UInt32,
        _ c: UInt32,
        _ d: inout UInt32,
        _ e: UInt32,
        _ f: UInt32,
        _ g: UInt32,
        _ h: inout UInt32,
        _ word: UInt32
    ) {
        let sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
        let choice = g ^ (e & (f ^ g))
        let first = h &+ sum1 &+ choice &+ word
        let sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
        let majority = (a & b) | (c & (a | b))
        d &+= first
        h = first &+ sum0 &+ majority
    }

    @inline(__always)
    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
        (word &>> count) | (word &<< (32 &- count))
    }
}
