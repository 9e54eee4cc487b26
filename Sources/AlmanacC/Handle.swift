/// A Swift value in memory of its own, which C knows by its address: what `almanac_table *` and its like point to.
enum Handle<Value> {
    /// Puts a value into memory of its own, where it stays until it is closed.
    static func open(_ value: consuming Value) -> OpaquePointer {
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        memory.initialize(to: value)
        return OpaquePointer(memory)
    }

    /// The memory of an open value.
    @inline(__always)
    static func memory(of handle: OpaquePointer) -> UnsafePointer<Value> { UnsafePointer(handle) }

    /// The memory of an open value, if there is one.
    @inline(__always)
    static func memory(_ handle: OpaquePointer?) throws(Failure) -> UnsafePointer<Value> {
        memory(of: try handle.orThrow(.null))
    }

    /// Frees a value and its memory, if there is any.
    static func close(_ handle: OpaquePointer?) {
        guard let handle else { return }
        let memory = UnsafeMutablePointer<Value>(handle)
        memory.deinitialize(count: 1)
        memory.deallocate()
    }
}
