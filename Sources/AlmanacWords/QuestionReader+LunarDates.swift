// Lunar dates, months and years of the values that patterns have read.

import AlmanacCore
import AlmanacNames

extension QuestionReader {
    /// A date, month or year of the lunar calendar.
    func lunarDate(_ values: SlotValues) throws(QuestionError) -> Asked? {
        var values = values
        var number = values[.month] ?? values[.lunarMonth] ?? values[.monthName]
        let isLeap = values[.leap] != nil
        guard let day = values[.lunarDay] ?? values[.plainLunarDay] ?? values[.day] else {
            return try lunarMonth(values, number, isLeap)
        }
        guard day < 31 else { throw .noSuchLunarDay }
        // Month 13 is the turn of the year: 30 tết, mùng 3 tết, 大年初二. Its first day goes by the name of the festival; by month
        // 14, 年廿八, 年初五, so do those to the third.
        if let turn = values[.lunarMonth], turn > 12 {
            guard day > (turn == 13 ? 1 : 3) else { return nil }
            number = day > 20 ? 12 : 1
            // 30 tết 2027 is before that year begins.
            if day > 20, let year = values[.year], values[.lunarMark] == nil { values[.year] = year - 1 }
        }
        guard let number else { return try nextDay(day, inMonth: values[.relative]) }
        if day < 0, number < 12 {
            guard case .days(let days) = try lunarMonth(values, number, isLeap)?.subject else { return nil }
            return Asked(.day(days.lastDay))
        }
        guard let monthDay = LunarMonthDay(month: number, isLeap: isLeap, day: day < 0 ? 30 : day) else { return nil }
        guard let year = try lunarYear(ofDay: monthDay, values) else {
            let asked = Asked(.occasion(.lunarDay(monthDay), in: nil))
            guard monthDay.isLastOfYear, today != nil, let next = try self.day(of: asked) else { return asked }
            let isThirtieth = festivals.calendar.lunarDate(on: next)?.day == 30
            return isThirtieth ? asked : Asked(asked.subject, .plain, [.lastDayOfYear])
        }
        guard let date = LunarDate(year: year, monthDay) else { throw .outOfRange }
        if let found = festivals.calendar.day(of: date) {
            return Asked(.day(try within(found)), .plain, try notes(of: monthDay, values, year))
        }
        switch festivals.calendar.absence(of: date) {
        case .noThirtiethDay where monthDay.isLastOfYear:
            return Asked(.day(try within(festivals.calendar.lunarYear(year)?.lastDay)), .plain, [.lastDayOfYear])
        case .noSuchLeapMonth: throw .noSuchLeapMonth(year: year, festivals.calendar.leapMonth(inLunarYear: year))
        case .noThirtiethDay: throw .noThirtiethDay(monthDay.month, year: year)
        case .outOfRange, nil: throw .outOfRange
        }
    }

    /// The lunar year of the values; of a stem and branch alone the nearest.
    func lunarYear(_ values: SlotValues) throws(QuestionError) -> Int? {
        if let pillar = values[.pillar], values[.year] == nil, values[.eraYear] == nil {
            let current = try currentLunarYear()
            // The next such year is after this one, the last one before it.
            let first = values[.relative].map { $0 > 0 ? current + 1 : $0 < 0 ? current - 60 : current } ?? current - 30
            return (first..<first + 60).first { StemBranch.year($0).index == pillar }
        }
        if let branch = values[.branch] {
            let offset = values[.relative] ?? 0
            let first = try currentLunarYear() + 12 * offset - (offset > 0 ? 11 : 0)
            return (first..<first + 12).first { Int(StemBranch.year($0).branch.rawValue) == branch }
        }
        // 明年 is the Gregorian year, as with festivals; only of a lunar date that is said to be one it is the lunar year.
        if let offset = values[.yearOffset], values[.lunarMark] != nil { return try currentLunarYear() + offset }
        guard let year = try year(values) else { return nil }
        if let pillar = values[.pillar], StemBranch.year(year).index != pillar { throw .notUnderstood }
        return year
    }

    /// The lunar year of the values for a day. At the end of a lunar year, after 1 January, this year's month 12 is the one that ends, as
    /// with festivals: 今年腊月三十 is 今年除夕.
    private func lunarYear(ofDay date: LunarMonthDay, _ values: SlotValues) throws(QuestionError) -> Int? {
        guard let year = try lunarYear(values), let offset = values[.yearOffset], values[.lunarMark] == nil,
            date.month.number == 12, values[.pillar] == nil, values[.branch] == nil
        else { return try lunarYear(values) }
        let (today, current) = (try requireToday(), year - offset)
        let last =
            LunarDate(year: current - 1, date).flatMap { festivals.calendar.day(of: $0) }
            ?? (date.isLastOfYear ? festivals.calendar.lunarYear(current - 1)?.lastDay : nil)
        return last.map { $0 >= today } ?? false ? year - 1 : year
    }

