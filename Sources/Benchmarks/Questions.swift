// The questions: the same shuffled days for every library, and the sums the answers have to come to.

import Almanac

/// The days and months that the benchmarks ask about.
struct Questions {
    let calendar = LunisolarCalendar.china
    /// The festivals of the calendar's home region.
    let festivals = LunisolarCalendar.china.festivals()
    /// All days of 1901-2099, shuffled, the same way each time.
    let days: [Day]
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
        guard let first = days.min(), let last = days.max() else { return 0 }
        return calendar.months(beginningIn: .min ... .max).total { month in
            (month.firstDay...month.lastDay).enumerated().total { index, day in
                guard first <= day && day <= last else { return UInt32(0) }
                return LunarDate(year: month.year, month: month.month, day: index + 1)?.rawValue ?? 0
            }
        }
    }

    var sumOfDays: UInt64 { days.total(\.rawValue) }

    /// The sum of what is in the 42 cells of every month, asked for day by day.
    var sumOfCells: UInt64 {
        months.total { month in
            (0..<42).compactMap { Self.day(inCell: $0, of: month) }.total { day in
                UInt64(calendar.lunarDate(on: day)?.rawValue ?? 0) + UInt64(day.pillar.rawValue)
                    + UInt64(calendar.term(on: day)?.rawValue ?? 0)
            }
        }
    }

    /// The sum of the lunar dates in the 22nd cell of all months, asked for day by day.
    var sumOfMiddles: UInt64 {
        months.total { Self.day(inCell: 21, of: $0).flatMap { calendar.lunarDate(on: $0) }?.rawValue ?? 0 }
    }

    /// How many festivals the 22nd cell of all months have, asked for day by day.
    var countOfFestivals: UInt64 { months.total { Self.day(inCell: 21, of: $0).map { festivals.on($0).count } ?? 0 } }

    private static func day(inCell index: Int, of month: YearMonth) -> Day? {
        month.firstDay.advanced(by: index - month.firstDay.weekday.column(inWeekBeginning: .monday))
    }

    /// The sum of the first days of the festivals of all years, from those of every day.
    var sumOfFestivals: UInt64 {
        AlmanacTable.bundled.days.total { day in
            festivals.on(day).total { $0.isFirstDay ? $0.firstDay.rawValue : 0 }
        }
    }

    /// The sum of the instants of all terms, from the list of events.
    var sumOfTermInstants: UInt64 {
        calendar.termEvents(in: AlmanacTable.bundled.days).total(\.instant.secondsSince1970)
    }
}

/// The same numbers on every run (Steele, Lea and Flood's SplitMix64).
struct RepeatableNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
