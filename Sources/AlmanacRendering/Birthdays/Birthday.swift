import Almanac

/// A date of birth.
package enum BirthDate: Hashable, Sendable {
    /// A day, and whether its birthdays are kept in the lunar calendar.
    case day(Day, isLunar: Bool)
    /// A month and day of an unknown year.
    case lunar(LunarMonthDay)
    case gregorian(MonthDay)
}

/// A birth or a death, and how its month and day are kept in other years.
package struct Birth: Sendable {
    /// The festivals of the reader, of the calendar of lunar dates.
    let festivals: Festivals
    /// The lunar month and day that are kept; nil if the Gregorian ones are.
    let monthDay: LunarMonthDay?
    /// The Gregorian month and day; nil if they are unknown.
    let gregorian: MonthDay?
    /// The year of birth in the calendar in which the birthday is kept; nil if it is unknown.
    let year: Int?
    /// The day of birth; nil if its year is unknown.
    let day: Day?
    /// The name of the person: any text; nil if none is given.
    let name: String?
    /// Birthdays have ages, memorials have none.
    let kind: Kind
    /// The day in years without the leap month, without the 30th or without 29 February.
    let rule: AnniversaryRule

    /// A birth on a date; nil if the calendar does not reach it.
    package init?(_ date: BirthDate, name: String?, kind: Kind, rule: AnniversaryRule, _ festivals: Festivals) {
        (self.name, self.kind, self.rule, self.festivals) = (name, kind, rule, festivals)
        switch date {
        case .day(let day, let isLunar):
            guard let date = festivals.calendar.lunarDate(on: day) else { return nil }
            (self.day, gregorian, monthDay) = (day, MonthDay(day), isLunar ? LunarMonthDay(date) : nil)
            year = isLunar ? date.year : GregorianDate(day).year
        case .lunar(let found): (day, gregorian, monthDay, year) = (nil, nil, found, nil)
        case .gregorian(let found): (day, gregorian, monthDay, year) = (nil, found, nil, nil)
        }
    }

    /// The calendar of lunar dates.
    var calendar: LunisolarCalendar { festivals.calendar }

    /// The birthdays of the next years in which there is one, the birth itself not among them.
    ///
    /// - Parameters:
    ///   - from: The first day on which one may fall.
    ///   - last: The last day on which one may fall.
    ///   - years: The number of years. By a rule that keeps the leap month too, a year can have two birthdays.
    /// - Returns: Fewer where the calendar ends.
    func birthdays(from: Day, to last: Day = .max, years: Int = .max) -> [Birthday] {
        let (first, end) = (GregorianDate(from).year, GregorianDate(last).year)
        var (found, counted): ([Birthday], Int) = ([], 0)
        // A lunar year ends in the Gregorian one after it.
        for year in calendar.lunarYears.lowerBound...calendar.lunarYears.upperBound + 1
        where (first - 1...end).contains(year) && counted < years {
            let birthdays = birthdays(ofYear: year).filter { $0.day >= from && $0.day <= last }
            counted += birthdays.isEmpty ? 0 : 1
            found += birthdays
        }
        return found
    }

    /// The days on which both birthdays fall, the lunar one as it is kept and the Gregorian one.
    var sharedBirthdays: [Birthday] { birthdays(from: .min).filter { MonthDay($0.day) == gregorian } }

    /// Why a year has no birthday by a rule that skips years.
    func reasonToSkip(_ year: Int) -> LunarDate.Absence {
        let isMissing = monthDay.map { $0.month.isLeap && calendar.leapMonth(inLunarYear: year) != $0.month } ?? false
        return isMissing && rule.leapMonth == .skip ? .noSuchLeapMonth : .noThirtiethDay
    }

    /// The birthdays after the birth that belong to a year, lunar or Gregorian as they are kept.
    private func birthdays(ofYear year: Int) -> [Birthday] {
        var days = monthDay.map { calendar.anniversaries(of: $0, inLunarYears: year...year, rule: rule) } ?? []
        if monthDay == nil, let gregorian {
            // 29 February is kept as the 30th is in a short month.
            let last = YearMonth(year: year, month: 2)?.lastDay
            let other: Day? = rule.thirtieth == .skip ? nil : rule.thirtieth == .lastDay ? last : last?.next
            days = [gregorian.day(inYear: year) ?? other].compactMap(\.self)
        }
        return days.filter { $0 > day ?? .min }.compactMap { Birthday($0, ofYear: year, of: self) }
    }
}

/// A day on which a birthday is kept.
struct Birthday {
    let day: Day
    let date: LunarDate
    /// The year to which the birthday belongs: that of the day in the calendar of the birthday, or the one before if the 30th of a
    /// last month is kept on New Year's day.
    let year: Int
    /// Whether it is kept in a leap month.
    let isInLeapMonth: Bool
    /// How old the person becomes: years since the birth, lunar or Gregorian; nil if its year is unknown.
    let age: Int?
    /// The age by the count of East Asia; nil if the year of birth is unknown.
    let countingAge: Int?
    /// Why the day is not the lunar month and day of the birth; empty if it is, or if the rule alone says so.
    let reasons: [LunarDate.Absence]

