/// Which country's calendar: a name of at most eight bytes, such as `china`.
///
/// The names are those of the rule files the table was compiled from, so a table may know calendars of which this code
/// has never heard.
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

/// Where festivals are kept: a name of at most eight bytes, such as `taiwan`.
///
/// The names are those of `regions.txt` among the festival files the table was compiled from; `AlmanacTable.regionIDs`
/// lists them, so a table may know regions of which this code has never heard.
public struct RegionID: ASCIIIdentifier, Codable {
    /// The name.
    public let name: ASCIIName

    /// The region of a name, or nil if it is longer than eight bytes.
    public init?(_ name: ASCIIName) {
        guard name.count <= Self.longestName else { return nil }
        self.name = name
    }
}

/// Who publishes a calendar: a name of at most eight bytes, such as `hko`.
public struct AuthorityID: ASCIIIdentifier, Codable {
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

/// Which festival: a name of at most 24 bytes, such as `zhongqiu` or `labour-day`.
///
/// The names are those of the data files the table was compiled from, and mean the same in every release.
public struct FestivalID: ASCIIIdentifier, Codable {
    /// The name.
    public let name: ASCIIName

    /// The longest name, 24 bytes.
    public static var longestName: Int { ASCIIName.capacity }

    /// The festival of a name; none is too long.
    public init?(_ name: ASCIIName) { self.name = name }
}

/// For whom a day is off: everybody, those who work for the state, those under the labour law …
///
/// The names are those of `Data/holidays/README.md`; a municipality goes by its own name. A file of holidays may know
/// audiences of which this code has never heard.
public struct Audience: ASCIIIdentifier, Codable {
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

/// The languages in which the data files name things, by their BCP 47 tags in small letters.
package enum CalendarLanguageTag {
    /// Chinese in simplified characters.
    package static let simplifiedChinese: ASCIIName = "zh-hans"
    /// Chinese in traditional characters.
    package static let traditionalChinese: ASCIIName = "zh-hant"
    /// English.
    package static let english: ASCIIName = "en"
    /// Korean.
    package static let korean: ASCIIName = "ko"
    /// Japanese.
    package static let japanese: ASCIIName = "ja"
    /// Vietnamese.
    package static let vietnamese: ASCIIName = "vi"
}
