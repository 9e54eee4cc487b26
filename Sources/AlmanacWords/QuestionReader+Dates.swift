// Days, months and years of the values that patterns have read.

import AlmanacCore
import AlmanacNames

extension QuestionReader {
    /// A date, or a month or year, of either calendar.
    func date(_ values: SlotValues, isLunar: Bool) throws(QuestionError) -> Asked? {
        if let compact = values[.compactDate] {
            return Asked(.day(try gregorian(compact / 10_000, compact / 100 % 100, compact % 100)))
        }
        if let offset = values[.dayOffset] {
            // 去年今天, 下周今天
            let weeks = try day(values[.relative] ?? 0, unit: 2, from: day(offset, unit: 1))
            return Asked(.day(try day(values[.yearOffset] ?? 0, unit: 4, from: weeks)))
        }
        if let custom = values[.customDay] {
            let isOneDay = custom <= Rokuyo.allCases.count
            return Asked(isOneDay ? .day(try next(custom: custom)) : .occasion(Asked.Occasion(custom: custom), in: nil))
        }
        let lunarSlots: [Slot] = [.lunarDay, .plainLunarDay, .lunarMark, .lunarMonth, .leap, .pillar]
        if isLunar || lunarSlots.contains(where: { values[$0] != nil }) {
            var asked = try lunarDate(values)
            asked?.isLunar = true
            return asked
        }
        if let offset = values[.relative], let day = values[.day] {
            let month = try month(YearMonth(try requireToday()).advanced(by: offset))
            guard let found = month.day(day) else { throw .noSuchDay(month) }
            return Asked(.day(try within(found)))
        }
        if values[.relative] != nil { return Asked(.month(try month(in: values))) }
        let year = try year(values)
        switch (year, values[.month] ?? values[.monthName], values[.day]) {
        case (let year?, let number?, let day?): return Asked(.day(try gregorian(year, number, day)))
        case (let year?, let number?, nil): return Asked(.month(try month(try yearMonth(year, number))))
        case (let year?, nil, nil):
            _ = try within(YearMonth(year: year, month: 1)?.firstDay)
            return Asked(.years(year...year))
        case (nil, let number?, let day?):
            let notes =
                values[.monthName] == nil && values[.weekday] == nil && values[.solarMark] == nil
                ? LunarMonthDay(month: number, day: day).map { [Asked.Note.gregorian(lunar: $0)] } ?? [] : []
            return Asked(.day(try next(number, day)), .plain, notes)
        case (nil, let number?, nil):
            return Asked(.month(try month(try yearMonth(GregorianDate(try requireToday()).year, number))))
        default: return nil
        }
    }

    /// The Gregorian year of the values: its number, that of an era, or the distance from this one.
    func year(_ values: SlotValues) throws(QuestionError) -> Int? {
        if let year = values[.year] ?? values[.eraYear].map({ $0 & 0xFFFF }) { return year }
        guard let offset = values[.yearOffset] else { return nil }
        return GregorianDate(try requireToday()).year + offset
    }

    private func yearMonth(_ year: Int, _ number: Int) throws(QuestionError) -> YearMonth {
        guard (1...12).contains(number), let month = YearMonth(year: year, month: number) else { throw .noSuchMonth }
        return month
    }

    private func gregorian(_ year: Int, _ number: Int, _ day: Int) throws(QuestionError) -> Day {
        let month = try yearMonth(year, number)
        guard let found = month.day(day) else { throw .noSuchDay(month) }
        return try within(found)
    }

    /// A month, if the table has all of it.
    func month(_ month: YearMonth?) throws(QuestionError) -> YearMonth {
        guard let month, heldDays.contains(month.firstDay), heldDays.contains(month.lastDay) else {
            throw .outOfRange
        }
        return month
    }

    /// The month with a number or a name, of the given year or of this one, or the next or last such month; without a number the month
    /// at a distance from this one.
    func month(in values: SlotValues) throws(QuestionError) -> YearMonth {
        let (today, offset) = (try requireToday(), values[.relative] ?? 0)
        guard let number = values[.month] ?? values[.monthName] else {
            return try month(YearMonth(today).advanced(by: offset))
        }
        let year = try year(values)
        let month = try yearMonth(year ?? GregorianDate(today).year, number)
        let turn = offset > 0 && month <= YearMonth(today) ? 1 : offset < 0 && month >= YearMonth(today) ? -1 : 0
        return try self.month(month.advanced(by: 12 * turn))
    }

    /// The month itself, or the one a year later if it is over and the words have no year.
    func ahead(_ month: YearMonth, _ values: SlotValues) throws(QuestionError) -> YearMonth {
        guard try year(values) == nil, values[.relative] == nil, month < YearMonth(try requireToday()) else {
            return month
        }
        return try self.month(month.advanced(by: 12))
    }

