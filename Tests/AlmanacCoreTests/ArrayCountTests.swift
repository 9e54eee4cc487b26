import Testing

@testable import AlmanacCore

/// Arrays made at their length, and what is left of one that cannot be finished.
@Suite struct ArrayCountTests {
    /// Counts how many of its kind are alive.
    private final class Element {
        private let alive: UnsafeMutablePointer<Int>

        init(_ alive: UnsafeMutablePointer<Int>) {
            self.alive = alive
            alive.pointee += 1
        }

        deinit { alive.pointee -= 1 }
    }

    private struct Refusal: Error, Equatable {
        let index: Int
    }

    @Test(arguments: [0, 1, 7]) func theValuesAreInOrder(count: Int) {
        #expect([Int](count: count) { 3 * $0 } == stride(from: 0, to: 3 * count, by: 3).map { $0 })
    }

    @Test(arguments: 0..<5) func anErrorFreesWhatThereIs(index: Int) {
        var alive = 0
        withUnsafeMutablePointer(to: &alive) { alive in
            #expect(throws: Refusal(index: index)) {
                try [Element](count: 5) { place throws(Refusal) in
                    if place == index { throw Refusal(index: index) }
                    return Element(alive)
                }
            }
        }
        #expect(alive == 0)
    }
}
