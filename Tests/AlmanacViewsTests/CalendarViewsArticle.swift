// The code of the article CalendarViews, block by block. `CalendarViewsTests` compares the two texts and runs this one.

import Almanac
import AlmanacViews

/// The line under the number of a day, its badge and the sentence that VoiceOver reads.
func subtitle(of day: Day, for reader: Reader) -> (text: String, badge: String?, spoken: String)? {
    reader.face(on: day).map { ($0.label.text, $0.badge, $0.accessibilityText) }
}

/// The labels of all cells of a range of days, section by section, and the position to scroll to for today.
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

/// The labels of a month's days: a festival, or else the solar term or the lunar date.
func labels(of month: YearMonth, with festivals: Festivals) -> [CellLabel] {
    guard let page = festivals.calendar.grid(of: month, firstWeekday: .sunday) else { return [] }
    return page.compactMap { festivals.label(on: $0.day, in: .traditionalChinese) }
}

/// The page of a month with the days of its neighbours; dots mark the first and the fifteenth of lunar months.
func page(of pager: MonthPager, in calendar: LunisolarCalendar, selection: DaySelection, today: Day) -> [String] {
    var marks = DayMarks(over: pager.pages.days)
    for month in calendar.months(beginningIn: marks.days) {
        marks.insert([MonthMarks(day: 1), MonthMarks(day: 15)], of: month)
    }
    return (0..<pager.pages.itemCount(inSection: pager.index)).map { item in
        let position = CellPosition(section: pager.index, item: item)
        guard let cell = pager.pages.cell(at: position) else { return "" }
        let colour = cell.day == today ? "red" : cell.month == .current ? "black" : "grey"
        let border = selection.contains(cell.day) ? " filled" : ""
        return "\(cell.day) \(colour)\(border)\(marks.contains(cell.day) ? " dot" : "")"
    }
}

/// The week with today in a strip of weeks, and the states of its days.
func week(of plan: DayPlan, today: Day) -> [(day: Day, states: DayStates)] {
    let strip = WeekStrip(plan.days, firstWeekday: .monday)
    var pager = Pager(strip, showing: plan.days.firstDay)
    pager.turn(toPageShowing: today)
    return pager.page.days.map { ($0, plan.states(of: $0, today: today)) }
}

/// Checks in today, makes up for yesterday if the rules allow it, and returns a summary.
func checkIn(_ ledger: inout CheckInLedger, today: Day, month: LunarMonth) throws(CheckInError) -> String {
    let isNew = try ledger.checkIn(today: today)
    if let yesterday = today.previous, ledger.makeUpsLeft(in: YearMonth(yesterday)) > 0 {
        try ledger.makeUp(yesterday, today: today)
    }
    let streak = ledger.currentStreak(today: today)?.count ?? 0
    let week = ledger.total(in: CalendarWeek(with: today, firstWeekday: .monday).days)
    return "new: \(isNew), streak: \(streak), this week: \(week), this lunar month: \(ledger.total(in: month))"
}

/// The next three birthdays of somebody whose date of birth stands on the wheels.
func birthdays(on picker: LunarDatePicker, today: Day) -> [Day] {
    picker.calendar.anniversaries(of: LunarMonthDay(picker.date), after: today, count: 3)
}
