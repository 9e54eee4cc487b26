import Almanac

/// A birth in a calendar, and how its lunar date is kept in other years.
package struct Birth: Sendable {
    /// The festivals of the reader, of the calendar in which the birthday is kept.
    let festivals: Festivals
    /// The lunar date of birth.
    let date: LunarDate
    /// The day of birth.
    package let day: Day
    /// The name of the person: any text; nil if none is given.
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
        let lacksLeapMonth = birth.date.month.isLeap && calendar.leapMonth(inLunarYear: month.year) != birth.date.month
        reasons =
            (lacksLeapMonth ? [.noSuchLeapMonth] : []) + (birth.date.day > month.length ? [.noThirtiethDay] : [])
    }

    /// The month in which the birthday is kept: that of the day, or the one before if the day stands for its 30th.
    private static func keptMonth(_ day: Day, _ date: LunarDate, of birth: Birth) -> LunarMonth? {
        let standsForThirtieth = birth.date.day == 30 && date.day == 1
        return (standsForThirtieth ? day.previous : day).flatMap { birth.calendar.month(containing: $0) }
    }
}

extension Birth {
    /// The certainty of a birthday.
    func certainty(of birthday: Birthday) -> Certainty {
        calendar.certainty(ofAnniversary: birthday.day, onDayOfMonth: date.day)
    }
}

extension Birthday {
    /// The age with its unit: 71歲, turns 71, 만 71세.
    func ageText(in language: CalendarLanguage) -> String {
        Names("\(age)岁", "\(age)歲", "turns \(age)", "만 \(age)세", "満\(age)歳", "\(age) tuổi")[language]
    }

    /// The age by the count of East Asia: 虛歲72, counting age 72.
    func countingAgeText(in language: CalendarLanguage) -> String {
        let age = countingAge
        return Names(
            "虚岁\(age)",
            "虛歲\(age)",
            "counting age \(age)",
            "세는나이 \(age)세",
            "数え年\(age)歳",
            "tuổi ta \(age)"
        )[language]
    }

    /// The lunar date on which the birthday is kept and why, 八月十五 (無閏八月); nil if it is that of the birth.
    func departure(from birth: Birth, in language: CalendarLanguage) -> String? {
        guard LunarMonthDay(date) != LunarMonthDay(birth.date) else { return nil }
        let kept = LunarMonthDay(date).text(in: language)
        let reasons = reasons.compactMap { birth.text(of: $0, in: language) }.joined(separator: ", ")
        return reasons.isEmpty ? kept : "\(kept) (\(reasons))"
    }
}

extension Birth {
    /// The month or day of the date of birth that a year lacks: 無閏八月, no 30th; nil if the year has both.
    func text(of absence: LunarDate.Absence, in language: CalendarLanguage) -> String? {
        let month = date.month.name(in: language)
        switch absence {
        case .outOfRange: return nil
        case .noSuchLeapMonth:
            return Names(
                "无\(month)",
                "無\(month)",
                "no \(month)",
                "\(month) 없음",
                "\(month)なし",
                "không có \(month)"
            )[language]
        case .noThirtiethDay:
            return Names("无三十", "無三十", "no 30th", "30일 없음", "30日なし", "không có ngày 30")[language]
        }
    }

    /// The title of the birthday: 媽媽的農曆生日, Mum's lunar birthday; without a name 農曆生日, Lunar birthday.
    func title(in language: CalendarLanguage) -> String {
        let birthday = Names("农历生日", "農曆生日", "Lunar birthday", "음력 생일", "旧暦の誕生日", "Sinh nhật âm lịch")[language]
        guard let name else { return birthday }
        return Names(
            "\(name)的农历生日",
            "\(name)的農曆生日",
            "\(name)'s lunar birthday",
            "\(name) 음력 생일",
            "\(name)の旧暦の誕生日",
            "Sinh nhật âm lịch của \(name)"
        )[language]
    }
}
