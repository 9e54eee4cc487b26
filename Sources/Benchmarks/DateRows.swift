// Days to lunar dates and back.

import Almanac

extension Bench {
    mutating func measureDates(_ questions: Questions, _ foundation: FoundationAnswers) throws {
        let (calendar, days, dates) = (questions.calendar, questions.days, questions.dates)
        let lunations = BareLunations(calendar)
        let foundationsDate = "Foundation's day to lunar date"
        let foundationsDay = "Foundation's lunar date to day"
        let bareLoop = "bare loop over ready lunations"
        try measure([
            Row(
                foundationsDate,
                operations: foundation.count,
                expected: foundation.datesOfDays(),
                allocations: nil
            ) { foundation.datesOfDays() },
            Row(bareLoop, operations: days.count, expected: questions.sumOfDates) { lunations.sumOfDates(days) },
            Row(
                "day to lunar date, 1901-2099 shuffled",
                operations: days.count,
                expected: questions.sumOfDates,
                claims: [.atLeast(500, timesAsFastAs: foundationsDate), .atLeast(0.5, timesAsFastAs: bareLoop)]
            ) { DateAnswers.datesOfDays(calendar, days) },
        ])
        try measure([
            Row(
                foundationsDay,
                operations: foundation.count,
                expected: foundation.daysOfDates(),
                allocations: nil
            ) { foundation.daysOfDates() },
            Row(
                "lunar date to day, shuffled",
                operations: dates.count,
                expected: questions.sumOfDays,
                claims: [.atLeast(250, timesAsFastAs: foundationsDay)]
            ) { DateAnswers.daysOfDates(calendar, dates) },
        ])
    }
}

/// The loops of a user. None is inlined, so that each is what it would be in another module.
enum DateAnswers {
    @inline(never)
    static func datesOfDays(_ calendar: LunisolarCalendar, _ days: [Day]) -> UInt64 {
        var sum: UInt64 = 0
        for day in days { sum &+= UInt64(calendar.lunarDate(on: day)?.rawValue ?? 0) }
        return sum
    }

    @inline(never)
    static func daysOfDates(_ calendar: LunisolarCalendar, _ dates: [LunarDate]) -> UInt64 {
        var sum: UInt64 = 0
        for date in dates { sum &+= UInt64(bitPattern: Int64(calendar.day(of: date)?.rawValue ?? 0)) }
        return sum
    }
}
