extension Array {
    /// The values of the indices from 0 up to `count`, in order.
    init<Failure: Error>(count: Int, _ value: (Int) throws(Failure) -> Element) throws(Failure) {
        self = try (0..<count).map(value)
    }

    /// Whether no two elements have the same key.
    ///
    /// - Complexity: O(n²), for short lists: a byte counts most of them, and no file has room for many calendars.
    func isDistinct<Key: Equatable>(by key: (Element) -> Key) -> Bool {
        for index in indices {
            for earlier in 0..<index where key(self[earlier]) == key(self[index]) { return false }
        }
        return true
    }
}
