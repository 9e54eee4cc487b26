/// Lays out the festivals of a calendar by day: evaluates each row of the table in each year, then sorts by day.
struct FestivalLayout {
    let section: FestivalSection
    let months: Lunations
    let termDays: TermDayTable
    let days: DayRange
    let newYears: NewYearDays
    /// The rows that hold in the calendar and in the regions, in the order of labels.
    let rows: [FestivalRow]
    /// The first days, row by row.
    var beginnings: [Beginning] = []

    /// A festival's first day, by the row it comes from.
    struct Beginning {
        let day: Int32
        let row: UInt16
        let length: UInt8
    }

    /// The layout of a calendar's festivals in the regions whose bits are set.
    init(_ calendar: LunisolarCalendar, regions: UInt16) {
        self.init(calendar, calendar.festivalSection.rows(of: calendar.id, regions))
    }

    /// The layout of those festivals alone that are a public holiday in some years; they are in it in all years.
    init(publicHolidaysOf calendar: LunisolarCalendar, regions: UInt16) {
        let rows = calendar.festivalSection.rows(of: calendar.id, regions)
        var isPublic = [Bool](repeating: false, count: calendar.festivalSection.ids.count)
        for row in rows where row.kind == .publicHoliday { isPublic[Int(row.festival)] = true }
        self.init(calendar, rows.filter { isPublic[Int($0.festival)] })
    }

    private init(_ calendar: LunisolarCalendar, _ rows: [FestivalRow]) {
        section = calendar.festivalSection
        months = calendar.months
        termDays = calendar.termDays
        days = calendar.days
        newYears = NewYearDays(of: calendar.days)
        self.rows = rows
        beginnings.reserveCapacity(min(rows.count * newYears.years.count, FestivalSection.mostDays))
        for (index, row) in rows.enumerated() { evaluate(row, UInt16(truncatingIfNeeded: index)) }
    }
}
