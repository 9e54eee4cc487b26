import AlmanacCore

// Marks as hexadecimal digits: one digit for four days, the first day in the lowest bit of the first digit.

extension DayMarks {
    /// The digits of all days of the range, in lower case.
    var hexadecimalDigits: String {
        let digits = (0..<DayMarks.digitCount(for: days)).map { index in
            UInt8(truncatingIfNeeded: words[index / 16] >> UInt64(truncatingIfNeeded: 4 * (index % 16))) & 15
        }
        return String(decoding: digits.map { $0 < 10 ? 0x30 + $0 : 0x57 + $0 }, as: UTF8.self)
    }

    /// Reads what `hexadecimalDigits` gives; nil for any other text.
    ///
    /// The number of digits is checked before memory is allocated, so that a short text cannot claim a long range.
    init?(hexadecimalDigits digits: String.UTF8View, over days: DayRange) {
        guard digits.count == DayMarks.digitCount(for: days) else { return nil }
        self.init(over: days)
        for (index, character) in digits.enumerated() {
            guard let digit = DayMarks.value(ofDigit: character) else { return nil }
            words[index / 16] |= digit << UInt64(truncatingIfNeeded: 4 * (index % 16))
        }
        guard words[words.count - 1] & ~lastWordMask == 0 else { return nil }
    }

    private static func digitCount(for days: DayRange) -> Int {
        (days.count - 1) / 4 + 1
    }

    private static func value(ofDigit character: UInt8) -> UInt64? {
        switch character {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(character) - 0x30
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(character) - 0x57
        default: nil
        }
    }
}
