/// Which country's calendar: a short name such as `china`.
///
/// The names are those of the rule files the table was compiled from, so a table may know calendars of which this code
/// has never heard.
public struct CalendarID: Hashable, Sendable {
    /// The name.
    public let name: ShortName

    /// The calendar of a name.
    public init(_ name: ShortName) {
        self.name = name
    }

    /// The calendar of a name, or nil unless the name is one to eight of a … z and 0 … 9.
    public init?(_ text: some StringProtocol) {
        guard let name = ShortName(text) else { return nil }
        self.init(name)
    }

    /// The Chinese calendar as issued, then as GB/T 33661-2017 computes it.
    public static let china = CalendarID(ShortName(literal: "china"))

    /// The Chinese calendar as the Hong Kong Observatory publishes it.
    public static let hongkong = CalendarID(ShortName(literal: "hongkong"))

    /// The Korean calendar.
    public static let korea = CalendarID(ShortName(literal: "korea"))

    /// The Vietnamese calendar.
    public static let vietnam = CalendarID(ShortName(literal: "vietnam"))

    /// The Japanese lunisolar calendar (旧暦).
    public static let japan = CalendarID(ShortName(literal: "japan"))
}

extension CalendarID: Comparable {
    /// Whether the left name comes first in a dictionary.
    public static func < (left: CalendarID, right: CalendarID) -> Bool {
        left.name < right.name
    }
}

extension CalendarID: CustomStringConvertible {
    /// The name, as in the rule files and on the command line.
    public var description: String { name.description }
}
