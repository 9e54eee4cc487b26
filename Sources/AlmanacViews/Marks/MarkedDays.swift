import AlmanacCore

/// The marked days of a set, in order.
public struct MarkedDays: Sequence, IteratorProtocol, Sendable {
    private let marks: DayMarks
    private var word = 0
    /// The bits of the word whose days are still to come.
    private var rest: UInt64

    init(marks: DayMarks) {
        self.marks = marks
        rest = marks.words[0]
    }

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
