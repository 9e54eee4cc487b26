import Testing

@testable import AlmanacCore

/// Arrays made at their length, and what is left of one that cannot be finished.
@Suite struct ArrayCountTests {
    private final class Element {}

    /// An element that is still alive, if any is.
    private struct Witness {
        weak var element: Element?
    }

    private struct Refusal: Error, Equatable {
        let index: Int
    }

    @Test("the values are in order", arguments: [0, 1, 7])
    func order(count: Int) {
        #expect([Int](count: count) { 3 * $0 } == stride(from: 0, to: 3 * count, by: 3).map { $0 })
    }

    @Test("an error frees the values before it", arguments: 0..<5)
    func errors(index: Int) {
        var witnesses: [Witness] = []
        #expect(throws: Refusal(index: index)) {
            try [Element](count: 5) { place throws(Refusal) in
                if place == index { throw Refusal(index: index) }
                let element = Element()
                witnesses.append(Witness(element: element))
                return element
            }
        }
        #expect(witnesses.count == index)
        #expect(witnesses.allSatisfy { $0.element == nil })
    }
}
