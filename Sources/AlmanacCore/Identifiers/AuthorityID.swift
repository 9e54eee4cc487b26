/// Who publishes a calendar: a name of at most eight bytes, such as `hko`.
public struct AuthorityID: ASCIIIdentifier {
    /// The name.
    public let name: ASCIIName

    /// The authority of a name that is known to have at most eight bytes.
    public init(unchecked name: ASCIIName) { self.name = name }
}
