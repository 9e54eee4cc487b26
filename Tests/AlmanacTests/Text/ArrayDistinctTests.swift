import Testing

@testable import AlmanacCore

/// Which lists hold a thing twice.
@Suite struct ArrayDistinctTests {
    @Test(arguments: [[], [1], [1, 2], [3, 1, 2]]) func distinct(list: [Int]) {
        #expect(list.isDistinct(by: { $0 }))
    }

    @Test(arguments: [[1, 1], [1, 2, 1], [1, 2, 2], [2, 1, 3, 1]]) func repeated(list: [Int]) {
        #expect(!list.isDistinct(by: { $0 }))
    }

    @Test func onlyTheKeyCounts() {
        #expect([10, 21, 32].isDistinct(by: { $0 % 10 }))
        #expect(![10, 21, 31].isDistinct(by: { $0 % 10 }))
    }
}
