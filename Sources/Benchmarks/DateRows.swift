// Days to lunar dates and back.

import Almanac

extension Bench {
    mutating func measureDates(_ questions: Questions, _ foundation: FoundationAnswers) throws {
        let (calendar, days, dates) = (questions.calendar, questions.days, questions.dates)
        let lunations = BareLunations(calendar)
        let slowDate = "Foundation's day to lunar date"
        let slowDay = "Foundation's lunar date to day"
        let bareLoop = "bare loop over ready lunations"
        let dateClaims: [Claim] = [.atLeast(500, timesAsFastAs: slowDate), .atLeast(0.5, timesAsFastAs: bareLoop)]
        let dayClaims: [Claim] = [.atLeast(250, timesAsFastAs: slowDay)]
        let (sumOfDates, sumOfDays) = (questions.sumOfDates, questions.sumOfDays)
        try measure([
            Row(slowDate, foundation.count, expected: foundation.datesOfDays(), allocations: nil) {
                foundation.datesOfDays()
            },
            Row(bareLoop, days.count, expected: sumOfDates) { lunations.sumOfDates(days) },
            Row("day to lunar date, 1901-2099 shuffled", days.count, expected: sumOfDates, dateClaims) {
                days.total { calendar.lunarDate(on: $0)?.rawValue ?? 0 }
            },
        ])
        try measureArrays(questions, lunations)
        try measure([
            Row(slowDay, foundation.count, expected: foundation.daysOfDates(), allocations: nil) {
                foundation.daysOfDates()
            },
            Row("lunar date to day, shuffled", dates.count, expected: sumOfDays, dayClaims) {
                dates.total { calendar.day(of: $0)?.rawValue ?? 0 }
            },
        ])
    }

    /// The same by the array.
    private mutating func measureArrays(_ questions: Questions, _ lunations: BareLunations) throws {
        let (calendar, days, dates) = (questions.calendar, questions.days, questions.dates)
        let bareLoop = "bare loop into an array"
        var bareDates = [UInt32](repeating: 0, count: days.count)
        var datesOfDays = dates
        var daysOfDates = days
        let all = UInt64(days.count)
        lunations.writeDates(days, into: &bareDates)
        guard calendar.lunarDates(of: days.span, into: &datesOfDays) == days.count, datesOfDays == dates,
            calendar.days(of: dates.span, into: &daysOfDates) == dates.count, daysOfDates == days,
            bareDates == dates.map(\.rawValue)
        else { throw WrongAnswer(what: "arrays of dates", found: 0, expected: all) }
        let claim = Claim.atLeast(0.6, timesAsFastAs: bareLoop)
        try measure([
            Row(bareLoop, days.count, expected: all, changing: bareDates) { bareDates in
                lunations.writeDates(days, into: &bareDates)
                return UInt64(bareDates.count)
            },
            Row("days to lunar dates by the array", days.count, expected: all, [claim], changing: datesOfDays) {
                UInt64(calendar.lunarDates(of: days.span, into: &$0))
            },
            Row("lunar dates to days by the array", days.count, expected: all, changing: daysOfDates) {
                UInt64(calendar.days(of: dates.span, into: &$0))
            },
        ])
    }
}

extension LunisolarCalendar {
    fileprivate func lunarDates(of days: Span<Day>, into dates: inout [LunarDate]) -> Int {
        var span = dates.mutableSpan
        return lunarDates(of: days, into: &span)
    }

    fileprivate func days(of dates: Span<LunarDate>, into days: inout [Day]) -> Int {
        var span = days.mutableSpan
        return self.days(of: dates, into: &span)
    }
}

// MARK: - The least that a conversion can cost

/// The lunations of a calendar, laid out so that a conversion is a multiplication, a comparison and an addition.
///
/// It holds what no library can leave out and nothing else: no calendar behind a reference, no answer nil for a day out
/// of range, no check of an index.
struct BareLunations {
    /// The first day in days since 1970-01-01, and the raw value of its date.
    private typealias Lunation = (firstDay: Int32, date: UInt32)

    private let lunations: [Lunation]
    private let origin: Int32

    init(_ calendar: LunisolarCalendar) {
        lunations = calendar.months(beginningIn: .min ... .max).map { month in
            let date = LunarDate(year: month.year, month: month.month, day: 1)
            return (month.firstDay.rawValue, date?.rawValue ?? 0)
        }
        // Early enough that no prediction is too small; the benchmark would find a wrong sum.
        origin = lunations[0].firstDay - 2
    }

    /// The raw values of the lunar dates of days, added up.
    @inline(never)
    func sumOfDates(_ days: [Day]) -> UInt64 {
        var sum: UInt64 = 0
        lunations.withUnsafeBufferPointer { lunations in
            for day in days { sum &+= UInt64(date(on: day, lunations)) }
        }
        return sum
    }

    /// The raw values of the lunar dates of days, written into a buffer.
    @inline(never)
    func writeDates(_ days: [Day], into dates: inout [UInt32]) {
        lunations.withUnsafeBufferPointer { lunations in
            dates.withUnsafeMutableBufferPointer { dates in
                for index in days.indices { dates[index] = date(on: days[index], lunations) }
            }
        }
    }

    /// The raw value of the lunar date of a day.
    @inline(__always)
    private func date(on day: Day, _ lunations: UnsafeBufferPointer<Lunation>) -> UInt32 {
        // Days over the mean lunation, as a product with 2³⁷ / 29.530588861: right or one too many.
        let elapsed = UInt64(UInt32(bitPattern: day.rawValue &- origin &+ 1))
        var index = Int(truncatingIfNeeded: (elapsed &* 4_654_121_667) >> 37)
        if day.rawValue < lunations[index].firstDay { index &-= 1 }
        return lunations[index].date &+ UInt32(bitPattern: day.rawValue &- lunations[index].firstDay)
    }
}
