// The questions: the same shuffled days for every library, and the sums the answers have to come to.

import Almanac

/// The days and months that the benchmarks ask about.
struct Questions {
    let calendar = LunisolarCalendar.china
    /// The festivals of the calendar's home region.
    let festivals = LunisolarCalendar.china.festivals()
    /// All days of 1901-2099, shuffled, the same way each time.
    let days: [Day]
    /// Their lunar dates.
    let dates: [LunarDate]
    /// All months of 1900-2100, shuffled.
    let months: [YearMonth]
    /// The Gregorian years of the table.
    let years = 1900...2100

    init() {
        var numbers = RepeatableNumbers(seed: 2026)
        let calendar = calendar
        let months = years.flatMap { year in (1...12).compactMap { YearMonth(year: year, month: $0) } }
        self.months = months.shuffled(using: &numbers)
        days = months.filter { (1901...2099).contains($0.year) }.flatMap(\.days).shuffled(using: &numbers)
        dates = days.compactMap { calendar.lunarDate(on: $0) }
    }

    /// The sum of the lunar dates of all days, from the list of months.
    var sumOfDates: UInt64 {
        var sum: UInt64 = 0
        guard let first = days.min(), let last = days.max() else { return 0 }
        for month in calendar.months(beginningIn: .min ... .max) {
            for (index, day) in (month.firstDay...month.lastDay).enumerated() where first <= day && day <= last {
                sum &+= UInt64(LunarDate(year: month.year, month: month.month, day: index + 1)?.rawValue ?? 0)
            }
        }
        return sum
    }

    /// The sum of all days.
    var sumOfDays: UInt64 { days.reduce(0) { $0 &+ UInt64(bitPattern: Int64($1.rawValue)) } }

    /// The sum of what is in the 42 cells of every month, asked for day by day.
    var sumOfCells: UInt64 {
        var sum: UInt64 = 0
        for month in months {
            let leading = month.firstDay.weekday.column(inWeekBeginning: .monday)
            guard var day = month.firstDay.advanced(by: -leading) else { return 0 }
            for _ in 0..<42 {
                sum &+= UInt64(calendar.lunarDate(on: day)?.rawValue ?? 0) &+ UInt64(day.pillar.rawValue)
                sum &+= UInt64(calendar.term(on: day)?.rawValue ?? 0)
                day = day.next ?? day
            }
        }
        return sum
    }

    /// The sum of the lunar dates in the 22nd cell of all months, asked for day by day.
    var sumOfMiddles: UInt64 {
        months.reduce(0) { sum, month in
            let leading = month.firstDay.weekday.column(inWeekBeginning: .monday)
            let middle = month.firstDay.advanced(by: 21 - leading)
            return sum &+ UInt64(middle.flatMap { calendar.lunarDate(on: $0) }?.rawValue ?? 0)
        }
    }

    /// How many festivals the 22nd cell of all months have, asked for day by day.
    var countOfFestivals: UInt64 {
        months.reduce(0) { count, month in
            let leading = month.firstDay.weekday.column(inWeekBeginning: .monday)
            let day = month.firstDay.advanced(by: 21 - leading)
            return count + UInt64(day.map { festivals.on($0).count } ?? 0)
        }
    }

    /// The sum of the first days of the festivals of all years, from those of every day.
    var sumOfFestivals: UInt64 {
        var sum: UInt64 = 0
        for day in AlmanacTable.bundled.days {
            for festival in festivals.on(day) where festival.isFirstDay {
                sum &+= UInt64(bitPattern: Int64(festival.firstDay.rawValue))
            }
        }
        return sum
    }

    /// The sum of the instants of all terms, from the list of events.
    var sumOfTermInstants: UInt64 {
        calendar.termEvents(in: AlmanacTable.bundled.days).reduce(0) {
            $0 &+ UInt64(bitPattern: $1.instant.secondsSince1970)
        }
    }
}

/// The same numbers on every run (Steele, Lea and Flood's SplitMix64).
struct RepeatableNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
