import Almanac

extension DayColour {
    /// Its class in SVG and HTML; nil for the colour of text.
    var styleClass: String? {
        switch self {
        case .plain: nil
        case .blue: "blue"
        case .red: "red"
        }
    }

    /// The colour of a weekday without a holiday, given that of Saturdays.
    init(_ weekday: Weekday, saturdays: DayColour) {
        switch weekday {
        case .sunday: self = .red
        case .saturday: self = saturdays
        case .monday, .tuesday, .wednesday, .thursday, .friday: self = .plain
        }
    }

    /// The colour of a day: red if it is off; of one that is worked, the colour of its weekday, but a make-up workday has that of
    /// a workday.
    init(_ weekday: Weekday, _ mark: WorkStatus.Mark?, saturdays: DayColour) {
        switch mark {
        case .holiday: self = .red
        case .makeUpWorkday: self = .plain
        case .halfDay, nil: self.init(weekday, saturdays: saturdays)
        }
    }

    /// The colour of Saturdays, by the custom of the first region.
    package static func saturdays(of festivals: Festivals, _ table: AlmanacTable) -> DayColour {
        festivals.regions.first.map { table.saturdayColour(in: $0) } ?? .red
    }
}

extension ExportRequest {
    /// The colour of a weekday without a holiday.
    func colour(of weekday: Weekday) -> DayColour { DayColour(weekday, saturdays: saturdayColour) }

    /// The colour of a day.
    func colour(of cell: DayCell) -> DayColour {
        DayColour(cell.weekday, festivals.mark(on: cell.day, by: pageDaysOff), saturdays: saturdayColour)
    }
}
