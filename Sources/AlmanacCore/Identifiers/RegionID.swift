/// Where festivals are kept: a name of at most eight bytes, such as `taiwan`.
///
/// The names are those of `regions.txt` among the festival files the table was compiled from; `AlmanacTable.regionIDs`
/// lists them, so a table may know regions of which this code has never heard.
public struct RegionID: ASCIIIdentifier {
    /// The name.
    public let name: ASCIIName

    /// The region of a name, or nil if it is longer than eight bytes.
    public init?(_ name: ASCIIName) {
        guard name.count <= Self.longestName else { return nil }
        self.name = name
    }
}
