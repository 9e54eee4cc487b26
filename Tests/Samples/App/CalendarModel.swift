import AlmanacViewsFoundation

/// The parts of a calendar that do not change from day to day, for SwiftUI and for UIKit.
struct CalendarModel {
    let reader: Reader
    let months: MonthSections

    init(_ locale: Locale, days: DayRange) {
        reader = Reader(locale)
        months = MonthSections(days, firstWeekday: reader.firstWeekday)
    }

    var festivals: Festivals { reader.festivals }
    var language: CalendarLanguage { reader.language }

    /// The mark of a day off or of a make-up workday, as calendars print it.
    func badge(on day: Day) -> String? {
        switch festivals.mark(on: day, work: reader.daysOff?.status(of: day)) {
        case .holiday: "休"
        case .makeUpWorkday: "班"
        case .halfDay: "半"
        case nil: nil
        }
    }

    /// The colour of a day's number by the customs of the region.
    func colour(of day: Day) -> DayColour {
        festivals.colour(of: day, work: reader.daysOff?.status(of: day), saturdays: reader.saturdays)
    }
}
