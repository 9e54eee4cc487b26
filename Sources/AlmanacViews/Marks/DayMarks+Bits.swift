import AlmanacCore

// Marks of 64 days at once, from any day: the base of months, totals, streaks and the algebra of sets.

extension DayMarks {
    /// The offset of a day, in days after the first of the range; negative before it.
    func offset(from day: Day) -> Int64 { Int64(day.rawValue) - Int64(days.firstDay.rawValue) }

    /// The marks of the 64 days from an offset, the first in bit 0; days outside the range are unmarked.
    @inline(__always)
    func bits(from offset: Int64) -> UInt64 {
        let index = offset >> 6
        let shift = offset & 63
        // Where a word begins, the second shift is by 64 and gives 0.
        return word(at: index) >> shift | word(at: index + 1) << (64 - shift)
    }

    /// Marks up to 64 days from an offset, the first in bit 0; days outside the range are ignored.
    mutating func insert(bits: UInt64, from offset: Int64) {
        let index = offset >> 6
        let shift = offset & 63
        insert(bits: bits << shift, inWord: index)
        insert(bits: bits >> (64 - shift), inWord: index + 1)
    }

    private mutating func insert(bits: UInt64, inWord index: Int64) {
        guard index >= 0, index < Int64(words.count) else { return }
        let index = Int(truncatingIfNeeded: index)
        words[index] |= index == words.count - 1 ? bits & lastWordMask : bits
    }

    @inline(__always)
    private func word(at index: Int64) -> UInt64 {
        index >= 0 && index < Int64(words.count) ? words[Int(truncatingIfNeeded: index)] : 0
    }

    /// Ones for the bits of the last word that stand for days of the range.
    var lastWordMask: UInt64 { .max >> UInt64(truncatingIfNeeded: 63 - (days.count - 1) % 64) }
}

extension UInt64 {
    /// A word with ones in its `count` lowest bits; 64 or more set all.
    static func ones(_ count: Int64) -> UInt64 { count >= 64 ? .max : (1 << count) - 1 }
}

// Marks as hexadecimal digits: one digit for four days, the first day in the lowest bit of the first digit.

private let hexadecimal = Array("0123456789abcdef".utf8)

extension DayMarks {
    /// The digits of all days of the range, in lower case.
    var hexadecimalDigits: String {
        let digits = (0..<DayMarks.digitCount(for: days)).map { index in
            hexadecimal[Int(words[index / 16] >> UInt64(truncatingIfNeeded: 4 * (index % 16)) & 15)]
        }
        return String(decoding: digits, as: UTF8.self)
    }

    /// Reads what `hexadecimalDigits` gives; nil for any other text.
    ///
    /// The number of digits is checked before memory is allocated, so that a short text cannot claim a long range.
    init?(hexadecimalDigits digits: String.UTF8View, over days: DayRange) {
        guard digits.count == DayMarks.digitCount(for: days) else { return nil }
        self.init(over: days)
        for (index, character) in digits.enumerated() {
            guard let digit = hexadecimal.firstIndex(of: character) else { return nil }
            words[index / 16] |= UInt64(digit) << UInt64(truncatingIfNeeded: 4 * (index % 16))
        }
        guard words[words.count - 1] & ~lastWordMask == 0 else { return nil }
    }

    private static func digitCount(for days: DayRange) -> Int { (days.count - 1) / 4 + 1 }
}
