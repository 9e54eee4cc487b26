import AlmanacCore

extension DayMarks {
    /// The first marked day on or after a day, or nil if there is none.
    ///
    /// - Complexity: O(days skipped / 64).
    public func first(onOrAfter day: Day) -> Day? {
        var offset = Swift.max(0, offset(from: day))
        let end = 64 * Int64(words.count)
        while offset < end {
            let bits = bits(from: offset)
            if bits != 0 { return self.day(at: offset + Int64(bits.trailingZeroBitCount)) }
            offset += 64
        }
        return nil
    }

    /// The marked days in order, found one by one.
    public var markedDays: MarkedDays { MarkedDays(marks: self) }

    func day(at offset: Int64) -> Day {
        Day(rawValue: Int32(truncatingIfNeeded: Int64(days.firstDay.rawValue) + offset))
    }
}

/// The marked days of a set, in order.
public struct MarkedDays: Sequence, Sendable {
    let marks: DayMarks

    /// Returns an iterator over the marked days.
    public func makeIterator() -> Iterator { Iterator(marks: marks, rest: marks.words[0]) }

    /// Finds one marked day after another.
    public struct Iterator: IteratorProtocol {
        let marks: DayMarks
        var word = 0
        /// The bits of the word whose days are still to come.
        var rest: UInt64

        /// The next marked day, or nil after the last.
        ///
        /// - Complexity: O(days skipped / 64).
        public mutating func next() -> Day? {
            while rest == 0 {
                guard word + 1 < marks.words.count else { return nil }
                word += 1
                rest = marks.words[word]
            }
            let bit = rest.trailingZeroBitCount
            rest &= rest - 1
            return marks.day(at: 64 * Int64(word) + Int64(bit))
        }
    }
}
