/// An identifier by a short ASCII name of the data files: of a calendar, a region, an authority, a festival.
///
/// Each kind has a type of its own, so that one cannot be taken for another.
@_documentation(visibility: internal)
public protocol ASCIIIdentifier: PlainText, Hashable, Comparable, ExpressibleByStringLiteral {
    /// The name, of at most `longestName` bytes.
    var name: ASCIIName { get }

    /// The longest name of this kind, in bytes.
    static var longestName: Int { get }

    /// The identifier of a name, or nil if it is longer than `longestName`.
    init?(_ name: ASCIIName)
}

extension ASCIIIdentifier {
    /// Eight bytes: what the fields of a table have room for.
    public static var longestName: Int { 8 }

    /// The identifier of a name in a part of a text, or nil unless that is one to `longestName` of a … z, 0 … 9 and hyphens.
    public init?(_ text: Substring) { self.init(bytes: text.utf8) }

    /// The identifier of a name in ASCII bytes, or nil unless they are one to `longestName` of a … z, 0 … 9 and hyphens.
    public init?(bytes: some Sequence<UInt8>) {
        guard let name = ASCIIName(bytes: bytes) else { return nil }
        self.init(name)
    }

    /// The identifier of a name written in the program text: `calendar.festivals(in: ["taiwan"])`.
    ///
    /// - Precondition: The literal is one to `longestName` of a … z, 0 … 9 and hyphens. Only the program text has literals: input goes
    ///   through `init(_:)` or `init(bytes:)`, which return nil.
    public init(stringLiteral text: StaticString) {
        let identifier = text.withUTF8Buffer { bytes -> Self? in Self(bytes: bytes) }
        guard let identifier else { preconditionFailure("not the name of a calendar, region, authority or festival") }
        self = identifier
    }

    /// Whether the left name comes first in a dictionary.
    public static func < (left: Self, right: Self) -> Bool { left.name < right.name }
}

/// The name, as in the data files and on the command line.
extension ASCIIIdentifier {
    /// Room for the longest name of this kind.
    public static var textCapacity: Int { longestName }

    /// Reads a name from the front of a text.
    public init(reading reader: inout ASCIIReader) throws(ParsingError) {
        let start = reader.offset
        let name = try ASCIIName(reading: &reader)
        self = try reader.require(Self(name), .name, at: start)
    }

    /// Writes the name.
    public func write(to writer: inout ASCIIWriter) { name.write(to: &writer) }

    /// The name as text.
    public var description: String { name.description }
}

/// The identifier of a country's calendar: a name of at most eight bytes, such as `china`.
///
/// The rule files that a table was compiled from have the same names, so a table may know calendars that this code does not
/// name.
///
/// ```swift
/// print(AlmanacTable.bundled.name(of: CalendarID.hongkong, in: .english))  // Hong Kong Calendar
/// ```
public struct CalendarID: ASCIIIdentifier, Codable {
    /// The name.
    public let name: ASCIIName

    /// The calendar of a name, or nil if it is longer than eight bytes.
    public init?(_ name: ASCIIName) {
        guard name.count <= Self.longestName else { return nil }
        self.name = name
    }

    /// The Chinese calendar as issued, then as GB/T 33661-2017 computes it.
    public static let china: CalendarID = "china"

    /// The Chinese calendar as the Hong Kong Observatory publishes it.
    public static let hongkong: CalendarID = "hongkong"

    /// The Korean calendar.
    public static let korea: CalendarID = "korea"

    /// The Vietnamese calendar.
    public static let vietnam: CalendarID = "vietnam"

    /// The Japanese lunisolar calendar (旧暦).
    public static let japan: CalendarID = "japan"
}

/// The identifier of a region in which festivals are kept: a name of at most eight bytes, such as `taiwan`.
///
/// The names come from `regions.txt` among the festival files that a table was compiled from; `AlmanacTable.regionIDs`
/// lists them.
///
/// ```swift
/// print(AlmanacTable.bundled.calendarID(of: "taiwan") ?? "none")  // china
/// ```
public struct RegionID: ASCIIIdentifier, Codable {
    /// The name.
    public let name: ASCIIName

    /// The region of a name, or nil if it is longer than eight bytes.
    public init?(_ name: ASCIIName) {
        guard name.count <= Self.longestName else { return nil }
        self.name = name
    }
}

/// The identifier of an authority that publishes a calendar or gives notices: a name of at most eight bytes, such as `hko`.
///
/// ```swift
/// print(AlmanacTable.bundled.workCalendar(in: "mainland")?.notices.last?.authorityID ?? "none")  // gwyb
/// ```
public struct AuthorityID: ASCIIIdentifier, Codable {
    /// The name.
    public let name: ASCIIName

    /// The authority of a name, or nil if it is longer than eight bytes.
    public init?(_ name: ASCIIName) {
        guard name.count <= Self.longestName else { return nil }
        self.name = name
    }

    /// The authority that has the name of the calendar it issues: both names are at most eight bytes.
    package init(of calendar: CalendarID) { name = calendar.name }
}

/// The identifier of a festival: a name of at most 24 bytes, such as `zhongqiu` or `labour-day`.
///
/// The names come from the data files that a table was compiled from, and mean the same in every release.
///
/// ```swift
/// let id: FestivalID = "zhongqiu"
/// print(AlmanacTable.bundled.name(of: id, in: .korean))  // 중추절
/// ```
public struct FestivalID: ASCIIIdentifier, Codable {
    /// The name.
    public let name: ASCIIName

    /// The longest name, 24 bytes.
    public static var longestName: Int { ASCIIName.capacity }

    /// The festival of a name; none is too long.
    public init?(_ name: ASCIIName) { self.name = name }
}

/// The identifier of people who share their days off: everybody, public offices, workers under the labour law …
///
/// `Data/holidays/README.md` lists the names; a municipality goes by its own name. A file of holidays may know audiences
/// that this code does not name.
///
/// ```swift
/// let table = AlmanacTable.bundled
/// if let banks = table.workCalendar(in: "japan", for: .banks), let day = Day("2026-12-31") {
///     print(banks.status(of: day))  // day-off law
/// }
/// ```
public struct Audience: ASCIIIdentifier, Codable {
    /// The name.
    public let name: ASCIIName

    /// The longest name, 24 bytes.
    public static var longestName: Int { ASCIIName.capacity }

    /// The audience of a name; none is too long.
    public init?(_ name: ASCIIName) { self.name = name }
}

// MARK: - Audiences of the data files

extension Audience {
    /// Everybody in the region, `all`.
    public static let everybody: Audience = "all"
    /// People who work for the state, and others who follow its calendar: `public-offices`.
    public static let publicOffices: Audience = "public-offices"
    /// People employed under the labour law, public offices excepted: `workers`. In Hong Kong and Macau they have the days off of `listed`.
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
    /// People who have only the holidays of the region's shorter list, which binds every employer: `listed`. Hong Kong and Macau
    /// have one.
    public static let listed: Audience = "listed"

    /// All of these: those that have a name in every language.
    package static var named: [Audience] {
        [.everybody, .publicOffices, .workers, .women, .youth, .children, .soldiers, .banks, .listed]
    }
}
