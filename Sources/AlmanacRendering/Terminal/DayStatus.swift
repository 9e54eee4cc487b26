import Almanac

/// Whether a day is one of work or of rest: the colour of its number, and the sign that says the same without colours.
package enum DayStatus: Hashable, Sendable {
    /// Monday to Friday, and no public holiday.
    case workday
    /// A Saturday that is no public holiday.
    case saturday
    /// A Sunday that is no public holiday.
    case sunday
    /// A public holiday of the regions shown, on whatever weekday.
    case publicHoliday

    /// The status of a weekday alone.
    init(_ weekday: Weekday) {
        switch weekday {
        case .saturday: self = .saturday
        case .sunday: self = .sunday
        case .monday, .tuesday, .wednesday, .thursday, .friday: self = .workday
        }
    }

    /// The sign after the number of a day, in ASCII because every terminal gives that one cell. Weekends have none: their
    /// columns say it.
    var sign: String { self == .publicHoliday ? "+" : "" }
}

extension Festivals {
    /// The status of a day in the regions of these festivals.
    func status(of day: Day) -> DayStatus {
        on(day).contains { $0.kind == .publicHoliday } ? .publicHoliday : DayStatus(day.weekday)
    }

    /// Whether any of some days is a public holiday.
    func haveHoliday(in days: DayRange) -> Bool {
        during(days).contains { $0.kind == .publicHoliday }
    }

    /// What the sign of a public holiday means, in the word of the regions: `+ 公眾假期`.
    func holidayLegend(in language: CalendarLanguage) -> StyledText {
        var legend = StyledText(DayStatus.publicHoliday.sign, .publicHoliday)
        legend.append(" " + name(of: .publicHoliday, in: language), .dimmed)
        return legend
    }
}
