// Words for days near today: some days, weeks or months from it, weekdays, weeks and seasons.

import AlmanacCore
import AlmanacNames

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
