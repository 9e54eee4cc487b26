import AlmanacCore

// Marks by the word, from any day on: what months, totals, runs and the algebra of sets are made of.

extension DayMarks {
    /// How many days after the first of the range a day lies; negative before it.
    func offset(from day: Day) -> Int64 {
        Int64(day.rawValue) - Int64(days.firstDay.rawValue)
    }

    /// The marks of 64 days, the first in bit 0, from any day on; days that are not in the range are unmarked.
    @inline(__always)
    func bits(from offset: Int64) -> UInt64 {
        let index = offset >> 6
        let shift = offset & 63
        // A shift by 64, from a word's beginning, leaves nothing.
        return word(at: index) >> shift | word(at: index + 1) << (64 - shift)
    }

    /// Marks up to 64 days, the first in bit 0, from any day on; days that are not in the range are left out.
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

    /// Ones for the days of the range in its last word, where it may end early.
    var lastWordMask: UInt64 {
        .max >> UInt64(truncatingIfNeeded: 63 - (days.count - 1) % 64)
    }
}

extension UInt64 {
    /// Ones in the lowest places.
    ///
    /// - Parameter count: How many; 64 or more give all.
    static func ones(_ count: Int64) -> UInt64 {
        count >= 64 ? .max : (1 << count) - 1
    }
}
