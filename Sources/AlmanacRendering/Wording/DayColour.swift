import Almanac

/// The colour in which calendars of a region print the number of a day.
package enum DayColour: Hashable, Sendable {
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

extension DayColour {
    /// The colour of a weekday without a holiday, given that of Saturdays.
    init(_ weekday: Weekday, saturdays: DayColour) {
        switch weekday {
        case .sunday: self = .red
        case .saturday: self = saturdays
        case .monday, .tuesday, .wednesday, .thursday, .friday: self = .plain
        }
    }

    /// The colour of Saturdays, by the custom of the first region.
    package static func saturdays(of festivals: Festivals, _ table: AlmanacTable) -> DayColour {
        festivals.regions.first.map { table.hasBlueSaturdays(in: $0) } == true ? .blue : .red
    }
}

extension Festivals {
    /// Whether a day is a public holiday in one of the regions.
    func isHoliday(_ day: Day) -> Bool {
        on(day).contains { $0.kind == .publicHoliday }
    }

    /// Whether any of some days is a public holiday in one of the regions.
    func haveHoliday(in days: DayRange) -> Bool {
        during(days).contains { $0.kind == .publicHoliday }
    }

    /// The colour of a day, given that of Saturdays: that of its weekday, red if it is a public holiday in one of the regions.
    func colour(of day: Day, saturdays: DayColour) -> DayColour {
        isHoliday(day) ? .red : DayColour(day.weekday, saturdays: saturdays)
    }
}

extension ExportRequest {
    /// The colour of a weekday without a holiday.
    func colour(of weekday: Weekday) -> DayColour { DayColour(weekday, saturdays: saturdayColour) }

    /// The colour of a day: that of its weekday, red if it is a public holiday in one of the regions.
    func colour(of cell: DayCell) -> DayColour { festivals.colour(of: cell.day, saturdays: saturdayColour) }
}
