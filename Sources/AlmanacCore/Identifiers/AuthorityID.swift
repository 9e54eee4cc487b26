/// Who publishes a calendar: a name of at most eight bytes, such as `hko`.
public struct AuthorityID: ASCIIIdentifier {
    /// The name.
    public let name: ASCIIName

    /// The authority of a name.
    ///
    /// - Precondition: It has at most eight bytes.
    public init(name: ASCIIName) {
        precondition(name.count <= Self.longestName, "a name of more than eight bytes")
        self.name = name
    }
}
