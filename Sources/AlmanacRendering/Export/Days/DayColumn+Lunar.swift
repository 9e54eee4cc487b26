import Almanac

// Columns of the lunar date and of the pillars.

extension DayColumn {
    static let lunar = [
        DayColumn("lunar_year") { .number($0.lunarDate.year) },
        DayColumn("lunar_month") { .number($0.lunarDate.month.number) },
        DayColumn("lunar_leap") { .truth($0.lunarDate.month.isLeap) },
        DayColumn("lunar_day") { .number($0.lunarDate.day) },
        DayColumn("lunar_month_length") { .number($0.lunarMonth.length) },
        DayColumn("lunar_year_length") { $0.lunarYear.map { .number($0.length) } ?? .absent },
        DayColumn("lunar_date") { .text($0.lunarDate.text(in: $0.request.language)) },
    ]

    static let pillars = [
        DayColumn("year_pillar") { .text($0.pillars.year.name(in: $0.request.language)) },
        DayColumn("year_pillar_number") { .number($0.pillars.year.index + 1) },
        DayColumn("month_pillar") { .text($0.pillars.month.name(in: $0.request.language)) },
        DayColumn("month_pillar_number") { .number($0.pillars.month.index + 1) },
        DayColumn("day_pillar") { .text($0.pillars.day.name(in: $0.request.language)) },
        DayColumn("day_pillar_number") { .number($0.pillars.day.index + 1) },
        DayColumn("zodiac") { .text($0.request.calendar.name(of: $0.pillars.year.zodiac, in: $0.request.language)) },
        DayColumn("zodiac_number") { .number(Int($0.pillars.year.zodiac.rawValue) + 1) },
    ]
}
