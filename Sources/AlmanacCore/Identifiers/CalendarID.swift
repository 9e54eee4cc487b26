/// Which country's calendar: a name of at most eight bytes, such as `china`.
///
/// The names are those of the rule files the table was compiled from, so a table may know calendars of which this code
/// has never heard.
public struct CalendarID: ASCIIIdentifier {
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
