/// Who publishes a calendar: a name of at most eight bytes, such as `hko`.
public struct AuthorityID: ASCIIIdentifier {
    /// The name.
    public let name: ASCIIName

    /// The authority of a name, or nil if it is longer than eight bytes.
    public init?(_ name: ASCIIName) {
        guard name.count <= Self.longestName else { return nil }
        self.name = name
    }

    /// The authority that has the name of the calendar it issues: both names are at most eight bytes.
    package init(of calendar: CalendarID) {
        name = calendar.name
    }
}
