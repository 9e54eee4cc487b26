/// Days of rest of every week and of every year by law, from a day on until the next such law for the same audience. They are
/// known whether or not a notice has decided the year.
package struct RestLaw: Equatable, Sendable {
    /// Days of every Gregorian year; from 29 December to 3 January they are those at the turn of the year.
    package struct YearDays: Equatable, Sendable {
        /// The first of the days.
        package let first: MonthDay
        /// The last of the days, which belongs to them.
        package let last: MonthDay

        /// The days from one to another, both included.
        package init(from first: MonthDay, to last: MonthDay) { (self.first, self.last) = (first, last) }

        /// Whether a day is one of them.
        package func contains(_ day: Day) -> Bool {
            let date = MonthDay(day)
            return first <= last ? first <= date && date <= last : first <= date || date <= last
        }

        /// The days whose first one is in a Gregorian year; nil if that year lacks an end of them.
        func days(from year: Int) -> DayRange? {
            guard let first = first.day(inYear: year), let last = last.day(inYear: last < self.first ? year + 1 : year)
            else { return nil }
            return DayRange(from: first, to: last)
        }
    }

    package let audience: Audience
    /// The day from which it holds, and the days of rest of the week; a day with the afternoon alone off does not count.
    package let week: WorkWeek
    /// Days of every year.
    package let yearDays: [YearDays]

    package init(audience: Audience, week: WorkWeek, yearDays: [YearDays]) {
        (self.audience, self.week, self.yearDays) = (audience, week, yearDays)
    }
}

// Section 7 of a file of holidays, for each region in the order of section 3:
//
// | size | field |
// | --- | --- |
// | 1 | number of laws |
// | | for each: |
// | 1 | the audience, as an index |
// | | first day and days of rest of the week, as in section 3 |
// | 1 | number of ranges of days of every year |
// | | for each: month and day of the first (1, 1), month and day of the last (1, 1); never 29 February |
//
// The laws for an audience stand in the order of their first days. A file of version 1.0 has no such section.

extension RestLaw {
    /// The most laws of a region: each is laid out over all the days for which it holds.
    package static var mostLaws: Int { 64 }
    /// The most ranges of days of every year in a law.
    package static var mostYearDays: Int { 14 }

    fileprivate init(reading reader: inout ByteReader, _ names: HolidayNameSection) throws(MalformedBytes) {
        audience = try reader.readAudience(names)
        week = try WorkWeek(reading: &reader)
        let count = Int(try reader.read(UInt8.self))
        guard count <= Self.mostYearDays else { throw MalformedBytes() }
        yearDays = try reader.readList(count: count) { reader throws(MalformedBytes) in
            YearDays(from: try reader.readMonthDay(), to: try reader.readMonthDay())
        }
    }
}

extension ByteReader {
    /// The laws of a region, those for an audience in the order of their first days.
    mutating func readRestLaws(_ names: HolidayNameSection) throws(MalformedBytes) -> [RestLaw] {
        let count = Int(try read(UInt8.self))
        guard count <= RestLaw.mostLaws else { throw MalformedBytes() }
        let laws = try readList(count: count) { reader throws(MalformedBytes) in try RestLaw(reading: &reader, names) }
        for (index, law) in laws.enumerated() {
            let before = laws[..<index].last { $0.audience == law.audience }?.week.firstDay
            if let before, before >= law.week.firstDay { throw MalformedBytes() }
        }
        return laws
    }

    /// A month and day that every year has.
    fileprivate mutating func readMonthDay() throws(MalformedBytes) -> MonthDay {
        let date = MonthDay(month: Int(try read(UInt8.self)), day: Int(try read(UInt8.self)))
        guard let date, date.month != 2 || date.day != 29 else { throw MalformedBytes() }
        return date
    }
}
