// The days of names, and whose names they are.

import AlmanacCore
import AlmanacNames

extension QuestionReader {
    /// The next Gregorian year if this year's day of an occasion is over and the lunar year has another at its end: 今年除夕, and
    /// from that on 明年除夕.
    func yearOfNext(_ occasion: Asked.Occasion, after year: Int) throws(QuestionError) -> Int? {
        let (today, home) = (try requireToday(), home(of: occasion))
        guard let days = DayRange(years: year...year + 1) else { return nil }
        let found = home.days(of: occasion, in: days)
        guard let next = found.first(where: { $0 >= today }), found[0] < today else { return nil }
        // One kept by the lunar date returns on it, or where a month is short a day earlier.
        guard let date = home.calendar.lunarDate(on: next), let last = home.calendar.lunarDate(on: found[0]) else {
            return nil
        }
        let isKeptSo = date.month == last.month && abs(date.day - last.day) < 2
        return isKeptSo && date.month.number == 12 && date.year == year ? year + 1 : nil
    }

    /// The days from the first of two festivals of one name to the end of the second, in a year or next: two days in a row, such as 小年
    /// in the north and in the south, or two parts of a season, such as 三伏. Others of one name are festivals of two countries.
    func period(_ occasions: [Asked.Occasion], _ year: Int?) throws(QuestionError) -> DayRange? {
        guard occasions.count == 2, case .festival(let id) = occasions[1] else { return nil }
        let start = if let days = try days(ofYear: year) { days.firstDay } else { try requireToday() }
        let from = start.advanced(by: -31) ?? start
        guard let range = DayRange(from: from, to: heldDays.lastDay) else { return nil }
        for last in home(of: occasions[0]).occurrences(of: id, in: range) ?? [] where last.lastDay >= start {
            guard let before = last.firstDay.advanced(by: -92), let days = DayRange(from: before, to: last.firstDay),
                let first = home(of: occasions[0]).days(of: occasions[0], in: days).first
            else { return nil }
            guard last.kind == .seasonCount || last.firstDay.days(since: first) == 1 else { return nil }
            if year.map({ GregorianDate(first).year == $0 }) ?? true { return first...last.lastDay }
        }
        return nil
    }

    /// The beginning of a season that is running, or else the one of this year, with the other one beside it: this autumn.
    func current(_ season: SolarTerm) throws(QuestionError) -> Asked? {
        let today = try requireToday()
        guard let from = today.advanced(by: -366),
            let days = DayRange(from: from, to: try within(today.advanced(by: 366))),
            let last = festivals.days(of: .term(season), in: days).last(where: { $0 <= today }),
            let next = festivals.days(of: .term(season), in: days).first(where: { $0 > today })
        else { throw .outOfRange }
        let isLast = today.days(since: last) < 92 || GregorianDate(last).year == GregorianDate(today).year
        let day = isLast ? last : next
        return Asked(.occasion(.term(season), in: day...day), .plain, [.beginning, .other(isLast ? next : last)])
    }

    /// The first day of an occasion on or after a day.
    func next(_ occasion: Asked.Occasion, from day: Day) -> Day? {
        DayRange(from: day, to: heldDays.lastDay).flatMap { home(of: occasion).days(of: occasion, in: $0).first }
    }

    /// The first day of an occasion in a Gregorian year.
    func first(_ occasion: Asked.Occasion, inYear year: Int?) throws(QuestionError) -> Day? {
        try days(ofYear: year).flatMap { home(of: occasion).days(of: occasion, in: $0).first }
    }

    /// The next day of a festival of the new lunar year whose day in this Gregorian year is over. Late in a year people call the coming one
    /// 今年过年 as well.
    func nextNewYear(_ occasion: Asked.Occasion, after days: DayRange) throws(QuestionError) -> Day? {
        let (today, home) = (try requireToday(), home(of: occasion))
        guard case .festival = occasion, let last = home.days(of: occasion, in: days).last, last < today,
            let date = home.calendar.lunarDate(on: last), date.month.number == 1, date.day < 8
        else { return nil }
        return next(occasion, from: today)
    }

    /// The public holiday of the reader's regions for the new year or the middle of autumn of others, which are everywhere on the same
    /// lunar date: 베트남 설날.
    func counterpart(of occasion: Asked.Occasion) -> Asked.Occasion? {
        guard case .festival(let id) = occasion, case let home = home(of: occasion), home.isLunisolar(id),
            let day = next(occasion, from: table.days.firstDay),
            let date = home.calendar.lunarDate(on: day).map({ LunarMonthDay($0) }),
            date == LunarMonthDay(month: 1, day: 1) || date == LunarMonthDay(month: 8, day: 15),
            let own = next(.lunarDay(date), from: today ?? day)
        else { return nil }
        return festivals.on(own).first { $0.kind == .publicHoliday && festivals.isLunisolar($0.id) }
            .map { .festival($0.id) }
    }

    /// Whether the reader's regions have an occasion.
    public func isHere(_ occasion: Asked.Occasion) -> Bool {
        guard case .festival(let id) = occasion else { return true }
        return festivals.contains(id)
    }

    /// Refuses days that go by a name in another country, where at least three of them are holidays, or two of more than a week.
    func requireHolidays(_ days: DayRange) throws(QuestionError) {
        let least = days.count > 7 ? 2 : 3
        func holidays(_ festivals: Festivals) -> [FestivalID] {
            days.compactMap { day in festivals.on(day).first { $0.kind == .publicHoliday }?.id }
        }
        if festivals.haveHolidays, holidays(festivals).count >= least { return }
        for region in table.regionIDs {
            if let found = living(in: region).map({ holidays($0.festivals) }), found.count >= least {
                throw .elsewhere(.festival(found[0]))
            }
        }
        throw .notUnderstood
    }

    /// The term that a festival is; nil for another festival or occasion.
    public func term(of occasion: Asked.Occasion) -> SolarTerm? {
        guard case .festival(let id) = occasion else { return nil }
        return home(of: occasion).term(of: id)
    }
}
