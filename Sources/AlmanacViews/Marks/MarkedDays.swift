import AlmanacCore

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
