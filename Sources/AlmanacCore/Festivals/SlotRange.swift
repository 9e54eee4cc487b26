/// Consecutive slots; behind the last of its cycle comes the first.
struct SlotRange {
    /// The first slot.
    let first: Int
    /// How many there are, at most a whole cycle.
    let count: Int
}

extension SlotRange {
    /// Calls `body` with each slot of a cycle of `slotCount`.
    @inline(__always)
    func forEachSlot(of slotCount: Int, _ body: (Int) -> Void) {
        for slot in first..<min(first + count, slotCount) { body(slot) }
        for slot in 0..<max(first + count - slotCount, 0) { body(slot) }
    }
}
