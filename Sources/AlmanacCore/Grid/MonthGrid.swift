/// The page of a Gregorian month in a calendar: whole weeks of days, with the neighbouring months' days before and after.
///
/// A grid looks everything up once, when it is made: where lunar months begin on the page and which days are solar terms.
/// It is a small value without references; its cells are worked out from it one by one, or written into a buffer of the
/// caller's with `fill(_:)`. Which day is today or selected is not its subject.
public struct MonthGrid: RandomAccessCollection, Hashable, Sendable {
    /// The month of the page.
    public let month: YearMonth
    /// The weekday of the first column.
    public let firstWeekday: Weekday
    /// How many rows of seven days there are, 4 … 6.
    public var rowCount: Int { Int(cellCount) / 7 }

    private let firstDay: Int32
    private let cellCount: UInt8
    /// How many cells lie before the first of the month, 0 … 6.
    private let leadingCount: UInt8
    private let monthLength: UInt8
    private let previousMonthLength: UInt8
    private let firstPillar: UInt8
    private let lunarRuns: LunarRuns
    private let terms: TermMarks

    /// The grid of a month, or nil if the calendar does not reach all its days.
    init?(_ calendar: LunisolarCalendar, _ month: YearMonth, firstWeekday: Weekday, rows: RowPolicy) {
        let firstOfMonth = month.firstDay
        let leading = firstOfMonth.weekday.column(inWeekBeginning: firstWeekday)
        let length = month.length
        let cells = 7 * rows.rowCount(weekCount: (leading + length + 6) / 7)
        let firstDay = Day(rawValue: firstOfMonth.rawValue &- Int32(truncatingIfNeeded: leading))
        let lastDay = Day(rawValue: firstDay.rawValue &+ Int32(truncatingIfNeeded: cells) &- 1)
        guard firstDay >= calendar.days.lowerBound, lastDay <= calendar.days.upperBound,
            let lunarRuns = LunarRuns(calendar, firstDay...lastDay)
        else { return nil }
        self.month = month
        self.firstWeekday = firstWeekday
        self.firstDay = firstDay.rawValue
        cellCount = UInt8(truncatingIfNeeded: cells)
        leadingCount = UInt8(truncatingIfNeeded: leading)
        monthLength = UInt8(truncatingIfNeeded: length)
        previousMonthLength = UInt8(truncatingIfNeeded: firstOfMonth.previous.map { GregorianDate($0).day } ?? 0)
        firstPillar = StemBranch.day(firstDay).rawValue
        self.lunarRuns = lunarRuns
        terms = TermMarks(calendar, firstDay...lastDay)
    }
}

// MARK: - Cells

extension MonthGrid {
    /// The position of the first cell, zero.
    public var startIndex: Int { 0 }
    /// The number of cells: 28, 35 or 42.
    public var endIndex: Int { Int(cellCount) }

    /// The cell at a position, row by row; the position has to be one of `indices`. O(1).
    public subscript(position: Int) -> DayCell {
        precondition(position >= 0 && position < Int(cellCount), "no such cell on this page")
        return cell(position, column: position % 7)
    }

    /// The position of a day, or nil if it is not on the page. O(1).
    public func position(of day: Day) -> Int? {
        let position = Int(day.rawValue) - Int(firstDay)
        return position >= 0 && position < Int(cellCount) ? position : nil
    }

    /// All days of the page.
    public var days: DayRange {
        DayRange(Day(rawValue: firstDay)...Day(rawValue: firstDay &+ Int32(cellCount) &- 1))
    }

    /// The positions of the days of the month itself.
    public var positionsInMonth: Range<Int> { Int(leadingCount)..<Int(leadingCount) + Int(monthLength) }

    /// Writes the cells into a buffer of the caller's; nothing is allocated.
    ///
    /// - Parameter cells: at least `count` places, 42 are always enough; what lies behind the cells is left as it is.
    /// - Complexity: O(number of cells), about a nanosecond each.
    public func fill(_ cells: inout MutableSpan<DayCell>) {
        fill(&cells, from: 0)
    }

    func fill(_ cells: inout MutableSpan<DayCell>, from start: Int) {
        precondition(start + count <= cells.count, "no room for all cells of the page")
        var position = 0
        while position < Int(cellCount) {
            for column in 0..<7 {
                cells[start &+ position &+ column] = cell(position &+ column, column: column)
            }
            position += 7
        }
    }

    @inline(__always)
    private func cell(_ position: Int, column: Int) -> DayCell {
        let place = Int32(truncatingIfNeeded: position)
        let dayInMonth = place &- Int32(leadingCount)
        let isInMonth = UInt32(bitPattern: dayInMonth) < UInt32(monthLength)
        let lengthBefore: Int32 = dayInMonth < 0 ? Int32(previousMonthLength) : isInMonth ? 0 : -Int32(monthLength)
        let weekday = Int(firstWeekday.rawValue) &+ column
        let pillar = UInt8(truncatingIfNeeded: Int(firstPillar) &+ position)
        let term = terms.mark(on: place)
        let lunar = lunarRuns.date(on: place)
        return DayCell(
            day: Day(rawValue: firstDay &+ place),
            lunarRawValue: lunar.rawValue,
            dayOfMonth: UInt8(truncatingIfNeeded: dayInMonth &+ lengthBefore &+ 1),
            pillarRawValue: pillar >= 60 ? pillar &- 60 : pillar,
            termRawValue: term.rawValue,
            marks: UInt8(truncatingIfNeeded: weekday > 7 ? weekday &- 7 : weekday)
                | (isInMonth ? DayCell.inMonthMark : 0) | term.doubt | lunar.doubt
        )
    }
}

extension LunisolarCalendar {
    /// The page of a Gregorian month, or nil if the calendar does not reach all its days.
    ///
    /// The bundled table has the pages of all months from January 1900 to December 2100.
    ///
    /// - Parameters:
    ///   - month: the month.
    ///   - firstWeekday: the weekday of the first column.
    ///   - rows: how many rows there are.
    /// - Complexity: O(1).
    public func grid(
        of month: YearMonth,
        firstWeekday: Weekday = .monday,
        rows: RowPolicy = .six
    ) -> MonthGrid? {
        MonthGrid(self, month, firstWeekday: firstWeekday, rows: rows)
    }
}
