import Almanac

extension TableQuestions {
    /// The page of the month of a day, filled in every way, with its titles and labels.
    func pageAnswers(_ calendar: LunisolarCalendar, _ festivals: Festivals, on day: Day) -> Int {
        let month = YearMonth(day)
        guard let page = calendar.grid(of: month, firstWeekday: day.weekday, rows: .six) else { return 0 }
        var answers = page[day.rawValue.isMultiple(of: 2) ? 0 : 41].dayOfMonth
        var cells = [DayCell](repeating: .blank, count: 42)
        var span = cells.mutableSpan
        page.fill(&span)
        for cell in page.cells(festivals: festivals) {
            answers += festivals[cell.festivalIndices].count
            answers += (cell.term?.index ?? 0) + Int(cell.lunarCertainty.rawValue)
        }
        let labels = page.compactMap { festivals.label(on: $0.day, in: .traditionalChinese) }
        for language in CalendarLanguage.allCases {
            answers += calendar.title(of: month, in: language, lunarMonths: .traditional).utf8.count
        }
        return answers + cells[41].lunarDate.day + labels.reduce(0) { $0 + $1.text.utf8.count }
    }

    /// The twelve pages of a year at once.
    func yearPageAnswers(_ calendar: LunisolarCalendar, _ year: Int) -> Int {
        var answers = 0
        for rows in [RowPolicy.natural, .six] {
            guard let pages = calendar.grids(inYear: year, firstWeekday: .sunday, rows: rows) else { continue }
            var cells: [DayCell] = []
            pages.fill(&cells)
            for cell in cells { answers &+= cell.lunarDate.day &+ (cell.term?.index ?? 0) }
        }
        return answers
    }

    /// Days off for every audience, if the region and the file of holidays know of each other.
    func daysOffAnswers(in region: RegionID) -> Int {
        var answers = 0
        for audience in holidays.audiences(in: region) ?? [] {
            guard let daysOff = table.workCalendar(in: region, for: audience, by: holidays) else { continue }
            let (first, last) = (daysOff.days.firstDay, daysOff.days.lastDay)
            let decided = daysOff.completeDays ?? first...last
            for day in [Day.min, .max, first, last, decided.firstDay, decided.lastDay] {
                let status = daysOff.status(of: day)
                answers &+= daysOff.notice(for: status)?.authority.utf8.count ?? 0
                answers &+= status.kind.name(in: .english).utf8.count
                answers &+= Int(daysOff.workday(byAdding: 10, to: day)?.rawValue ?? 0)
                answers &+= Int(daysOff.workday(byAdding: -10, to: day)?.rawValue ?? 0)
            }
            for year in [GregorianDate(first).year, GregorianDate(decided.lastDay).year, .min, .max] {
                answers &+= daysOff.breaks(inYear: year)?.count ?? 0
                answers &+= daysOff.leaveSuggestions(inYear: year)?.count ?? 0
            }
            // A file may call any days complete; a count walks over all of them.
            let complete = decided.intersection(daysOff.days)
            answers &+= complete.map { daysOff.workdayCount(in: $0).workdays } ?? 0
            answers &+= pageDaysOff(daysOff, in: region)
        }
        return answers
    }

    private func pageDaysOff(_ daysOff: WorkCalendar, in region: RegionID) -> Int {
        let calendar = table.calendarID(of: region).flatMap { table.calendar($0) }
        let page = calendar?.grid(of: YearMonth((daysOff.completeDays ?? daysOff.days).lastDay))
        return page?.count { daysOff.status(of: $0.day).isOff } ?? 0
    }
}
