/// The months of one calendar, laid out when the calendar is asked for: from days to lunar dates and back in O(1).
///
/// A lunation takes eight bytes, so that a date is one multiplication, two look-ups and an addition. Only this path is
/// `@inlinable`: conversions are called by the million, and a call into another module takes as long as the work.
@usableFromInline
struct Lunations: Equatable, Sendable {
    /// A lunation.
    @usableFromInline
    struct Lunation: Equatable, Sendable {
        /// Days since 1970-01-01 of its first day.
        @usableFromInline let firstDay: Int32
        /// The raw value of its first date: lunar year, month and day 1.
        @usableFromInline let firstDate: UInt32
    }

    /// The mean lunation, 29.530588861 days (Meeus 1998, Astronomical Algorithms, eq. 49.1), 2⁻³² days.
    static var mean: Int64 { 126_832_913_390 }

    /// The lunations in order; the last one only ends the table.
    @usableFromInline let lunations: [Lunation]
    /// The integer part of the mean first day of lunation 0; no lunation begins before its mean nor three days after it.
    @usableFromInline let origin: Int32
    /// Days since 1970-01-01 of the first day of lunation 0.
    @usableFromInline let firstDay: Int32
    /// How many days the complete lunations have.
    @usableFromInline let dayCount: UInt32
    /// The first lunar year, by the Gregorian year of its New Year's day.
    let firstYear: Int
    /// The lunar years in order; the last one only ends the table.
    let years: [MonthTable.Year]
    /// For each lunation whether there is a note on its new moon or on the next, or the next begins after the published calendars:
    /// its dates, or its end, may not be certain.
    let uncertain: [Bool]

    /// The months of a table, with what notes say of their first days; notes about other events are skipped.
    ///
    /// - Parameter lastDay: The last day that a published calendar reaches.
    init(_ table: MonthTable, notes: [EventNote], publishedUntil lastDay: Day) {
        lunations = table.lunations
        origin = table.origin
        firstDay = table.firstDay(ofLunation: 0)
        dayCount = UInt32(bitPattern: table.firstDay(ofLunation: table.count) &- firstDay)
        firstYear = table.firstYear
        years = table.years
        let laidOut = lunations
        var uncertain = laidOut.indices.map { laidOut[min($0 + 1, laidOut.count - 1)].firstDay > lastDay.rawValue }
        for note in notes where note.event == .newMoon && uncertain.indices.contains(note.index) {
            uncertain[note.index] = true
            uncertain[max(note.index - 1, 0)] = true
        }
        self.uncertain = uncertain
    }

    /// The lunation that a day belongs to, or nil if the table does not hold it.
    @inlinable
    @inline(__always)
    func lunation(containing day: Day) -> Int? {
        guard UInt32(bitPattern: day.rawValue &- firstDay) < dayCount else { return nil }
        // Days over the mean lunation, as a product with 2³⁷ / 29.530588861. The two days added are more than a lunation
        // can be late and less than it can be early: the prediction is right or one too many.
        let elapsed = UInt64(UInt32(bitPattern: day.rawValue &- origin &+ 2))
        let predicted = Int(truncatingIfNeeded: (elapsed &* 4_654_121_667) >> 37)
        return day.rawValue < lunations[predicted].firstDay ? predicted &- 1 : predicted
    }

    /// The lunar date of a day, or nil if the table does not hold it.
    @inlinable
    @inline(__always)
    func date(on day: Day) -> LunarDate? {
        guard let index = lunation(containing: day) else { return nil }
        let lunation = lunations[index]
        let daysElapsed = UInt32(bitPattern: day.rawValue &- lunation.firstDay)
        return LunarDate(uncheckedRawValue: lunation.firstDate &+ daysElapsed)
    }

    /// Writes the lunar dates of days up to the first that the table does not hold, and returns how many they are.
    func writeDates(on days: UnsafeBufferPointer<Day>, to dates: UnsafeMutableBufferPointer<LunarDate>) -> Int {
        for index in days.indices {
            guard let date = date(on: days[index]) else { return index }
            dates[index] = date
        }
        return days.count
    }
}

// MARK: - Months and dates to lunations and days, and back

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

    /// Whether a note says that dates of a lunation, or its end, may not be certain.
    @inline(__always)
    func isUncertain(_ lunation: Int) -> Bool { uncertain[lunation] }

    /// The lunar years of which the table holds at least one month.
    var lunarYears: ClosedRange<Int> { firstYear...(firstYear + years.count - 2) }

    /// The month of a lunation.
    @inline(__always)
    func month(ofLunation lunation: Int) -> LunarMonthNumber { firstDate(ofLunation: lunation).month }

    /// The lunar year of a lunation.
    @inline(__always)
    func year(ofLunation lunation: Int) -> Int { firstDate(ofLunation: lunation).year }

    /// The lunation of a month, or nil if the year has no such month or the table does not hold it.
    @inline(__always)
    func lunation(of month: LunarMonthNumber, inYear year: Int) -> Int? {
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
    func lunations(inLunarYear year: Int) -> Range<Int>? {
        guard lunarYears.contains(year) else { return nil }
        let first = years[year - firstYear].firstLunation
        let end = years[year - firstYear + 1].firstLunation
        return first >= 0 && end <= count ? first..<end : nil
    }

    /// The leap month of a lunar year, or nil if it has none or the table does not hold the year.
    func leapMonth(inLunarYear year: Int) -> LunarMonthNumber? {
        guard lunarYears.contains(year) else { return nil }
        return LunarMonthNumber(number: years[year - firstYear].leapMonth, isLeap: true)
    }
}
