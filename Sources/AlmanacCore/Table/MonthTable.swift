/// The months of one calendar: from days to months and back.
///
/// Lunations are counted from the first of the table. The first day of lunation k is
///
///     origin + ⌊k · 29.530588861 d + phase⌋ + r(k)          days since 1970-01-01
///
/// with r in 0 … 3, because a new moon is never more than 0.6 d from its mean. Stored are r, two bits a lunation, and
/// sixteen bits a lunar year:
///
/// | bits | field | largest value |
/// | --- | --- | --- |
/// | 0-11 | lunation of the first month, plus 16 | 4095: room for 330 years |
/// | 12-15 | number of the month after which a leap month stands, or 0 | 12 |
///
/// The first lunar year may begin before the first lunation; the last word is the year after the last complete one, and
/// its first month is the lunation that ends the table. Opened, every lunation has its first day and first date ready.
package struct MonthTable: Equatable, Sendable {
    /// A lunar year: the lunation of its first month, and its leap month.
    package struct Year: Equatable, Sendable {
        /// The lunation of the first month, at least -16.
        package let firstLunation: Int
        /// The number of the month after which a leap month stands, or 0.
        package let leapMonth: Int

        /// A year from the lunation of its first month and its leap month (0 if it has none).
        package init(firstLunation: Int, leapMonth: Int) {
            self.firstLunation = firstLunation
            self.leapMonth = leapMonth
        }

        /// The lunation of a month, as if the year had every leap month.
        ///
        /// Without a branch: over shuffled dates a leap month cannot be predicted.
        @inline(__always)
        func lunation(of month: LunarMonth) -> Int {
            // No leap month is 0, and 0 minus 1 is 15, a month after which no other comes.
            let lastBeforeLeap = ((leapMonth &- 1) & 15) &+ 1
            return firstLunation &+ month.number &- 1 &+ (2 &* lastBeforeLeap < Int(month.rawValue) ? 1 : 0)
        }
    }

    /// The integer part of the mean first day of lunation 0 (the fraction is `phase`).
    let origin: Int32
    /// 2⁻³² days, under a day.
    let phase: UInt32
    /// The first lunar year, by the Gregorian year of its New Year's day.
    let firstYear: Int
    /// The lunar years in order; the last one only ends the table.
    let yearStarts: [Year]
    /// The lunations, laid out.
    let lunations: Lunations
    /// For each lunation whether a note says that its first day is not certain.
    private var uncertain: [Bool]

    init(origin: Int32, phase: UInt32, firstYear: Int, yearStarts: [Year], lunations: Lunations) {
        self.origin = origin
        self.phase = phase
        self.firstYear = firstYear
        self.yearStarts = yearStarts
        self.lunations = lunations
        uncertain = [Bool](repeating: false, count: lunations.lunations.count)
    }

    /// How many lunations are complete.
    package var count: Int { lunations.lunations.count - 1 }
}

// MARK: - Days and lunations

extension MonthTable {
    /// The days from the first of lunation 0 to the last of the last complete one.
    var days: DayRange {
        firstDay(ofLunation: 0)...Day(rawValue: firstDay(ofLunation: count).rawValue &- 1)
    }

    /// The first day of a lunation, 0 … `count`.
    @inline(__always)
    func firstDay(ofLunation lunation: Int) -> Day { Day(rawValue: lunations.lunations[lunation].firstDay) }

    /// The first date of a lunation, 0 … `count`.
    @inline(__always)
    func firstDate(ofLunation lunation: Int) -> LunarDate {
        LunarDate(uncheckedRawValue: lunations.lunations[lunation].firstDate)
    }

    /// The lunation that a day belongs to, or nil if the table does not hold it.
    @inline(__always)
    func lunation(containing day: Day) -> Int? { lunations.index(containing: day) }

    /// Whether every month has 29 or 30 days.
    var hasOnlyWholeMonths: Bool {
        lunations.lunations.withUnsafeBufferPointer { lunations in
            // All are looked at, and without a branch: good tables have no other months, and opening one checks thousands.
            var other: Int32 = 0
            for index in 1..<lunations.count {
                other |= (lunations[index].firstDay &- lunations[index - 1].firstDay &- 29) & ~1
            }
            return other == 0
        }
    }
}

// MARK: - Certainty

extension MonthTable {
    /// Whether a note says that the first day of a lunation is not certain.
    @inline(__always)
    func isUncertain(_ lunation: Int) -> Bool { uncertain[lunation] }

    /// The table with the lunations marked whose first days notes call uncertain; notes about others are skipped.
    func marking(_ notes: [EventNote]) -> MonthTable {
        var marked = self
        for note in notes where note.event == .newMoon && note.isUncertain && uncertain.indices.contains(note.index) {
            marked.uncertain[note.index] = true
        }
        return marked
    }
}

// MARK: - Months and lunations

extension MonthTable {
    /// The lunar years of which the table holds at least one month.
    var years: ClosedRange<Int> { firstYear...(firstYear + yearStarts.count - 2) }

    /// The month of a lunation.
    @inline(__always)
    func month(ofLunation lunation: Int) -> LunarMonth { firstDate(ofLunation: lunation).month }

    /// The lunar year of a lunation.
    @inline(__always)
    func year(ofLunation lunation: Int) -> Int { firstDate(ofLunation: lunation).year }

    /// Whether a lunation, which has to be complete, is the last of its lunar year.
    @inline(__always)
    func isLastOfYear(_ lunation: Int) -> Bool {
        month(ofLunation: lunation).number == 12 && month(ofLunation: lunation &+ 1).number == 1
    }

    /// The lunation of a month, or nil if the year has no such month or the table does not hold it.
    @inline(__always)
    func lunation(of month: LunarMonth, inYear year: Int) -> Int? {
        let index = year &- firstYear
        guard UInt(bitPattern: index) < UInt(bitPattern: yearStarts.count &- 1) else { return nil }
        let lunation = yearStarts[index].lunation(of: month)
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
        guard years.contains(year) else { return nil }
        let first = yearStarts[year - firstYear].firstLunation
        let end = yearStarts[year - firstYear + 1].firstLunation
        return first >= 0 && end <= count ? first..<end : nil
    }

    /// The leap month of a lunar year, or nil if it has none or the table does not hold the year.
    func leapMonth(inYear year: Int) -> LunarMonth? {
        guard years.contains(year) else { return nil }
        return LunarMonth(number: yearStarts[year - firstYear].leapMonth, isLeap: true)
    }
}
