extension Array {
    /// Sorts few elements, or many that are nearly in order; equal ones keep their order.
    ///
    /// The standard library's sort is for any number of elements, and two kilobytes of code for every type of them.
    ///
    /// - Complexity: O(n × the farthest that an element moves).
    package mutating func insertionSort(by precedes: (Element, Element) -> Bool) {
        for end in indices {
            var index = end
            while index > 0, precedes(self[index], self[index - 1]) {
                swapAt(index, index - 1)
                index -= 1
            }
        }
    }
}
