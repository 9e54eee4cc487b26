extension Array {
    /// The values of the indices from 0 up to `count`, in order.
    ///
    /// Such an array never grows. An array that is appended to needs code for growing, of every type of elements anew, which
    /// is a good part of a small module.
    init<Failure: Error>(count: Int, _ value: (Int) throws(Failure) -> Element) throws(Failure) {
        // All empty arrays are the same memory, in which the initializer with a capacity would write a count.
        guard count > 0 else {
            self.init()
            return
        }
        try self.init(unsafeUninitializedCapacity: count) { (elements, initialized) throws(Failure) in
            while initialized < count {
                elements.initializeElement(at: initialized, to: try value(initialized))
                initialized += 1
            }
        }
    }
}
