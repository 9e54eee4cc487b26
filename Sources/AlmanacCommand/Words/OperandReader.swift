import Almanac
import CommandSupport

/// Reads what people type where a verb for people takes a day, a month, a year or something that happens.
struct OperandReader {
    /// The table, whose days are the limits.
    let table: AlmanacTable
    /// The festivals of the reader's regions, and with them the calendar of lunar dates.
    let festivals: Festivals
    /// The language of messages; words are read in all six.
    let language: CalendarLanguage
    /// The day from which days are counted and dates without a year looked up; nil if it is unknown.
    let today: Day?

    /// The calendar of lunar dates.
    var calendar: LunisolarCalendar { festivals.calendar }

    /// The same reader, for whom another day is today.
    func beginning(_ day: Day) -> OperandReader {
        OperandReader(table: table, festivals: festivals, language: language, today: day)
    }

    /// Today, or why it is unknown.
    func requireToday() throws(UsageError) -> Day {
        guard let today else { throw refusal(.noToday) }
        return try within(today, "\(today)")
    }

    /// A day of a text; nil if the text is no date in any form.
    func dateIfAny(_ text: String) throws(UsageError) -> Day? {
        if let date = TypedDate(text) { return try day(of: date, text) }
        if let date = WrittenLunarDate(text) { return try day(of: date, text) }
        return nil
    }

    func refusal(_ refusal: Refusal) -> UsageError { UsageError(refusal, in: language) }

    /// A day, if the table has it.
    func within(_ day: Day?, _ text: String) throws(UsageError) -> Day {
        guard let day, table.days.contains(day) else { throw outside(text) }
        return day
    }

    func outside(_ text: String) -> UsageError {
        refusal(.outside(text, first: "\(table.days.firstDay)", last: "\(table.days.lastDay)"))
    }
}

// MARK: - Gregorian dates

extension OperandReader {
    /// The day of a Gregorian date; nil if it is a month or a year.
    private func day(of date: TypedDate, _ text: String) throws(UsageError) -> Day? {
        switch date {
        case .year, .month, .monthOfThisYear: return nil
        case .offset(let days): return try within(requireToday().advanced(by: days), text)
        case .day(let year, let month, let day): return try self.day(year, month, day, text)
        case .monthDay(let month, let day):
            guard let date = MonthDay(month: month, day: day) else { throw noSuchDay(month, day, text) }
            return try within(next(date), text)
        case .dayOrMonthFirst(let first, let second, let year):
            let readings = [(second, first), (first, second)].compactMap { month, day in
                Day(year: year, month: month, day: day)
            }
            guard let day = readings.first else { throw noSuchDay(second, first, text) }
            guard readings.allSatisfy({ $0 == day }) else {
                throw refusal(.ambiguous(text, readings: readings.map { "\($0)" }))
            }
            return try within(day, text)
        case .gregorianOrLunar(let month, let day):
            let lunar = LunarMonthDay(month: month, day: day).map { LunarReading(monthDay: $0, year: nil) }
            return try gregorianOrLunar(MonthDay(month: month, day: day), lunar, text)
        }
    }

    private func day(_ year: Int, _ month: Int, _ day: Int, _ text: String) throws(UsageError) -> Day {
        guard let yearMonth = YearMonth(year: year, month: month) else { throw refusal(.noSuchMonth(text)) }
        guard let day = yearMonth.day(day) else { throw refusal(.noSuchDay(text, yearMonth)) }
        return try within(day, text)
    }

    func noSuchDay(_ month: Int, _ day: Int, _ text: String) -> UsageError {
        guard let month = YearMonth(year: 2000, month: month) else { return refusal(.noSuchMonth(text)) }
        return refusal(.noSuchDay(text, month))
    }

    /// The day on which a month and day is next, today included.
    private func next(_ date: MonthDay) throws(UsageError) -> Day? {
        let today = try requireToday()
        let year = GregorianDate(today).year
        // 29 February may be eight years ahead.
        return (year...year + 8).lazy.compactMap { date.day(inYear: $0) }.first { $0 >= today }
    }
}

// MARK: - Lunar dates

extension OperandReader {
    private func day(of date: WrittenLunarDate, _ text: String) throws(UsageError) -> Day {
        let reading = LunarReading(monthDay: date.monthDay, year: date.year)
        if date.isUnmistakable { return try day(of: reading, text) }
        let gregorian = MonthDay(month: date.monthDay.month.number, day: date.monthDay.day)
        guard let year = date.year else { return try gregorianOrLunar(gregorian, reading, text) }
        let readings = [gregorian?.day(inYear: year).map { "\($0)" }, reading.text(in: language)].compactMap(\.self)
        throw refusal(.ambiguous(text, readings: readings))
    }

    /// The day of a lunar date, without a year the next one, today included.
    private func day(of reading: LunarReading, _ text: String) throws(UsageError) -> Day {
        if let year = reading.year {
            guard let date = LunarDate(year: year, reading.monthDay) else { throw outside(text) }
            if let day = calendar.day(of: date) { return try within(day, text) }
            throw absence(of: date, text)
        }
        let today = try requireToday()
        if let day = calendar.days(of: reading.monthDay, from: today, to: table.days.lastDay).first { return day }
        throw refusal(.never(text, first: today, last: table.days.lastDay))
    }

    /// Why the calendar has no day for a date.
    private func absence(of date: LunarDate, _ text: String) -> UsageError {
        switch calendar.absence(of: date) {
        case .noSuchLeapMonth:
            refusal(.noSuchLeapMonth(text, year: date.year, calendar.leapMonth(inLunarYear: date.year)))
        case .noThirtiethDay: refusal(.noThirtiethDay(text, date.month, year: date.year))
        case .outOfRange, nil: outside(text)
        }
    }

    /// A month and day of either calendar: refused, unless only one of them has it.
    private func gregorianOrLunar(
        _ gregorian: MonthDay?,
        _ lunar: LunarReading?,
        _ text: String
    ) throws(UsageError) -> Day {
        switch (gregorian, lunar) {
        case (let gregorian?, let lunar?):
            let readings = [try next(gregorian).map { "\($0)" }, lunar.text(in: language)].compactMap(\.self)
            throw refusal(.ambiguous(text, readings: readings))
        case (let gregorian?, nil): return try within(next(gregorian), text)
        case (nil, let lunar?): return try day(of: lunar, text)
        case (nil, nil): throw refusal(.notUnderstood(text, .day))
        }
    }
}

/// A lunar date as one reading of a text.
private struct LunarReading {
    let monthDay: LunarMonthDay
    let year: Int?

    /// The words to type for it.
    func text(in language: CalendarLanguage) -> String {
        let date = year.flatMap { LunarDate(year: $0, monthDay) }?.text(in: language) ?? monthDay.text(in: language)
        return language.lunar(language == .english ? (year.map { "\($0)-" } ?? "") + "\(monthDay)" : date)
    }
}

extension LunisolarCalendar {
    /// The days of a lunar month and day in a range of days, both ends included.
    func days(of monthDay: LunarMonthDay, from first: Day, to last: Day) -> [Day] {
        guard let firstYear = lunarDate(on: first)?.year, firstYear <= lunarYears.upperBound else { return [] }
        return days(of: monthDay, inLunarYears: firstYear...lunarYears.upperBound).filter {
            (first...last).contains($0)
        }
    }
}
