import Almanac

/// The colour in which calendars of a region print the number of a day.
enum DayColour: Hashable, Sendable {
    /// A working day.
    case plain
    /// A Saturday where the custom gives it a colour of its own.
    case blue
    /// A Sunday, a public holiday, and a Saturday elsewhere.
    case red

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
    /// The colour of a weekday without a holiday.
    func colour(of weekday: Weekday) -> DayColour {
        switch weekday {
        case .sunday: .red
        case .saturday: saturdayColour
        case .monday, .tuesday, .wednesday, .thursday, .friday: .plain
        }
    }

    /// The colour of a day: that of its weekday, red if it is a public holiday in one of the regions.
    func colour(of cell: DayCell) -> DayColour {
        let isHoliday = festivals.on(cell.day).contains { $0.kind == .publicHoliday }
        return isHoliday ? .red : colour(of: cell.weekday)
    }
}
