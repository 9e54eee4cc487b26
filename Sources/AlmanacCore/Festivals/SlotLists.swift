/// Lists of what stands for rows, one list for each slot, in rising order of rows.
struct SlotLists<Element: Sendable>: Sendable {
    /// Where the list of each slot begins in `elements`; one more to end the last.
    private let starts: [UInt16]
    private let elements: [Element]

    /// The lists of some rows; a section sees to it that 16 bits are enough.
    ///
    /// - Parameters:
    ///   - slotCount: how many slots there are.
    ///   - rows: the rows in rising order.
    ///   - slots: the slots of a row, or nil if it has none.
    ///   - element: what stands for a row.
    init(_ slotCount: Int, _ rows: [Int], _ slots: (Int) -> SlotRange?, _ element: (Int) -> Element) {
        let ranges = rows.map(slots)
        var counts = [Int](repeating: 0, count: slotCount + 1)
        for case .some(let range) in ranges {
            range.forEachSlot(of: slotCount) { counts[$0 + 1] += 1 }
        }
        for slot in 0..<slotCount { counts[slot + 1] += counts[slot] }
        starts = counts.map { UInt16(truncatingIfNeeded: $0) }
        guard let first = rows.first else {
            elements = []
            return
        }
        var elements = [Element](repeating: element(first), count: counts[slotCount])
        for (row, range) in zip(rows, ranges) {
            guard let range else { continue }
            let element = element(row)
            range.forEachSlot(of: slotCount) { slot in
                elements[counts[slot]] = element
                counts[slot] += 1
            }
        }
        self.elements = elements
    }

    /// The places of a slot's rows.
    @inline(__always)
    func places(_ slot: Int) -> Range<Int> {
        Range(uncheckedBounds: (Int(starts[slot]), Int(starts[slot &+ 1])))
    }

    /// The places of the rows of consecutive slots.
    @inline(__always)
    func places(_ slots: Range<Int>) -> Range<Int> {
        Range(uncheckedBounds: (Int(starts[slots.lowerBound]), Int(starts[slots.upperBound])))
    }

    /// The element at a place.
    @inline(__always)
    subscript(place: Int) -> Element { elements[place] }
}

extension SlotRange {
    /// Calls `body` with each slot of a cycle of `slotCount`.
    @inline(__always)
    fileprivate func forEachSlot(of slotCount: Int, _ body: (Int) -> Void) {
        for slot in first..<min(first + count, slotCount) { body(slot) }
        for slot in 0..<max(first + count - slotCount, 0) { body(slot) }
    }
}
