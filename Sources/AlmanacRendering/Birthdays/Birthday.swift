import Almanac

/// A day on which a lunar birthday is kept.
struct Birthday {
    /// The day.
    let day: Day
    /// The lunar date of the day.
    let date: LunarDate
    /// The lunar year to which the birthday belongs: that of the day, or the one before if the 30th of a last month is kept
    /// on New Year's day.
    let year: Int
    /// Whether it is kept in a leap month.
    let isInLeapMonth: Bool
    /// How old the person becomes: lunar years since the birth.
    let age: Int
    /// The age by the count of East Asia.
    let countingAge: Int
    /// Why the day is not the month and day of the birth; empty if it is, or if the rule alone says so.
    let reasons: [LunarDate.Absence]

    /// The birthday of a day on which a birth is kept; nil if the calendar does not reach the day.
    init?(_ day: Day, of birth: Birth) {
        let calendar = birth.calendar
        guard let date = calendar.lunarDate(on: day),
            let month = Self.keptMonth(day, date, of: birth),
            let countingAge = calendar.countingAge(on: day, bornOn: birth.day)
        else { return nil }
        self.day = day
        self.date = date
        self.countingAge = countingAge
        year = month.year
        isInLeapMonth = month.month.isLeap
        age = month.year - birth.date.year
        let lacksLeapMonth = birth.date.month.isLeap && calendar.leapMonth(ofYear: month.year) != birth.date.month
        reasons =
            (lacksLeapMonth ? [.noSuchLeapMonth] : []) + (birth.date.day > month.length ? [.noThirtiethDay] : [])
    }

    /// The month in which the birthday is kept: that of the day, or the one before if the day stands for its 30th.
    private static func keptMonth(_ day: Day, _ date: LunarDate, of birth: Birth) -> DatedLunarMonth? {
        let standsForThirtieth = birth.date.day == 30 && date.day == 1
        return (standsForThirtieth ? day.previous : day).flatMap { birth.calendar.month(containing: $0) }
    }
}