    /// The day on which a month and day is next, today included.
    private func next(_ number: Int, _ dayOfMonth: Int) throws(QuestionError) -> Day {
        let month = try yearMonth(2000, number)
        guard month.day(dayOfMonth) != nil, let date = MonthDay(month: number, day: dayOfMonth) else {
            // No year is longer than 2000; the year that the reader means is this one.
            throw .noSuchDay(YearMonth(year: GregorianDate(try requireToday()).year, month: number) ?? month)
        }
        let today = try requireToday()
        let year = GregorianDate(today).year
        // 29 February may be eight years ahead.
        return try within((year...year + 8).lazy.compactMap { date.day(inYear: $0) }.first { $0 >= today })
    }

    /// The next day with a number in its month, today included, perhaps only on a weekday: Friday the 13th.
    func next(dayOfMonth number: Int, _ weekday: Weekday? = nil) throws(QuestionError) -> Day {
        let today = try requireToday()
        guard (1...31).contains(number) else { throw .notUnderstood }
        // This ends: at least one of two months in a row has 31 days, and within 28 years each day falls on every weekday.
        var month = YearMonth(today)
        while true {
            if let day = month.day(number), day >= today, weekday == nil || day.weekday == weekday {
                return try within(day)
            }
            month = try self.month(month.advanced(by: 1))
        }
    }

    /// Numbers of which one is the month and the other the day, by the order of the country.
    ///
    /// - Parameter era: The Gregorian year before year 1 of the era that needs no name: 79/5/20.
    func ordered(_ values: SlotValues, era: Int?) throws(QuestionError) -> Asked? {
        guard let first = values[.month] else { return nil }
        if let third = values[.count] { return try withShortYear(first, values[.day] ?? 0, third, era) }
        guard let second = values[.day] else {
            guard let year = values[.year] else { return nil }
            return Asked(.month(try month(try yearMonth(year, first))))
        }
        // Without a year the country of a date with the year first has the month before the day.
        let order = order == .yearFirst && values[.year] == nil ? .monthFirst : order
        let isDayFirst = order == .dayFirst
        var numbers = isDayFirst ? (second, first) : (first, second)
        if numbers.0 > 12, numbers.1 <= 12 { numbers = (numbers.1, numbers.0) }
        var values = values
        (values[.month], values[.day]) = numbers
        guard let asked = try date(values, isLunar: false) else { return nil }
        guard numbers.0 != numbers.1, numbers.1 <= 12, let day = try day(of: asked) else { return asked }
        (values[.month], values[.day]) = (numbers.1, numbers.0)
        guard let swapped = try date(values, isLunar: false), let other = try self.day(of: swapped) else {
            return asked
        }
        guard let order, order != .yearFirst else { throw .ambiguousDays([min(other, day), max(other, day)]) }
        var noted = Asked(asked.subject, .plain, [.order(order, other: other)] + asked.notes)
        noted.isLunar = asked.isLunar
        return noted
    }
}

extension QuestionReader {
    /// Three numbers, of which the order of the country has one for the last two digits of the year: 12/25/26, 26.12.25.
    private func withShortYear(
        _ first: Int,
        _ second: Int,
        _ third: Int,
        _ era: Int?
    ) throws(QuestionError) -> Asked? {
        let (year, month, day) =
            switch order {
            case .yearFirst: (first, second, third)
            case .monthFirst: (third, first, second)
            case .dayFirst: (third, second, first)
            case nil: (0, 0, 0)
            }
        guard (10...99).contains(year), (1...12).contains(month) else { return nil }
        let whole = wholeYear(ofTwoDigits: year, era: era)
        let found = try gregorian(whole, month, day)
        guard let order, order != .yearFirst, month != day, day <= 12,
            let other = YearMonth(year: whole, month: day)?.day(month)
        else { return Asked(.day(found)) }
        return Asked(.day(found), .plain, [.order(order, other: other)])
    }
}

// MARK: - Ages

extension QuestionReader {
    /// The day of a birth with the age today, or its year with the age in today's; nil for a birth after that.
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
}

extension QuestionReader {
    /// The last year of an animal, with the ages of those who were born in it or in one before, up to a hundred years.
    func ages(_ values: SlotValues) throws(QuestionError) -> Asked? {
        let today = try requireToday()
        guard let next = try lunarYear(values), let current = festivals.calendar.lunarDate(on: today)?.year else {
            return nil
        }
        let born = next > current ? next - 12 : next
        let ages = Array(stride(from: GregorianDate(today).year - born, to: 100, by: 12))
        return Asked(.years(born...born), .plain, [.ages(ages)])
    }
}

// MARK: - Words for days near today

extension QuestionReader {
    /// The day some days, weeks, months or years from today.
    func day(_ count: Int, unit: Int) throws(QuestionError) -> Day {
        try day(count, unit: unit, from: requireToday())
    }

