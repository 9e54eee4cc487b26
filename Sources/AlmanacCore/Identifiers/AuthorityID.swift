/// Who says so: the short name of an authority that publishes a calendar, such as `hko`.
public struct AuthorityID: Hashable, Sendable {
    /// The name.
    public let name: ShortName

    /// The authority of a name.
    public init(_ name: ShortName) {
        self.name = name
    }
}

extension AuthorityID: CustomStringConvertible {
    /// The name, as in the rule files.
    public var description: String { name.description }
}
