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
        var ends = [UInt16](repeating: 0, count: slotCount + 1)
        for row in rows { slots(row)?.forEachSlot(of: slotCount) { ends[$0 + 1] &+= 1 } }
        for slot in 0..<slotCount { ends[slot + 1] &+= ends[slot] }
        starts = ends
        guard let first = rows.first else {
            elements = []
            return
        }
        var elements = [Element](repeating: element(first), count: Int(ends[slotCount]))
        for row in rows {
            let element = element(row)
            slots(row)?.forEachSlot(of: slotCount) { slot in
                elements[Int(ends[slot])] = element
                ends[slot] &+= 1
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
