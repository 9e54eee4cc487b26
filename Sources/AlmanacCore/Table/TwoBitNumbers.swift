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
        // Whole bytes first, four numbers at a time: opening a table unpacks tens of thousands.
        var numbers: [UInt8] = []
        numbers.reserveCapacity(count + 3)
        for byte in bytes.prefix((count + 3) / 4) {
            numbers.append(byte & 3)
            numbers.append(byte >> 2 & 3)
            numbers.append(byte >> 4 & 3)
            numbers.append(byte >> 6)
        }
        numbers.removeLast(numbers.count - count)
        return numbers
    }
}
