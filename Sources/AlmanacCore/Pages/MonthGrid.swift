/// The page of a Gregorian month in a calendar: whole weeks of days, with the neighbouring months' days before and after.
///
/// A page looks everything up once, when it is made: where lunar months begin on it and which days are solar terms. It is
/// a small value without references. Its cells are computed one by one as they are asked for, or written all at once:
/// `cells` is an array of them, and `fill(_:)` writes them into an array or a buffer that is kept from page to page. Which
/// day is today or selected is not its subject.
public struct MonthGrid: RandomAccessCollection, Hashable, Sendable {
    /// The month of the page.
    public let month: YearMonth
    /// The weekday of the first column.
    public let firstWeekday: Weekday
    /// 28, 35 or 42.
    private let cellCount: UInt8
    /// Cells before the first of the month, 0 … 6.
    let leadingCount: UInt8
    let monthLength: UInt8
    let previousMonthLength: UInt8
    /// The pillar of the first cell.
    let firstPillar: UInt8
    /// Days since 1970-01-01 of the first cell.
    private let firstDay: Int32
    let lunarMonths: LunarMonths
    let terms: Terms

    init?(_ calendar: borrowing LunisolarCalendar, _ month: YearMonth, firstWeekday: Weekday, rows: RowPolicy) {
        let weeks = MonthWeeks(month, firstWeekday: firstWeekday)
        let cellCount = 7 * rows.rowCount(weekCount: weeks.count)
        guard let days = weeks.days(ofCells: cellCount), let lunarMonths = calendar.lunarMonths(on: days) else {
            return nil
        }
        self.month = month
        self.firstWeekday = firstWeekday
        firstDay = days.firstDay.rawValue
        self.cellCount = UInt8(truncatingIfNeeded: cellCount)
        leadingCount = UInt8(truncatingIfNeeded: weeks.lead)
        monthLength = UInt8(truncatingIfNeeded: weeks.length)
        // Before January comes a December, which is as long.
        previousMonthLength =
            month.month == 1
            ? 31 : UInt8(truncatingIfNeeded: GregorianDate.length(ofMonth: month.month - 1, inYear: month.year))
        firstPillar = StemBranch.day(days.firstDay).rawValue
        self.lunarMonths = lunarMonths
        terms = calendar.terms(on: days)
    }
}

extension LunisolarCalendar {
    /// The page of a Gregorian month, or nil if the calendar does not reach all its days.
    ///
    /// The bundled table has the pages of all months from January 1900 to December 2100.
    ///
    /// - Parameters:
    ///   - month: The month.
    ///   - firstWeekday: The weekday of the first column.
    ///   - rows: How many rows there are; as many as the month needs unless something else is asked for.
    /// - Complexity: O(1).
    public func grid(
        of month: YearMonth,
        firstWeekday: Weekday = .monday,
        rows: RowPolicy = .natural
    ) -> MonthGrid? {
        MonthGrid(self, month, firstWeekday: firstWeekday, rows: rows)
    }
}

// MARK: - The page

extension MonthGrid {
    /// How many rows of seven days there are, 4 … 6.
    public var rowCount: Int { Int(cellCount) / 7 }

    /// All days of the page.
    public var days: DayRange {
        Day(rawValue: firstDay)...Day(rawValue: firstDay &+ Int32(cellCount) &- 1)
    }

    /// The indices of the days of the month itself.
    public var indicesInMonth: Range<Int> { Int(leadingCount)..<Int(leadingCount) + Int(monthLength) }

    /// The index of a day, or nil if it is not on the page.
    ///
    /// - Complexity: O(1).
    public func index(of day: Day) -> Int? {
        days.contains(day) ? Int(day.rawValue &- firstDay) : nil
    }

    /// The index of the first cell, zero.
    public var startIndex: Int { 0 }
    /// The number of cells: 28, 35 or 42.
    public var endIndex: Int { Int(cellCount) }

    /// The cell at an index, row by row.
    ///
    /// - Precondition: As for any collection, the index is one of `indices`.
    /// - Complexity: O(1).
    public subscript(index: Int) -> DayCell {
        precondition(index >= 0 && index < Int(cellCount), "no such cell on this page")
        var cell = unmarkedCell(at: index)
        terms.mark(&cell, at: index)
        lunarMonths.mark(&cell, at: index)
        return cell
    }

