// The code of the article CalendarViews, block by block as it stands there: `CalendarViewsTests` compares the two texts,
// and runs what is compiled here.

import Almanac

/// The months of some days in sections, each cell with its label, and where to scroll for today.
func sections(of days: DayRange, today: Day) -> (labels: [[String]], today: CellPosition?) {
    let sections = MonthSections(days, firstWeekday: .monday)
    let labels = sections.indices.map { section in
        (0..<sections.itemCount(inSection: section)).map { item in
            let day = sections.day(at: CellPosition(section: section, item: item))
            return day.map { "\(GregorianDate($0).day)" } ?? ""
        }
    }
    return (labels, sections.position(of: today))
}

/// The cells of a month with the labels of each day: festivals where there are some, else the term or the lunar date.
func labels(of month: YearMonth, in calendar: LunisolarCalendar, regions: Regions) -> [String] {
    guard let page = calendar.grid(of: month, firstWeekday: .sunday) else { return [] }
    var cells = [DayCell](repeating: .blank, count: page.count)
    var festivals = [Festival](repeating: .blank, count: 128)
    var cellSpan = cells.mutableSpan
    var festivalSpan = festivals.mutableSpan
    page.fill(&cellSpan, festivals: &festivalSpan, of: calendar, in: regions)
    return cells.map { cell in
        let names = festivals[cell.festivals].map { $0.label(in: .traditionalChinese) }
        let term = cell.term?.name(in: .traditionalChinese) ?? cell.lunarDate.dayName(in: .traditionalChinese)
        return "\(cell.dayOfMonth) " + (names.isEmpty ? term : names.joined(separator: " "))
    }
}

/// The page of a month with its neighbours' days, where dots mark the first and the fifteenth of lunar months.
func page(of pager: MonthPager, in calendar: LunisolarCalendar, selection: DaySelection, today: Day) -> [String] {
    var marks = DayMarks(over: pager.pages.days)
    for month in calendar.months(beginningIn: marks.days.firstDay...marks.days.lastDay) {
        marks.insert([MonthMarks(day: 1), MonthMarks(day: 15)], of: month)
    }
    return (0..<pager.pages.itemCount(inSection: pager.position)).map { item in
        let position = CellPosition(section: pager.position, item: item)
        guard let cell = pager.pages.cell(at: position) else { return "" }
        let colour = cell.day == today ? "red" : cell.month == .current ? "black" : "grey"
        let border = selection.contains(cell.day) ? " filled" : ""
        return "\(cell.day) \(colour)\(border)\(marks.contains(cell.day) ? " dot" : "")"
    }
}

/// The week about today in a strip of weeks, with what each day is.
func week(of plan: DayPlan, today: Day) -> [(day: Day, states: DayStates)] {
    let strip = WeekStrip(plan.days, firstWeekday: .monday)
    var pager = Pager(strip, showing: plan.days.firstDay)
    pager.turn(toPageShowing: today)
    return pager.page.days.map { ($0, plan.states(of: $0, today: today)) }
}

/// Checks in today, makes up for yesterday if the rules allow it, and says how it stands.
func checkIn(_ ledger: inout CheckInLedger, today: Day, month: DatedLunarMonth) throws(CheckInError) -> String {
    let isNew = try ledger.checkIn(today: today)
    if let yesterday = today.previous, ledger.makeUpsLeft(in: YearMonth(yesterday)) > 0 {
        try ledger.makeUp(yesterday, today: today)
    }
    let streak = ledger.currentStreak(today: today)?.count ?? 0
    let week = ledger.total(in: CalendarWeek(with: today, firstWeekday: .monday))
    return "new: \(isNew), streak: \(streak), this week: \(week), this lunar month: \(ledger.total(in: month))"
}