    /// The other day that 明年 and its like may mean between 1 January and New Year's day.
    private func notes(of date: LunarMonthDay, _ values: SlotValues, _ year: Int) throws(QuestionError) -> [Asked.Note]
    {
        guard let offset = values[.yearOffset] else { return [] }
        let years = (GregorianDate(try requireToday()).year + offset, try currentLunarYear() + offset)
        let other = LunarDate(year: years.0 == year ? years.1 : years.0, date).flatMap {
            festivals.calendar.day(of: $0)
        }
        return years.0 == years.1 ? [] : other.map { [.other($0)] } ?? []
    }

    private func currentLunarYear() throws(QuestionError) -> Int {
        guard let date = festivals.calendar.lunarDate(on: try requireToday()) else { throw .outOfRange }
        return date.year
    }

    /// The Gregorian date that a month and a day are where a festival of the reader's is fixed on it and none is on the lunar date: mùng 8
    /// tháng 3, as Vietnamese speak of the first ten days of either calendar.
    func fixedFestival(_ values: SlotValues, instead lunar: Asked?) throws(QuestionError) -> Asked? {
        let marks: [Slot] = [.lunarMark, .lunarDay, .lunarMonth, .leap, .pillar, .relative]
        guard let lunar, let number = values[.month], let day = values[.day],
            marks.allSatisfy({ values[$0] == nil }), MonthDay(month: number, day: day) != nil,
            case .day(let found)? = try date(values, isLunar: false)?.subject, let other = try self.day(of: lunar)
        else { return nil }
        let later = try self.day(1, unit: 4, from: found)
        let ids = festivals.on(later).map { $0.id }
        guard festivals.on(other).isEmpty, festivals.on(found).contains(where: { ids.contains($0.id) }) else {
            return nil
        }
        return Asked(.day(found), .plain, [.other(other)])
    }

    /// A lunar month, without a year the one of today or the next; a lunar year, or today's lunar date of the word alone.
    private func lunarMonth(_ values: SlotValues, _ number: Int?, _ isLeap: Bool) throws(QuestionError) -> Asked? {
        let named = try lunarYear(values)
        if number == nil, named == nil, let offset = values[.relative], values[.lunarMark] != nil {
            let month = try self.month(offset)
            return try days(month.firstDay, month.lastDay)
        }
        guard let number else {
            guard let year = named else { return values[.lunarMark] == 2 ? nil : Asked(.day(try requireToday())) }
            guard let found = festivals.calendar.lunarYear(year) else { throw .outOfRange }
            return Asked(.days(found.days))
        }
        guard let wanted = LunarMonthNumber(number: number, isLeap: isLeap) else { throw .noSuchMonth }
        let first = if let named { named } else { try currentLunarYear() }
        for year in first...(named ?? max(first, festivals.calendar.lunarYears.upperBound)) {
            guard let month = festivals.calendar.month(wanted, inLunarYear: year) else { continue }
            if named == nil, year == first {
                let today = try requireToday()
                if month.lastDay < today { continue }
            }
            return try days(month.firstDay, month.lastDay)
        }
        throw isLeap && named != nil
            ? .noSuchLeapMonth(year: first, festivals.calendar.leapMonth(inLunarYear: first)) : .outOfRange
    }

    /// The next day that a custom singles out; the calendar has to have the custom.
    func next(custom: Int) throws(QuestionError) -> Day {
        let today = try requireToday()
        guard let days = DayRange(from: today, to: today.advanced(by: 61) ?? today),
            let found = festivals.days(of: Asked.Occasion(custom: custom), in: days).first
        else { throw .notUnderstood }
        return try within(found)
    }

    /// The last day before today with a number in its lunar month.
    func previous(lunarDay number: Int) throws(QuestionError) -> Day? {
        guard (1...30).contains(number) else { return nil }
        var day = try requireToday().previous
        while let last = day, heldDays.contains(last), festivals.calendar.lunarDate(on: last)?.day != number {
            day = last.previous
        }
        return try within(day)
    }

    /// The lunar month of today, or one some months after it.
    private func month(_ offset: Int) throws(QuestionError) -> LunarMonth {
        let calendar = festivals.calendar
        // The middle of the month before or after is 15 days and whole months from the first day of this one.
        let first = calendar.month(containing: try requireToday())?.firstDay
        let middle = first?.advanced(by: 15 + offset * 59 / 2)
        guard let month = middle.flatMap({ calendar.month(containing: $0) }) else { throw .outOfRange }
        return month
    }

    /// The next day with a number in its lunar month, or that day of the month some months after this one; -1 is the last day.
    private func nextDay(_ number: Int, inMonth offset: Int?) throws(QuestionError) -> Asked? {
        let (calendar, today) = (festivals.calendar, try requireToday())
        var month = try month(0)
        if let offset {
            let other = try self.month(offset)
            guard number <= other.length else { throw .noThirtiethDay(other.month, year: other.year) }
            return Asked(.day(try within(other.day(number))))
        }
        while true {
            if let day = month.day(number), day >= today { return Asked(.day(try within(day))) }
            guard let next = month.lastDay.next.flatMap({ calendar.month(containing: $0) }) else { throw .outOfRange }
            month = next
        }
    }
}

extension LunarMonth {
    /// A day by its number, the last one by -1; nil if there is none.
    func day(_ number: Int) -> Day? {
        number < 0 ? lastDay : number <= length ? firstDay.advanced(by: number - 1) : nil
    }
}
