/// Numbers 0 … 3, four to a byte, the first in the lowest bits.
enum TwoBitNumbers {
    /// Packs numbers into bytes, the first after room for `skipped` others; unused bits are zero.
    static func pack(_ numbers: [UInt8], skipping skipped: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: byteCount(of: numbers.count, skipping: skipped))
        for (index, number) in numbers.enumerated() {
            let place = skipped + index
            bytes[place / 4] |= (number & 3) << UInt8(2 * (place % 4))
        }
        return bytes
    }

    /// How many bytes hold `count` numbers after room for `skipped` others.
    static func byteCount(of count: Int, skipping skipped: Int) -> Int { (skipped + count + 3) / 4 }

    /// Unpacks `count` numbers from bytes that hold at least as many, one to a byte.
    static func unpack(_ bytes: UnsafeBufferPointer<UInt8>, count: Int) -> [UInt8] {
        spread(bytes, count: count) { byte in
            let word = UInt32(byte)
            return (word | word << 6 | word << 12 | word << 18) & 0x0303_0303
        }
    }

    /// Unpacks the numbers of bytes, two to a byte, the first in the low half of it.
    static func unpackPairs(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        spread(bytes, count: bytes.count * 2) { byte in
            let nibbles = UInt16(byte & 15) | UInt16(byte >> 4) << 8
            return (nibbles | nibbles << 2) & 0x3333
        }
    }

    /// The first `count` of the bytes that the words of all bytes make.
    ///
    /// All numbers of a byte at once and without the checks of an array: opening a table unpacks tens of thousands.
    @inline(__always)
    private static func spread<Word: FixedWidthInteger & BitwiseCopyable>(
        _ bytes: UnsafeBufferPointer<UInt8>,
        count: Int,
        _ word: (UInt8) -> Word
    ) -> [UInt8] {
        let size = MemoryLayout<Word>.size
        return [UInt8](unsafeUninitializedCapacity: bytes.count * size) { output, initializedCount in
            for index in 0..<bytes.count {
                UnsafeMutableRawBufferPointer(output).storeBytes(
                    of: word(bytes[index]).littleEndian,
                    toByteOffset: index &* size,
                    as: Word.self
                )
            }
            initializedCount = count
        }
    }
}
