/// The kind of a festival, in the order in which the labels of a day stand.
///
/// ```swift
/// let festivals = LunisolarCalendar.china.festivals().on(Day("2026-02-16") ?? .min)
/// print(festivals.map { "\($0.id) \($0.kind)" })  // ["chuxi public", "shujiu-7 season"]
/// ```
public enum FestivalKind: UInt8, NamedCase {
    /// A public holiday in the region, that year.
    case publicHoliday
    /// A festival kept by custom.
    case traditional
    /// A day set aside for something: Mother's Day, Army Day.
    case observance
    /// A count of days through a season: 三伏, 九九, 入梅.
    case seasonCount
    /// A note of the calendar makers.
    case calendarNote
}

extension FestivalKind: Comparable {
    /// Whether the left kind stands before the right one among the labels of a day.
    public static func < (left: FestivalKind, right: FestivalKind) -> Bool { left.rawValue < right.rawValue }
}

extension FestivalKind: CustomStringConvertible {
    /// `public`, `traditional`, `observance`, `season` or `note`, as in the data files and on the command line.
    public var description: String {
        switch self {
        case .publicHoliday: "public"
        case .traditional: "traditional"
        case .observance: "observance"
        case .seasonCount: "season"
        case .calendarNote: "note"
        }
    }
}
