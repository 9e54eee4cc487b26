// Birthdays, ages, and days counted from a birth or a death.

import AlmanacCore
import AlmanacNames

extension QuestionReader {
    /// The day of a birth with the age today, or its year with the age in today's; nil for a birth after today.
    func age(of born: Asked) throws(QuestionError) -> Asked? {
        let today = try requireToday()
        let (age, counted): (Int, Int)
        switch born.subject {
        case .years(let years) where years.count == 1:
            age = GregorianDate(today).year - years.lowerBound
            counted = age + 1
        // 农历 alone reads as today, which is no day of birth: 农历生日.
        case .day(let day) where day < today:
            guard let now = festivals.calendar.lunarDate(on: today), let then = festivals.calendar.lunarDate(on: day)
            else { return nil }
            let years = GregorianDate(today).year - GregorianDate(day).year
            age = MonthDay(today) < MonthDay(day) ? years - 1 : years
            counted = now.year - then.year + 1
        default: return nil
        }
        return age < 0 ? nil : Asked(born.subject, .plain, [.age(age, counted: counted)])
    }

    /// The last year of an animal, with the ages of those who were born in it or in one before, up to a hundred years.
    func ages(_ values: SlotValues) throws(QuestionError) -> Asked? {
        let today = try requireToday()
        guard let next = try lunarYear(values), let current = festivals.calendar.lunarDate(on: today)?.year else {
            return nil
        }
        let born = next > current ? next - 12 : next
        let ages = Array(stride(from: GregorianDate(today).year - born, through: 100, by: 12))
        return Asked(.years(born...born), .plain, [.ages(ages)])
    }

    /// The day in a year on which a birthday or a day of remembrance is kept, or the next one, by the rules of
    /// `AnniversaryRule.oncePerYear`; of a Gregorian date without a year the date itself.
    func anniversary(of about: Asked, in gregorianYear: Int?) throws(QuestionError) -> Asked? {
        let (calendar, today) = (festivals.calendar, try requireToday())
        // Nobody has a birthday before being born.
        if case .day(let birth) = about.subject, let gregorianYear, gregorianYear < GregorianDate(birth).year {
            return nil
        }
        let kept: LunarMonthDay
        switch about.subject {
        case .occasion(.lunarDay(let monthDay), in: nil): kept = monthDay
        case .day(let day) where about.isLunar && day < today:
            guard let date = calendar.lunarDate(on: day) else { throw .outOfRange }
            kept = LunarMonthDay(date)
        // 农历 alone reads as today, which is no date of a birth: 农历生日.
        case .day(let day) where about.isLunar && day == today: return nil
        case .day(let day):
            guard let gregorianYear else { return about }
            return Asked(.day(try self.day(gregorianYear - GregorianDate(day).year, unit: 4, from: day)))
        default: return nil
        }
        guard let year = calendar.lunarDate(on: today)?.year else { throw .outOfRange }
        let first = gregorianYear.map { $0 - 1 } ?? year
        let days = calendar.anniversaries(of: kept, inLunarYears: first...first + 1)
        // A Gregorian year may lack a date late in the lunar year: the day of the lunar year of that number is told.
        let next = try within(
            days.first { gregorianYear == nil ? $0 >= today : GregorianDate($0).year == gregorianYear }
                ?? (gregorianYear == nil ? nil : days.last)
        )
        var asked = Asked(
            .day(next),
            .plain,
            calendar.lunarDate(on: next).map { LunarMonthDay($0) } == kept ? [] : [.kept(kept)]
        )
        asked.isLunar = true
        return asked
    }

    /// The lunar date of a birth on a Gregorian day with its year; nil for any other, and for a birth after today or after the year that
    /// is asked about.
    func lunarDate(ofBirth born: Asked, before year: Int?) throws(QuestionError) -> Asked? {
        guard case .day(let day) = born.subject, born.anchor == .fixed, day <= (try requireToday()),
            (year ?? .max) >= GregorianDate(day).year, let date = festivals.calendar.lunarDate(on: day)
        else { return nil }
        return Asked(.occasion(.lunarDay(LunarMonthDay(date)), in: nil))
    }

