/// Where festivals are kept: a name of at most eight bytes, such as `taiwan`.
///
/// The names are those of `regions.txt` among the festival files the table was compiled from; `AlmanacTable.regionIDs`
/// lists them, so a table may know regions of which this code has never heard.
public struct RegionID: ASCIIIdentifier {
    /// The name.
    public let name: ASCIIName

    /// The region of a name.
    ///
    /// - Precondition: It has at most eight bytes.
    public init(name: ASCIIName) {
        precondition(name.count <= Self.longestName, "a name of more than eight bytes")
        self.name = name
    }
}