    /// The day some days, weeks, months or years from another, by the numbers of the unit slot; the last day of a month that is too
    /// short. Half a month is 15 days.
    func day(_ count: Int, unit: Int, from start: Day) throws(QuestionError) -> Day {
        if unit <= 2 { return try within(start.advanced(by: unit == 1 ? count : count * 7)) }
        if unit == 6 { return try within(start.advanced(by: count * 15)) }
        if unit == 8 { return try day(count.signum(), unit: 6, from: day(count, unit: 3, from: start)) }
        let months = unit == 3 ? count : unit == 5 ? count * 6 : count * 12 + (unit == 7 ? count.signum() * 6 : 0)
        guard let month = YearMonth(start).advanced(by: months) else { throw .outOfRange }
        return try within(month.day(min(GregorianDate(start).day, month.length)))
    }

    /// A weekday of a month by its count, or without one the last; nil if the month has fewer.
    func weekdayOfMonth(_ values: SlotValues) throws(QuestionError) -> Day? {
        guard let number = values[.weekday] else { return nil }
        let (weekday, month) = (Weekday(daysAfterMonday: number - 1), try ahead(month(in: values), values))
        guard let count = values[.count] ?? values[.day] else { return try within(month.lastDay.onOrBefore(weekday)) }
        // Without a month it is one from today on: 第3月曜日. A fifth one may be three months ahead.
        let named = values[.month] ?? values[.monthName] ?? values[.relative] ?? values[.yearOffset] ?? values[.year]
        let start = named == nil ? try requireToday() : .min
        for distance in 0...(named == nil ? 3 : 0) {
            let day = month.advanced(by: distance)?.day(count, weekday)
            if let day, heldDays.contains(day), day >= start { return day }
        }
        return nil
    }

    /// The last day of an occasion before today for a count of 1, the one before that for 2.
    func previous(_ occasion: Asked.Occasion, _ count: Int) throws(QuestionError) -> Day {
        let today = try requireToday()
        guard let days = DayRange(from: heldDays.firstDay, to: today.previous ?? today),
            let found = home(of: occasion).days(of: occasion, in: days).dropLast(count - 1).last
        else { throw .outOfRange }
        return found
    }

    /// Days, if the table has all of them.
    func days(_ first: Day?, _ last: Day?) throws(QuestionError) -> Asked {
        Asked(.days(try within(first)...(try within(last))))
    }

    /// The first day of the week of today or of another.
    private func week(_ offset: Int, beginning weekday: Weekday) throws(QuestionError) -> Day {
        try within(try requireToday().onOrBefore(weekday)?.advanced(by: 7 * offset))
    }

    /// A weekday: on or after today, after it if it is the next one, before it if it is the last one.
    func weekday(_ values: SlotValues) throws(QuestionError) -> Asked? {
        guard let number = values[.weekday] else { return nil }
        let (today, weekday) = (try requireToday(), Weekday(daysAfterMonday: number - 1))
        switch values[.relative] {
        case -1: return Asked(.day(try within(today.previous?.onOrBefore(weekday))))
        case 2, -2:
            let near = values[.relative] == 2 ? today.next?.onOrAfter(weekday) : today.previous?.onOrBefore(weekday)
            return Asked(.day(try within(near?.advanced(by: values[.relative] == 2 ? 7 : -7))))
        case 1:
            let next = try within(today.next?.onOrAfter(weekday))
            let later = try week(1, beginning: firstWeekday).onOrAfter(weekday)
            return Asked(.day(next), .plain, later.flatMap { $0 > next ? [.other($0)] : nil } ?? [])
        default: return Asked(.day(try within(today.onOrAfter(weekday))))
        }
    }

    /// A week, or a weekday of it. Sunday is the day after Saturday, also where calendars begin the week with Sunday.
    func week(_ values: SlotValues) throws(QuestionError) -> Asked? {
        let offset = values[.relative] ?? values[.count] ?? 0
        let first = try week(offset, beginning: firstWeekday)
        guard let number = values[.weekday] else { return try days(first, first.advanced(by: 6)) }
        let weekday = Weekday(daysAfterMonday: number - 1)
        let (other, day) = (first.onOrAfter(weekday), try within(week(offset, beginning: .monday).onOrAfter(weekday)))
        return Asked(.day(day), .plain, other.flatMap { $0 != day ? [.other($0)] : nil } ?? [])
    }

    /// The Saturday and Sunday of this week, which has Monday first, or of another.
    func weekend(_ offset: Int) throws(QuestionError) -> Asked {
        let monday = try week(offset, beginning: .monday)
        return try days(monday.advanced(by: 5), monday.advanced(by: 6))
    }

    /// Days that go by one name, written as first and last month and day, of a year or the next.
    func season(_ ends: Int, _ year: Int?) throws(QuestionError) -> DayRange {
        let (first, last) = (abs(ends) / 10_000, abs(ends) % 10_000)
        let today = try year == nil ? requireToday() : table.days.firstDay
        let current = GregorianDate(today).year
        // A season over the turn of the year may have begun last year.
        let turn = last < first ? 1 : 0
        for year in (year ?? current - turn)...(year ?? current + 1) {
            let (from, to) = (
                try gregorian(year, first / 100, first % 100), try gregorian(year + turn, last / 100, last % 100)
            )
            if to >= today { return from...to }
        }
        throw .outOfRange
    }
}
