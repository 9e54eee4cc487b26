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
}
