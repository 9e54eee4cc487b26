/// Which festival: a name of at most 24 bytes, such as `zhongqiu` or `labour-day`.
///
/// The names are those of the data files the table was compiled from, and mean the same in every release.
public struct FestivalID: ASCIIIdentifier {
    /// The name.
    public let name: ASCIIName

    /// The longest name, 24 bytes.
    public static var longestName: Int { ASCIIName.capacity }

    /// The festival of a name; none is too long.
    public init?(_ name: ASCIIName) { self.name = name }
}
