import Almanac
import AlmanacViews
import TestSupport
import Testing

@Suite("Months in sections")
struct MonthSectionsTests {
    /// The 31st at the beginning, part of a month at both ends.
    static let sections = MonthSections(Day.of(2024, 1, 31)...Day.of(2026, 3, 10), firstWeekday: .sunday)

    @Test("cells and days lead to one another, walked day by day", arguments: RowPolicy.allCases)
    func bijection(rows: RowPolicy) {
        var numbers = RepeatableNumbers(seed: 1)
        var failures = Failures()
        for _ in 0..<40 {
            let days = numbers.days(longest: 900)
            let sections = MonthSections(days, firstWeekday: numbers.weekday(), rows: rows)
            checkPositions(sections, &failures)
            checkCells(sections, &failures)
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    /// Every day has the position that counting gives, and is found at it.
    private func checkPositions(_ sections: MonthSections, _ failures: inout Failures) {
        var section = 0
        var before: CellPosition?
        for day in sections.days {
            let date = GregorianDate(day)
            if date.day == 1, before != nil { section += 1 }
            guard let position = sections.position(of: day) else {
                failures.check(false, "no position for \(day)")
                continue
            }
            failures.check(position.section == section, "section of \(day)")
            if let before, before.section == section {
                failures.check(position.item == before.item + 1, "cell after that of the day before \(day)")
            }
            failures.check(date.day > 1 || position.item < 7, "the first of the month in the first row, \(day)")
            failures.check(sections.weekday(ofColumn: position.item % 7) == day.weekday, "column of \(day)")
            failures.check(sections.day(at: position) == day, "\(day) back from its position")
            before = position
        }
        failures.check(sections.count == section + 1, "number of sections")
        for day in [sections.days.firstDay.previous, sections.days.lastDay.next] {
            failures.check(day.flatMap { sections.position(of: $0) } == nil, "a position for a day out of the range")
        }
    }

    /// Every cell is blank or comes back from its day, and no day stands in two cells.
    private func checkCells(_ sections: MonthSections, _ failures: inout Failures) {
        var shown = 0
        let fewest = [RowPolicy.natural: 4, .atLeastFive: 5, .six: 6][sections.rows] ?? 7
        for section in sections.indices {
            let rowCount = sections.rowCount(inSection: section)
            failures.check(rowCount >= fewest && rowCount <= 6, "rows of section \(section)")
            for item in 0..<sections.itemCount(inSection: section) {
                let position = CellPosition(section: section, item: item)
                guard let day = sections.day(at: position) else { continue }
                shown += 1
                failures.check(sections.position(of: day) == position, "position of \(day)")
            }
        }
        failures.check(shown == sections.days.count, "every day once")
    }

    @Test("blanks can be filled with the neighbouring days, in order")
    func filledCells() {
        var failures = Failures()
        for firstWeekday in Weekday.allCases {
            let sections = MonthSections(.years(1999, 2001), firstWeekday: firstWeekday, rows: .six)
            for (section, month) in sections.enumerated() {
                var expected = month.firstDay.onOrBefore(firstWeekday)
                for item in 0..<42 {
                    let cell = sections.cell(at: CellPosition(section: section, item: item))
                    failures.check(cell?.day == expected, "cell \(item) of \(month)")
                    let distance = expected.map { YearMonth($0).months(since: month) }
                    failures.check(cell.map { Int($0.month.rawValue) } == distance, "month of cell \(item) of \(month)")
                    let isInRange = expected.map { sections.days.contains($0) }
                    failures.check(cell?.isInRange == isInRange, "range at \(item) of \(month)")
                    expected = expected?.next
                }
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("rows and columns follow one first weekday")
    func oneFirstWeekday() {
        var failures = Failures()
        for firstWeekday in Weekday.allCases {
            let sections = MonthSections(.years(1995, 2010), firstWeekday: firstWeekday)
            failures.check(sections.weekday(ofColumn: 0) == firstWeekday, "head of the first column")
            for section in sections.indices {
                for item in 0..<sections.itemCount(inSection: section) {
                    guard let cell = sections.cell(at: CellPosition(section: section, item: item)) else { continue }
                    failures.check(cell.day.weekday == sections.weekday(ofColumn: item % 7), "\(cell.day)")
                }
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("months have 4 to 6 whole rows")
    func rowCounts() {
        let sections = MonthSections(.years(1900, 2100), firstWeekday: .sunday)
        var counts = [4: 0, 5: 0, 6: 0]
        for section in sections.indices { counts[sections.rowCount(inSection: section), default: 0] += 1 }
        // As counted from a printed calendar: 22 Februaries of four weeks, and the months that need a sixth.
        #expect(counts[4] == 22 && counts.values.reduce(0, +) == 2412 && counts.count == 3)
        let sixRows = MonthSections(.years(2026, 2026), firstWeekday: .sunday)
        #expect(sixRows.map { sixRows.rowCount(inSection: $0.month - 1) } == [5, 4, 5, 5, 6, 5, 5, 6, 5, 5, 5, 5])
    }

    @Test("a section shows the days of the month's page, also where neither is told how many rows")
    func oneLayout() throws {
        let days = DayRange.years(2014, 2027)
        for firstWeekday in Weekday.allCases {
            try expectPages(MonthSections(days, firstWeekday: firstWeekday)) {
                LunisolarCalendar.china.grid(of: $0, firstWeekday: firstWeekday)
            }
            for rows in RowPolicy.allCases {
                try expectPages(MonthSections(days, firstWeekday: firstWeekday, rows: rows)) {
                    LunisolarCalendar.china.grid(of: $0, firstWeekday: firstWeekday, rows: rows)
                }
            }
        }
    }

    private func expectPages(_ sections: MonthSections, _ page: (YearMonth) -> MonthGrid?) throws {
        for (section, month) in sections.enumerated() {
            let page = try #require(page(month))
            let cells = (0..<sections.itemCount(inSection: section)).map {
                sections.cell(at: CellPosition(section: section, item: $0))
            }
            #expect(cells.map { $0?.day } == page.map(\.day), "\(month)")
            #expect(cells.map { $0?.month == .current } == page.map(\.isInMonth), "\(month)")
        }
    }

    @Test("sections are months one after another, from the 31st too")
    func monthsFromThe31st() {
        let sections = MonthSectionsTests.sections
        #expect(sections.count == 27)
        #expect(sections.prefix(4).map(\.description) == ["2024-01", "2024-02", "2024-03", "2024-04"])
        #expect(sections.last?.description == "2026-03")
    }

    @Test("a part of a month keeps its position when the range grows")
    func partialMonths() {
        let part = MonthSectionsTests.sections
        let whole = MonthSections(.years(2024, 2026), firstWeekday: .sunday)
        for day in part.days { #expect(part.position(of: day) == whole.position(of: day)) }
        let blank = CellPosition(section: 0, item: 1)
        #expect(part.day(at: blank) == nil && whole.day(at: blank) == Day.of(2024, 1, 1))
        #expect(part.cell(at: blank)?.isInRange == false)
    }

    @Test("a section that is not there is nil and has no cells, never a trap")
    func strangePositions() {
        let sections = MonthSectionsTests.sections
        for section in [-1, sections.count, Int.min, Int.max] {
            #expect(sections.itemCount(inSection: section) == 0)
            #expect(sections.day(at: CellPosition(section: section, item: 0)) == nil)
        }
        for item in [-1, 42, Int.min, Int.max] {
            #expect(sections.cell(at: CellPosition(section: 1, item: item)) == nil)
        }
        #expect(sections.position(of: .min) == nil && sections.position(of: .max) == nil)
        #expect(sections.weekday(ofColumn: .min) == sections.weekday(ofColumn: Int.min % 7))
        #expect(sections.weekday(ofColumn: .max) == sections.weekday(ofColumn: Int.max % 7))
    }

    @Test("all days there are can be laid out")
    func endsOfTime() {
        for firstWeekday in Weekday.allCases {
            let sections = MonthSections(Day.min...Day.max, firstWeekday: firstWeekday, rows: .six)
            for day in [Day.min, Day.min.next, Day.max.previous, Day.max].compactMap({ $0 }) {
                #expect(sections.position(of: day).flatMap { sections.day(at: $0) } == day)
            }
            #expect(sections.cell(at: CellPosition(section: 0, item: 0)) == nil)
            #expect(sections.cell(at: CellPosition(section: sections.count - 1, item: 41)) == nil)
        }
    }

    @Test("the values hold no calendar, no formatter and no cells")
    func plainValues() {
        #expect(_isPOD(MonthSections.self) && _isPOD(MonthCell.self) && _isPOD(CellPosition.self))
        #expect(
            _isPOD(WeekStrip.self) && _isPOD(CalendarWeek.self) && _isPOD(MonthPager.self) && _isPOD(WeekPager.self)
        )
    }
}
