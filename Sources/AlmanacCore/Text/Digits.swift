extension UInt64 {
    /// The number of decimal digits, at least 1.
    var digitCount: Int {
        var count = 1
        var quotient = self / 10
        while quotient > 0 {
            quotient /= 10
            count += 1
        }
        return count
    }
}

extension [UInt8] {
    /// The bytes in hexadecimal, two small digits each.
    package var hexadecimalText: String {
        ASCIIWriter.string(capacity: 2 * count) { writer in
            for byte in self {
                writer.write(hexadecimal: byte >> 4)
                writer.write(hexadecimal: byte & 15)
            }
        }
    }
}

extension ASCIIWriter {
    fileprivate mutating func write(hexadecimal digit: UInt8) {
        write(byte: digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
}
