extension Array {
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
