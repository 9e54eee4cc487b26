/// The page of a Gregorian month in a calendar: whole weeks of days, with the neighbouring months' days before and after.
///
/// A page looks everything up once, when it is made: where lunar months begin on it and which days are solar terms. It is
/// a small value without references; its cells are worked out from it one by one, or written into a buffer of the
/// caller's with `fill(_:)`. Which day is today or selected is not its subject.
public struct MonthGrid: RandomAccessCollection, Hashable, Sendable {
    /// The month of the page.
    public let month: YearMonth
    /// The weekday of the first column.
    public let firstWeekday: Weekday
    /// How many cells there are: 28, 35 or 42.
    private let cellCount: UInt8
    /// How many cells lie before the first of the month, 0 … 6.
    private let leadingCount: UInt8
    private let monthLength: UInt8
    private let previousMonthLength: UInt8
    private let firstPillar: UInt8
    private let firstDay: Int32
    private let lunarRuns: LunarRuns
    private let terms: TermMarks

    init?(_ calendar: borrowing LunisolarCalendar, _ month: YearMonth, firstWeekday: Weekday, rows: RowPolicy) {
        let weeks = MonthWeeks(month, firstWeekday: firstWeekday)
        let cells = 7 * rows.rowCount(weekCount: weeks.count)
        guard let days = weeks.days(ofCells: cells), let lunarRuns = calendar.lunarRuns(on: days) else { return nil }
        self.month = month
        self.firstWeekday = firstWeekday
        firstDay = days.firstDay.rawValue
        cellCount = UInt8(truncatingIfNeeded: cells)
        leadingCount = UInt8(truncatingIfNeeded: weeks.lead)
        monthLength = UInt8(truncatingIfNeeded: weeks.length)
        // Before January comes a December, which is as long.
        previousMonthLength =
            month.month == 1
            ? 31 : UInt8(truncatingIfNeeded: GregorianDate.length(ofMonth: month.month - 1, inYear: month.year))
        firstPillar = StemBranch.day(days.firstDay).rawValue
        self.lunarRuns = lunarRuns
        terms = calendar.termMarks(on: days)
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
    ///   - rows: how many rows there are; as many as the month needs unless something else is asked for.
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
        (Day(rawValue: firstDay)...Day(rawValue: firstDay &+ Int32(cellCount) &- 1))
    }

    /// The positions of the days of the month itself.
    public var positionsInMonth: Range<Int> { Int(leadingCount)..<Int(leadingCount) + Int(monthLength) }

    /// The position of a day, or nil if it is not on the page. O(1).
    public func position(of day: Day) -> Int? {
        let position = Int(day.rawValue) - Int(firstDay)
        return position >= 0 && position < Int(cellCount) ? position : nil
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
        let place = Int32(truncatingIfNeeded: position)
        let stretch: Stretch =
            position < Int(leadingCount) ? .leading : positionsInMonth.contains(position) ? .inMonth : .trailing
        var cell = plainCell(place, weekday: weekday(ofColumn: place % 7), stretch)
        terms.mark(&cell, on: place)
        lunarRuns.mark(&cell, on: place)
        return cell
    }

    /// Writes the cells into a buffer of the caller's; nothing is allocated.
    ///
    /// - Parameter cells: at least `count` places, 42 are always enough; what lies behind the cells is left as it is.
    /// - Complexity: O(number of cells), about a nanosecond each.
    public func fill(_ cells: inout MutableSpan<DayCell>) {
        fill(&cells, from: 0)
    }

    func fill(_ cells: inout MutableSpan<DayCell>, from start: Int) {
        precondition(start + count <= cells.count, "no room for all cells of the page")
        cells.withUnsafeMutableBufferPointer { cells in
            fill(UnsafeMutableBufferPointer(rebasing: cells[start..<start + count]))
        }
        terms.mark(&cells, from: start)
        lunarRuns.mark(&cells, from: start)
    }

    /// Writes first what each cell has more than the one before, then adds up: only the few cells where a month, a week or
    /// a cycle begins need a step of their own.
    @inline(__always)
    private func fill(_ cells: UnsafeMutableBufferPointer<DayCell>) {
        cells.update(repeating: DayCell(.init(days: 1, lunar: 1, dayOfMonth: 1, weekday: 1, pillar: 1)))
        func add(_ difference: DayCell.Difference, at place: Int) {
            if place < cells.count { cells[place] += difference }
        }
        add(.init(dayOfMonth: -Int(previousMonthLength), inMonth: 1), at: Int(leadingCount))
        add(.init(dayOfMonth: -Int(monthLength), inMonth: -1), at: Int(leadingCount) &+ Int(monthLength))
        add(.init(pillar: -60), at: 60 &- Int(firstPillar))
        add(.init(lunar: lunarRuns.second.base &- lunarRuns.first.base), at: Int(lunarRuns.second.place))
        add(.init(lunar: lunarRuns.third.base &- lunarRuns.second.base), at: Int(lunarRuns.third.place))
        for monday in stride(from: 8 &- Int(firstWeekday.rawValue), to: cells.count, by: 7) {
            cells[monday] += .init(weekday: -7)
        }
        cells[0] = plainCell(0, weekday: UInt32(firstWeekday.rawValue), leadingCount > 0 ? .leading : .inMonth)
        for place in 1..<cells.count { cells[place].follow(cells[place &- 1]) }
    }

    /// Days of one Gregorian month.
    private enum Stretch {
        case leading, inMonth, trailing
    }

    /// The ISO number of the weekday of a column.
    @inline(__always)
    private func weekday(ofColumn column: Int32) -> UInt32 {
        let weekday = UInt32(firstWeekday.rawValue) &+ UInt32(bitPattern: column)
        return weekday > 7 ? weekday &- 7 : weekday
    }

    /// The cell at a place, without term and doubts.
    @inline(__always)
    private func plainCell(_ place: Int32, weekday: UInt32, _ stretch: Stretch) -> DayCell {
        let daysBefore =
            switch stretch {
            case .leading: Int32(leadingCount) &- Int32(previousMonthLength)
            case .inMonth: Int32(leadingCount)
            case .trailing: Int32(leadingCount) &+ Int32(monthLength)
            }
        let pillar = UInt32(firstPillar) &+ UInt32(bitPattern: place)
        let figures = DayCell.figures(
            dayOfMonth: UInt32(bitPattern: place &- daysBefore &+ 1),
            weekday: weekday,
            pillar: pillar >= 60 ? pillar &- 60 : pillar,
            isInMonth: stretch == .inMonth
        )
        return DayCell(
            day: Day(rawValue: firstDay &+ place),
            lunarRawValue: lunarRuns.rawValue(on: place),
            figures: figures
        )
    }
}
