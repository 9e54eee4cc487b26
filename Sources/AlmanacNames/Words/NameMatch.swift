/// A value with a name that fits what people type.
public struct NameMatch<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The bearer of the name.
    public let value: Value
    /// The fit of the best of its names.
    public let fit: NameFit
}