    /// The day, or the year, on which a person born on a day, or in a year, reaches an age, or a number of days or a lunar month is over.
    ///
    /// - Parameter number: 1 for the day with a number, of which the first is the day of birth; a negative one is the value of a season.
    func reached(_ values: SlotValues, _ number: Int = 0, from born: Asked) throws(QuestionError) -> Asked? {
        let milestone = -(values[.season] ?? min(number, 0))
        let (unit, count) =
            milestone > 0
            ? (milestone / 1000, milestone % 1000)
            : number > 0 ? (1, (values[.count] ?? 0) - 1) : (4, values[.count] ?? 0)
        if unit == 4, case .years(let years) = born.subject {
            return Asked(.years(years.lowerBound + count...years.lowerBound + count))
        }
        // Of years the year of the birth is needed; of days a birth without one is the last such day.
        guard case .day(var day) = born.subject, unit < 4 || born.anchor != .returning else { throw .noBirth }
        if born.anchor == .returning, day > (try requireToday()) { day = try self.day(-1, unit: 4, from: day) }
        let found = try self.day(count, unit, after: day, isLunar: born.isLunar)
        // 12월 25일부터 100일째 may be ahead.
        if number > 0, born.anchor == .returning, found < (try requireToday()) { throw .noBirth }
        // 古希 was the seventieth year by lunar count, and is now the seventieth birthday.
        let isCounted = milestone > 0 && unit == 4 && count >= 70
        let other = isCounted ? try self.day(count - 1, unit, after: day, isLunar: born.isLunar) : nil
        return Asked(.day(found), .plain, other.map { [.other($0)] } ?? (unit == 1 ? [.firstDayCounted] : []))
    }

    private func day(_ count: Int, _ unit: Int, after day: Day, isLunar: Bool) throws(QuestionError) -> Day {
        let calendar = festivals.calendar
        guard let date = calendar.lunarDate(on: day), unit == 3 || unit == 4 && isLunar else {
            return try self.day(count, unit: unit, from: day)
        }
        let year = date.year + count
        if unit == 4 {
            return try within(calendar.anniversaries(of: LunarMonthDay(date), inLunarYears: year...year).first)
        }
        let next = calendar.month(containing: day).flatMap { calendar.month(after: $0) }
        return try within(next.flatMap { $0.day(min(date.day, $0.length)) })
    }
}

extension Int {
    /// Whether a value of the slot for seasons is a count from a birth.
    var isCount: Bool { (-9999..<0).contains(self) }
}

extension Reading {
    /// An age, a birthday, or the day of a count from a birth.
    mutating func birth(_ row: Vocabulary.Row, _ values: SlotValues) throws(QuestionError) -> Asked? {
        switch row.kind {
        case .age where values[.branch] != nil: return try reader.ages(values)
        case .age:
            guard let about = try part(of: .age, values, .text) else { return nil }
            return try reader.age(of: about)
        case .birthday:
            // The year is the one asked about: 음력 생일이 8월 15일인데 내년엔 언제.
            var date = values
            (date[.year], date[.yearOffset]) = (nil, nil)
            let isText = values[.text] != nil
            var about = isText ? try part(of: .birthday, values, .text) : try reader.date(date, isLunar: true)
            // A word for the lunar calendar without a date is the date of today: 明年农历的同一天.
            if !isText, case .day(let day)? = about?.subject, values[.day] ?? values[.lunarDay] == nil {
                about = reader.festivals.calendar.lunarDate(on: day).map {
                    Asked(.occasion(.lunarDay(LunarMonthDay($0)), in: nil))
                }
            }
            let year = try reader.year(values)
            if row.number == 1, let born = about { about = try reader.lunarDate(ofBirth: born, before: year) }
            guard let about else { return nil }
            return try reader.anniversary(of: about, in: year)
        default:
            if let season = values[.season], !season.isCount { return nil }
            guard values[.text] != nil else { throw .noBirth }
            guard let about = try part(of: .birthday, values, .text) else { return nil }
            return try reader.reached(values, row.number, from: about)
        }
    }
}
