import Almanac

/// A birth in a calendar, and how its lunar date is kept in other years.
package struct Birth: Sendable {
    /// The festivals of the reader, of the calendar in which the birthday is kept.
    let festivals: Festivals
    /// The lunar date of birth.
    let date: LunarDate
    /// The day of birth.
    package let day: Day
    /// Whose birthday it is: any text; nil if nobody is named.
    let name: String?
    /// The day in years without the leap month or without the 30th.
    let rule: AnniversaryRule

    /// A birth on a day; nil if the calendar does not reach it.
    package init?(_ day: Day, name: String?, rule: AnniversaryRule, _ festivals: Festivals) {
        guard let date = festivals.calendar.lunarDate(on: day) else { return nil }
        self.festivals = festivals
        self.date = date
        self.day = day
        self.name = name
        self.rule = rule
    }

    /// The calendar in which the birthday is kept.
    var calendar: LunisolarCalendar { festivals.calendar }
}

extension Birth {
    /// The birthdays of the next years in which there is one, the birth itself not among them.
    ///
    /// - Parameters:
    ///   - from: The first day on which one may fall.
    ///   - years: The number of years. By a rule that keeps the leap month too, a year can have two birthdays.
    /// - Returns: Fewer where the calendar ends.
    func birthdays(from: Day, years: Int) -> [Birthday] {
        let upcoming = all.drop { $0.day < from }
        guard let first = upcoming.first else { return [] }
        var counted = [first.year]
        return upcoming.prefix { birthday in
            if counted.last != birthday.year { counted.append(birthday.year) }
            return counted.count <= years
        }
    }

    /// The days on which both birthdays fall, the lunar one as it is kept and the Gregorian one.
    var sharedDays: [Day] {
        let gregorian = MonthDay(day)
        return all.map(\.day).filter { MonthDay($0) == gregorian }
    }

    /// Why a year has no birthday by a rule that skips years.
    func reasonToSkip(_ year: Int) -> LunarDate.Absence {
        let lacksLeapMonth = date.month.isLeap && calendar.leapMonth(inLunarYear: year) != date.month
        return lacksLeapMonth && rule.leapMonth == .skip ? .noSuchLeapMonth : .noThirtiethDay
    }

    /// Every birthday after the birth, as far as the calendar reaches.
    private var all: [Birthday] {
        calendar.anniversaries(
            of: LunarMonthDay(date),
            inLunarYears: date.year...max(date.year, calendar.lunarYears.upperBound),
            rule: rule
        ).filter { $0 > day }.compactMap { Birthday($0, of: self) }
    }
}
