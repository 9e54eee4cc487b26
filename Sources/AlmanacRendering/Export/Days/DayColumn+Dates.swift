import Almanac

// Columns that need no table: the date in the Gregorian calendar and in that of ISO weeks.

extension DayColumn {
    static let gregorian = [
        DayColumn("date") { .text("\($0.day)") },
        DayColumn("year") { .number($0.date.year) },
        DayColumn("quarter") { .number(($0.date.month + 2) / 3) },
        DayColumn("month") { .number($0.date.month) },
        DayColumn("day_of_month") { .number($0.date.day) },
        DayColumn("day_of_year") { .number($0.date.dayOfYear) },
        DayColumn("leap_year") { .truth(GregorianDate.isLeapYear($0.date.year)) },
        DayColumn("iso_year") { .number($0.day.isoWeek.year) },
        DayColumn("iso_week") { .number($0.day.isoWeek.week) },
        DayColumn("weekday") { .number($0.day.weekday.number) },
        DayColumn("weekend") { .truth($0.day.weekday.isWeekend) },
    ]
}
