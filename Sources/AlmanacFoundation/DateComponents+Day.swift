import Almanac
import Foundation

extension DateComponents {
    /// Year, month and day of a civil day, in the Gregorian calendar and without a time zone.
    ///
    /// The proleptic Gregorian calendar is meant at all times, which Foundation's `.gregorian` is from 1582-10-15 on and
    /// its `.iso8601` always.
    public init(_ day: Day) {
        let date = GregorianDate(day)
        self.init(year: date.year, month: date.month, day: date.day)
    }
}

extension Day {
    /// The civil day of a year, a month and a day of the Gregorian calendar.
    ///
    /// Components of the time of day and of weeks are not looked at, nor is a time zone: the day is the one named.
    ///
    /// - Returns: nil if one of the three is missing, if there is no such date, or if the components name the era
    ///   before Christ, a leap month or another calendar.
    public init?(_ components: DateComponents) {
        guard let year = components.year, let month = components.month, let day = components.day,
            components.era.map({ $0 == 1 }) ?? true,
            components.isLeapMonth != true,
            components.calendar.map({ $0.identifier == .gregorian || $0.identifier == .iso8601 }) ?? true
        else { return nil }
        self.init(year: year, month: month, day: day)
    }
}