    /// The cell at an index, without its term and without the certainty of its new moon.
    @inline(__always)
    func unmarkedCell(at index: Int) -> DayCell {
        let isLeading = index < Int(leadingCount)
        let isInMonth = indicesInMonth.contains(index)
        let daysBefore = isLeading ? -Int(previousMonthLength) : isInMonth ? 0 : Int(monthLength)
        return DayCell(
            day: Day(rawValue: firstDay &+ Int32(truncatingIfNeeded: index)),
            lunarDate: lunarMonths.date(at: index),
            dayOfMonth: index - Int(leadingCount) + 1 - daysBefore,
            weekday: Weekday(daysAfterMonday: Int(firstWeekday.rawValue) - 1 + index),
            pillar: StemBranch(wrapping: Int(firstPillar) + index),
            isInMonth: isInMonth
        )
    }

    /// Writes the cells into a buffer of the caller's, each with the indices of its festivals.
    ///
    /// The festivals of a cell are `festivals[cell.festivalIndices]`, running spans included. Nothing is allocated.
    ///
    /// - Parameters:
    ///   - cells: Room for at least `count` cells, 42 are always enough; the rest of it is left unchanged.
    ///   - festivals: Those of the calendar that made the page. Of another one they are its festivals on the same days.
    /// - Complexity: O(number of cells and festivals).
    public func fill(_ cells: inout MutableSpan<DayCell>, festivals: Festivals) {
        fill(&cells)
        guard let known = days.intersection(festivals.days) else { return }
        let start = Int(known.firstDay.rawValue &- days.firstDay.rawValue)
        cells.withUnsafeMutableBufferPointer { cells in
            festivals.storage.forEachDay(of: known) { offset, index, count in
                cells[start &+ offset].setFestivals(first: index, count: count)
            }
        }
    }
}

// MARK: - The cells of a page with their festivals, as arrays

extension MonthGrid {
    /// The cells, row by row, each with the indices of its festivals in `festivals`.
    ///
    /// - Complexity: O(number of cells and festivals), and one allocation.
    public func cells(festivals: Festivals) -> [DayCell] {
        var cells: [DayCell] = []
        fill(&cells, festivals: festivals)
        return cells
    }

    /// Makes an array hold the cells, each with the indices of its festivals, and nothing else; nothing is allocated once it
    /// has had room for 42.
    ///
    /// - Complexity: O(number of cells and festivals).
    public func fill(_ cells: inout [DayCell], festivals: Festivals) {
        cells.resize(to: count)
        var span = cells.mutableSpan
        fill(&span, festivals: festivals)
    }

    /// Which cells of the page are off, worked or unknown.
    ///
    /// - Complexity: O(number of cells); nothing is allocated.
    public func daysOff(by daysOff: WorkCalendar) -> WorkMarks {
        var page = WorkMarks()
        for (index, cell) in enumerated() { page.set(index, daysOff.status(of: cell.day)) }
        return page
    }
}

/// Which cells of a page are off, worked or unknown: a bit for each cell, bit 0 for the first.
public struct WorkMarks: Hashable, Sendable {
    /// The cells of days off, those of the weekend too.
    public internal(set) var off: UInt64 = 0
    /// The cells of days off beyond the plain weekend, by law or by notice: 休.
    public internal(set) var holiday: UInt64 = 0
    /// The cells of make-up workdays: 班.
    public internal(set) var makeUp: UInt64 = 0
    /// The cells of days of which half is off.
    public internal(set) var half: UInt64 = 0
    /// The cells of days that nobody has decided.
    public internal(set) var unknown: UInt64 = 0

    /// Sets the bits of a cell.
    @inline(__always)
    mutating func set(_ cell: Int, _ status: WorkStatus) {
        let bit = UInt64(1) << UInt64(truncatingIfNeeded: cell)
        switch status.kind {
        case .workday: break
        case .makeUpWorkday: makeUp |= bit
        case .halfDay: half |= bit
        case .unknown: unknown |= bit
        case .weekend, .dayOff: off |= bit
        }
        if status.isHoliday { holiday |= bit }
    }
}