    /// The birthday of a day on which a birth is kept; nil if the calendar does not reach the day.
    fileprivate init?(_ day: Day, ofYear year: Int, of birth: Birth) {
        let (calendar, born) = (birth.calendar, birth.monthDay)
        // The first of a month may stand for the 30th of the one before.
        guard let date = calendar.lunarDate(on: day),
            let month = (born?.day == 30 && date.day == 1 ? day.previous : day).flatMap({
                calendar.month(containing: $0)
            })
        else { return nil }
        (self.day, self.date, self.year) = (day, date, year)
        let hasAge = birth.kind == .birthday
        age = hasAge ? birth.year.map { year - $0 } : nil
        countingAge = (hasAge ? birth.day : nil).flatMap { calendar.countingAge(on: day, bornOn: $0) }
        isInLeapMonth = month.month.isLeap
        reasons =
            born.map { born in
                let isMissing = born.month.isLeap && calendar.leapMonth(inLunarYear: year) != born.month
                return (isMissing ? [.noSuchLeapMonth] : []) + (born.day > month.length ? [.noThirtiethDay] : [])
            } ?? []
    }
}

extension Birthday {
    /// The age with its unit: 71歲, turns 71, 만 71세; nil if it is unknown.
    func ageText(in language: CalendarLanguage) -> String? {
        age.map { Phrase.turns.text(in: language, ["\($0)"]) }
    }

    /// The age by the count of East Asia: 虛歲72, counting age 72; nil if it is unknown.
    func countingAgeText(in language: CalendarLanguage) -> String? {
        countingAge.map { Phrase.countingAge.text(in: language, ["\($0)"]) }
    }

    /// The lunar date on which the birthday is kept and why, 八月十五 (無閏八月); nil if it is that of the birth.
    func departure(from birth: Birth, in language: CalendarLanguage) -> String? {
        guard let born = birth.monthDay, LunarMonthDay(date) != born else { return nil }
        let kept = LunarMonthDay(date).text(in: language)
        let reasons = reasons.compactMap { birth.text(of: $0, in: language) }.joined(separator: ", ")
        return reasons.isEmpty ? kept : "\(kept) (\(reasons))"
    }
}

extension Birth {
    func certainty(of birthday: Birthday) -> Certainty {
        guard let dayOfMonth = monthDay?.day else { return .certain }
        return calendar.certainty(ofAnniversary: birthday.day, onDayOfMonth: dayOfMonth, thirtieth: rule.thirtieth)
    }

    /// The month or day of the date of birth that a year lacks: 無閏八月, no 30th; nil if the year has both.
    func text(of absence: LunarDate.Absence, in language: CalendarLanguage) -> String? {
        guard absence != .outOfRange, let monthDay else { return nil }
        return absence.text(of: monthDay.month, in: language)
    }

    /// The title: 媽媽的農曆生日, Mum's lunar birthday, of a Gregorian one Mum's birthday; without a name 農曆生日.
    func title(in language: CalendarLanguage) -> String {
        let isLunar = kind == .birthday && monthDay != nil
        let birthday = isLunar ? Phrase.lunarBirthday.text(in: language) : kind.name(in: language)
        guard let name else { return birthday }
        // 외할머니 제사 is a whole title.
        if kind == .memorial && Kind(ofName: name) == .memorial { return name }
        return Phrase.ofPerson.text(in: language, [name, language == .english ? birthday.lowercased() : birthday])
    }

    /// The title with the age, if it is known.
    func title(of birthday: Birthday, in language: CalendarLanguage) -> String {
        title(in: language) + (birthday.ageText(in: language).map { " (\($0))" } ?? "")
    }

    /// The age by the count of East Asia, and the date that is kept in place of that of the birth.
    func details(of birthday: Birthday, in language: CalendarLanguage) -> [String] {
        [birthday.countingAgeText(in: language), birthday.departure(from: self, in: language)].compactMap(\.self)
    }

    /// The identifier of a birthday: the date of birth, the year, `L` for the second birthday of a year in a leap month, and a
    /// number made of the name. It is the same whatever the rule and whenever the file is made.
    func id(of birthday: Birthday) -> String {
        let isSecond = rule.leapMonth == .both && birthday.isInLeapMonth
        return "\(dateID)-\(birthday.year)\(isSecond ? "L" : "")-\((name ?? "").nameID)"
    }

    /// The date of birth in its calendar, `1956-8-15`, `8-15`; a Gregorian one after a `G`.
    package var dateID: String {
        let date = monthDay.map { "\($0)" } ?? gregorian.map { "\($0)" } ?? ""
        return (monthDay == nil ? "G" : "") + (year.map { "\($0)-" } ?? "") + date
    }

    /// A birthday as an event. Its description is the lunar date, the age by the count of East Asia, and why another date than
    /// that of the birth is kept.
    func event(_ birthday: Birthday, alarms: [ICalendarAlarm], in language: CalendarLanguage) -> ICalendarEvent {
        let certainty = certainty(of: birthday)
        let date = birthday.date.text(in: language, year: .numberAndPillar)
        let lines =
            [date] + details(of: birthday, in: language)
            + [calendar.remark(on: certainty, in: language)].compactMap(\.self)
        return ICalendarEvent(
            uid: "\(id(of: birthday)).\(kind.identifier).\(calendar.id)@almanac",
            stamp: releaseStamp(calendar.table.release),
            firstDay: birthday.day,
            lastDay: birthday.day,
            summary: certainty.sign + title(of: birthday, in: language),
            description: lines.joined(separator: "\n"),
            categories: [Feed.anniversaries.title(in: language)],
            alarms: alarms
        )
    }
}
