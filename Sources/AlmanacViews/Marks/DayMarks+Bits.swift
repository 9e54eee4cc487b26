import AlmanacCore

// Marks of 64 days at once, from any day: the base of months, totals, streaks and the algebra of sets.

extension DayMarks {
    /// The offset of a day, in days after the first of the range; negative before it.
    func offset(from day: Day) -> Int64 {
        Int64(day.rawValue) - Int64(days.firstDay.rawValue)
    }

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
    var lastWordMask: UInt64 {
        .max >> UInt64(truncatingIfNeeded: 63 - (days.count - 1) % 64)
    }
}

extension UInt64 {
    /// A word with ones in its `count` lowest bits; 64 or more set all.
    static func ones(_ count: Int64) -> UInt64 {
        count >= 64 ? .max : (1 << count) - 1
    }
}
