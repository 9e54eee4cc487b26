import Almanac

/// The colour in which calendars of a language print the number of a day.
enum DayColour: Hashable, Sendable {
    /// A working day.
    case plain
    /// A Saturday where it has a colour of its own.
    case blue
    /// A Sunday, a public holiday, and a Saturday elsewhere.
    case red

    /// The colour of a weekday without a holiday.
    init(_ weekday: Weekday, in language: CalendarLanguage) {
        switch weekday {
        case .sunday: self = .red
        case .saturday: self = language.hasBlueSaturdays ? .blue : .red
        default: self = .plain
        }
    }

    /// Its class in SVG and HTML; nil for the colour of text.
    var styleClass: String? {
        switch self {
        case .plain: nil
        case .blue: "blue"
        case .red: "red"
        }
    }
}

extension ExportRequest {
    /// The colour of a day: that of its weekday, red if it is a public holiday in one of the regions.
    func colour(of cell: DayCell) -> DayColour {
        let isHoliday = festivals.on(cell.day).contains { $0.kind == .publicHoliday }
        return isHoliday ? .red : DayColour(cell.weekday, in: language)
    }
}

extension CalendarLanguage {
    /// Whether calendars in the language print Saturdays in blue, as those of Japan and Korea do. It is a custom of readers,
    /// so it does not depend on the region that they look at.
    fileprivate var hasBlueSaturdays: Bool { self == .japanese || self == .korean }
}
