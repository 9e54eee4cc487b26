/// Something with a name that fits what people type.
public struct NameMatch<Value: Hashable & Sendable>: Hashable, Sendable {
    /// What has the name.
    public let value: Value
    /// How well the best of its names fits.
    public let fit: NameFit
}
