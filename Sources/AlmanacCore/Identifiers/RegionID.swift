/// Where festivals are kept: a name of at most eight bytes, such as `taiwan`.
///
/// The names are those of `regions.txt` among the festival files the table was compiled from; `AlmanacTable.regionIDs`
/// lists them, so a table may know regions of which this code has never heard.
public struct RegionID: ASCIIIdentifier {
    /// The name.
    public let name: ASCIIName

    /// The region of a name that is known to have at most eight bytes.
    public init(unchecked name: ASCIIName) { self.name = name }
}
