extension Array {
    /// The values of the indices from 0 up to `count`, in order.
    ///
    /// Such an array never grows. Appending needs code for growing, once for each type of element: 8 KB of the WebAssembly module.
    init<Failure: Error>(count: Int, _ value: (Int) throws(Failure) -> Element) throws(Failure) {
        // All empty arrays are the same memory, in which the initializer with a capacity would write a count.
        guard count > 0 else {
            self.init()
            return
        }
        // The closure does not throw: before Swift 6.3 the initializer forgets the type of the error.
        var failure: Failure?
        self.init(unsafeUninitializedCapacity: count) { elements, initialized in
            do throws(Failure) {
                while initialized < count {
                    elements.initializeElement(at: initialized, to: try value(initialized))
                    initialized += 1
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
    }

    /// Whether no two elements have the same key.
    ///
    /// - Complexity: O(n²), for short lists: those that a byte counts, and calendars, for many of which no file has room.
    func isDistinct<Key: Equatable>(by key: (Element) -> Key) -> Bool {
        for index in indices {
            for earlier in 0..<index where key(self[earlier]) == key(self[index]) { return false }
        }
        return true
    }
}
