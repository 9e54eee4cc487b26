// The loops over this library. None is inlined, so that each is what a user's loop would be.

import Almanac

/// The questions as this library answers them; each loop returns a sum over its answers.
enum AlmanacAnswers {
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

    /// Fills one buffer with page after page, and adds up a cell of each; all cells are compared beforehand.
    @inline(never)
    static func pages(_ calendar: LunisolarCalendar, _ months: [YearMonth], _ cells: inout [DayCell]) -> UInt64 {
        var sum: UInt64 = 0
        for month in months {
            guard let page = calendar.grid(of: month, rows: .six) else { continue }
            var span = cells.mutableSpan
            page.fill(&span)
            sum &+= UInt64(cells[21].lunarDate.rawValue)
        }
        return sum
    }

    /// As `pages`, with the festivals of the calendar's own region.
    @inline(never)
    static func festivalPages(
        _ festivals: Festivals,
        _ months: [YearMonth],
        _ cells: inout [DayCell]
    ) -> UInt64 {
        var sum: UInt64 = 0
        for month in months {
            guard let page = festivals.calendar.grid(of: month, rows: .six) else { continue }
            var span = cells.mutableSpan
            page.fill(&span, festivals: festivals)
            sum &+= UInt64(cells[21].festivals.count)
        }
        return sum
    }

    /// The festivals of year after year, as a sum of their first days.
    @inline(never)
    static func festivals(_ festivals: Festivals, _ years: ClosedRange<Int>) -> UInt64 {
        var sum: UInt64 = 0
        for year in years {
            for festival in festivals.inYear(year) where festival.isFirstDay {
                sum &+= UInt64(bitPattern: Int64(festival.day.rawValue))
            }
        }
        return sum
    }

    @inline(never)
    static func yearPages(_ calendar: LunisolarCalendar, _ years: ClosedRange<Int>, _ cells: inout [DayCell]) -> UInt64
    {
        var sum: UInt64 = 0
        for year in years {
            var span = cells.mutableSpan
            sum &+= UInt64(calendar.grids(ofYear: year, rows: .six)?.fill(&span) ?? 0)
        }
        return sum
    }

    @inline(never)
    static func termInstants(
        _ calendar: LunisolarCalendar,
        _ years: ClosedRange<Int>,
        _ buffer: inout [Instant]
    ) -> UInt64 {
        var sum: UInt64 = 0
        for year in years {
            var span = buffer.mutableSpan
            calendar.termInstants(inYear: year)?.fill(&span)
            for instant in buffer { sum &+= UInt64(bitPattern: instant.secondsSince1970) }
        }
        return sum
    }

    @inline(never)
    static func pillars(_ calendar: LunisolarCalendar, _ days: [Day]) -> UInt64 {
        var sum: UInt64 = 0
        for day in days {
            guard let pillars = calendar.pillars(on: day) else { continue }
            sum &+= UInt64(pillars.year.rawValue) + UInt64(pillars.month.rawValue) + UInt64(pillars.day.rawValue)
        }
        return sum
    }
}
