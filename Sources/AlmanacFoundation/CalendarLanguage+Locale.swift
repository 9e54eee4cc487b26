import Almanac
import Foundation

extension CalendarLanguage {
    /// The language of a locale, or nil if it is none of the six.
    ///
    /// ```swift
    /// print(CalendarLanguage(Locale(identifier: "ko_KR")) ?? .english)  // korean
    /// ```
    public init?(_ locale: Locale) { self.init(tag: locale.identifier) }
}

extension Weekday {
    /// The weekday of a number as Foundation counts them, 1 for Sunday … 7 for Saturday; nil for any other.
    public init?(foundationNumber number: Int) {
        guard (1...7).contains(number) else { return nil }
        self.init(daysAfterMonday: number - 2)
    }

    /// The number of this weekday as Foundation counts them, 1 for Sunday … 7 for Saturday.
    public var foundationNumber: Int { number % 7 + 1 }
}

extension Calendar {
    /// The weekday on which weeks begin for a calendar and its locale.
    public var firstDayOfWeek: Weekday { Weekday(foundationNumber: firstWeekday) ?? .monday }
}
