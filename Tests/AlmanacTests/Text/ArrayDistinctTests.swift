import Testing

@testable import AlmanacCore

/// Which lists hold a thing twice.
@Suite struct ArrayDistinctTests {
    @Test("a list without repetitions is distinct", arguments: [[], [1], [1, 2], [3, 1, 2]])
    func distinct(list: [Int]) {
        #expect(list.isDistinct(by: { $0 }))
    }

    @Test("a list with a repetition is not distinct", arguments: [[1, 1], [1, 2, 1], [1, 2, 2], [2, 1, 3, 1]])
    func repeated(list: [Int]) {
        #expect(!list.isDistinct(by: { $0 }))
    }

    @Test("only the key counts")
    func keys() {
        #expect([10, 21, 32].isDistinct(by: { $0 % 10 }))
        #expect(![10, 21, 31].isDistinct(by: { $0 % 10 }))
    }
}
