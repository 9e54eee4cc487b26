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
        let digits = flatMap { [$0 >> 4, $0 & 15] }
        return String(decoding: digits.map { $0 < 10 ? 0x30 + $0 : 0x57 + $0 }, as: UTF8.self)
    }
}
