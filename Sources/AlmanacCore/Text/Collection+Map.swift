// A subject of its own: every room of the package has it in place of the standard library's `map`.

extension Collection {
    /// The values that `transform` makes of the elements, in order.
    ///
    /// Within the package it stands for the standard library's, which appends to a `ContiguousArray`: the growth of one is compiled for
    /// every type of values. This one makes room once.
    package func map<Value, Failure>(_ transform: (Element) throws(Failure) -> Value) throws(Failure) -> [Value] {
        // Without room the standard library writes into the one empty array that all threads share.
        guard !isEmpty else { return [] }
        return try [Value](unsafeUninitializedCapacity: count) { values, initializedCount throws(Failure) in
            for element in self {
                values.initializeElement(at: initializedCount, to: try transform(element))
                initializedCount += 1
            }
        }
    }
}
