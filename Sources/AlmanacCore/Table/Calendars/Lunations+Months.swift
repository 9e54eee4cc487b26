// From lunar months and dates to lunations and days, and back.

extension Lunations {
    /// How many lunations are complete.
    var count: Int { lunations.count - 1 }

    /// The days from the first of lunation 0 to the last of the last complete one.
    var days: DayRange {
        firstDay(ofLunation: 0)...Day(rawValue: firstDay(ofLunation: count).rawValue &- 1)
    }

    /// The first day of a lunation, 0 … `count`.
    @inline(__always)
    func firstDay(ofLunation lunation: Int) -> Day { Day(rawValue: lunations[lunation].firstDay) }

    /// The first date of a lunation, 0 … `count`.
    @inline(__always)
    func firstDate(ofLunation lunation: Int) -> LunarDate {
        LunarDate(uncheckedRawValue: lunations[lunation].firstDate)
    }

    /// Whether a note says that the first day of a lunation is not certain.
    @inline(__always)
    func isUncertain(_ lunation: Int) -> Bool { uncertain[lunation] }
}

extension Lunations {
    /// The lunar years of which the table holds at least one month.
    var lunarYears: ClosedRange<Int> { firstYear...(firstYear + years.count - 2) }

    /// The month of a lunation.
    @inline(__always)
    func month(ofLunation lunation: Int) -> LunarMonth { firstDate(ofLunation: lunation).month }

    /// The lunar year of a lunation.
    @inline(__always)
    func year(ofLunation lunation: Int) -> Int { firstDate(ofLunation: lunation).year }

    /// The lunation of a month, or nil if the year has no such month or the table does not hold it.
    @inline(__always)
    func lunation(of month: LunarMonth, inYear year: Int) -> Int? {
        let index = year &- firstYear
        guard UInt(bitPattern: index) < UInt(bitPattern: years.count &- 1) else { return nil }
        let lunation = years[index].lunation(of: month)
        guard UInt(bitPattern: lunation) < UInt(bitPattern: count) else { return nil }
        // A leap month that the year does not have is found as another month.
        return self.month(ofLunation: lunation) == month ? lunation : nil
    }

    /// The day of a lunar date, or nil if there is no such date or the table does not hold it.
    @inline(__always)
    func day(of date: LunarDate) -> Day? {
        guard let lunation = lunation(of: date.month, inYear: date.year) else { return nil }
        let day = Day(rawValue: firstDay(ofLunation: lunation).rawValue &+ Int32(truncatingIfNeeded: date.day) &- 1)
        return day < firstDay(ofLunation: lunation &+ 1) ? day : nil
    }

    /// Writes the days of lunar dates up to the first that is not in the table, and returns how many they are.
    func writeDays(of dates: UnsafeBufferPointer<LunarDate>, to days: UnsafeMutableBufferPointer<Day>) -> Int {
        for index in dates.indices {
            guard let day = day(of: dates[index]) else { return index }
            days[index] = day
        }
        return dates.count
    }

    /// The lunations of a lunar year, or nil if the table does not hold all of them.
    func lunations(ofYear year: Int) -> Range<Int>? {
        guard lunarYears.contains(year) else { return nil }
        let first = years[year - firstYear].firstLunation
        let end = years[year - firstYear + 1].firstLunation
        return first >= 0 && end <= count ? first..<end : nil
    }

    /// The leap month of a lunar year, or nil if it has none or the table does not hold the year.
    func leapMonth(inYear year: Int) -> LunarMonth? {
        guard lunarYears.contains(year) else { return nil }
        return LunarMonth(number: years[year - firstYear].leapMonth, isLeap: true)
    }
}
