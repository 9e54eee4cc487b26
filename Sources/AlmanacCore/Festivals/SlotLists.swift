/// Lists of rows, one for each slot, in rising order of rows.
struct SlotLists<Element: Sendable>: Sendable {
    /// Where the list of each slot begins in `elements`; one more to end the last.
    private let starts: [UInt16]
    private let elements: [Element]

    /// The lists of some rows, each in the slots it calls its argument with; a section sees to it that 16 bits are enough.
    init(
        _ slotCount: Int,
        _ table: [FestivalRow],
        _ rows: [Int],
        _ slots: (FestivalRow, (Int) -> Void) -> Void,
        _ element: (Int) -> Element
    ) {
        var counts = [Int](repeating: 0, count: slotCount + 1)
        for row in rows { slots(table[row]) { counts[$0 + 1] += 1 } }
        for slot in 0..<slotCount { counts[slot + 1] += counts[slot] }
        starts = counts.map { UInt16(truncatingIfNeeded: $0) }
        guard let first = rows.first else {
            elements = []
            return
        }
        var elements = [Element](repeating: element(first), count: counts[slotCount])
        for row in rows {
            let element = element(row)
            slots(table[row]) { slot in
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

    /// The places of the rows of consecutive slots, none of them the last but one.
    @inline(__always)
    func places(_ slots: Range<Int>) -> Range<Int> {
        Range(uncheckedBounds: (Int(starts[slots.lowerBound]), Int(starts[slots.upperBound])))
    }

    /// The element at a place.
    @inline(__always)
    subscript(place: Int) -> Element { elements[place] }
}
