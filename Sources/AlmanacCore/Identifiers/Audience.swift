/// For whom a day is off: everybody, those who work for the state, those under the labour law …
///
/// The names are those of `Data/holidays/README.md`; a municipality goes by its own name. A file of holidays may know
/// audiences of which this code has never heard.
public struct Audience: ASCIIIdentifier {
    /// The name.
    public let name: ASCIIName

    /// The longest name, 24 bytes.
    public static var longestName: Int { ASCIIName.capacity }

    /// The audience of a name; none is too long.
    public init?(_ name: ASCIIName) { self.name = name }
}

// MARK: - Those that data files know

extension Audience {
    /// Everybody in the region, `all`.
    public static let everybody: Audience = "all"
    /// Who works for the state, and who follows its calendar: `public-offices`.
    public static let publicOffices: Audience = "public-offices"
    /// Who is employed under the labour law, public offices excepted: `workers`.
    public static let workers: Audience = "workers"
    /// Women as the region's law defines them: `women`.
    public static let women: Audience = "women"
    /// The young as the region's law defines them: `youth`.
    public static let youth: Audience = "youth"
    /// Children as the region's law defines them: `children`.
    public static let children: Audience = "children"
    /// Soldiers: `soldiers`.
    public static let soldiers: Audience = "soldiers"
    /// Banks and exchanges: `banks`.
    public static let banks: Audience = "banks"
    /// Who has only the holidays of the region's shorter list, which binds every employer: `listed`. Hong Kong and Macau
    /// have one.
    public static let listed: Audience = "listed"
}
