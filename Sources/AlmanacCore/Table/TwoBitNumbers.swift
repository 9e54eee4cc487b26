/// Numbers 0 … 3, four to a byte, the first in the lowest bits.
enum TwoBitNumbers {
    /// Puts numbers into bytes; what is missing to the last byte is zero.
    static func pack(_ numbers: [UInt8]) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: (numbers.count + 3) / 4)
        for (index, number) in numbers.enumerated() {
            bytes[index / 4] |= (number & 3) << UInt8(2 * (index % 4))
        }
        return bytes
    }

    /// Takes `count` numbers out of bytes that hold at least as many.
    static func unpack(_ bytes: ArraySlice<UInt8>, count: Int) -> [UInt8] {
        // Four numbers are spread over a word at once: opening a table unpacks tens of thousands.
        let words = bytes.map { byte in
            let word = UInt32(byte)
            return ((word | word << 6 | word << 12 | word << 18) & 0x0303_0303).littleEndian
        }
        return words.withUnsafeBytes { [UInt8]($0.prefix(count)) }
    }
}
