/// The page of a Gregorian month in a calendar: whole weeks of days, with the neighbouring months' days before and after.
///
/// A page looks everything up once, when it is made: where lunar months begin on it and which days are solar terms. It is
/// a small value without references. Its cells are computed one by one as they are asked for, or written all at once:
/// `cells` is an array of them, and `fill(_:)` writes them into an array or a buffer that is kept from page to page. Which
/// day is today or selected is not its subject.
///
/// ```swift
/// if let month = YearMonth("2026-02"), let page = LunisolarCalendar.china.grid(of: month, firstWeekday: .monday) {
///     print(page.rowCount, page.days, page[page.indicesInMonth.lowerBound].lunarDate)
///     for cell in page where cell.isInMonth {
///         if let term = cell.term { print(cell.day, cell.lunarDate, term) }
///     }
/// }
/// ```
///
/// ```text
/// 5 2026-01-26...2026-03-01 2025-12-14
/// 2026-02-04 2025-12-17 lichun
/// 2026-02-18 2026-1-2 yushui
/// ```
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
    ///   - rows: The number of rows; as many as the month needs unless something else is asked for.
    /// - Complexity: O(1).
    public func grid(of month: YearMonth, firstWeekday: Weekday = .monday, rows: RowPolicy = .natural) -> MonthGrid? {
        MonthGrid(self, month, firstWeekday: firstWeekday, rows: rows)
    }
}

// MARK: - The page

extension MonthGrid {
    /// The number of rows of seven days, 4 … 6.
    public var rowCount: Int { Int(cellCount) / 7 }

    /// All days of the page.
    public var days: DayRange { Day(rawValue: firstDay)...Day(rawValue: firstDay &+ Int32(cellCount) &- 1) }

    /// The indices of the days of the month itself.
    public var indicesInMonth: Range<Int> { Int(leadingCount)..<Int(leadingCount) + Int(monthLength) }

    /// The index of a day, or nil if it is not on the page.
    ///
    /// - Complexity: O(1).
    public func index(of day: Day) -> Int? { days.contains(day) ? Int(day.rawValue &- firstDay) : nil }

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
        withUnsafeMutablePointer(to: &cell) { mark(UnsafeMutableBufferPointer(start: $0, count: 1), from: index) }
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
}

/// The number of rows of seven days on the page of a month.
///
/// The default is `natural` everywhere: of `MonthGrid` and `YearGrid`, of sections, of the command and of its exports. It
/// shows every day of the month and no week without one. A view that turns pages asks for `six`, so that no page is
/// higher than another.
///
/// ```swift
/// print(YearMonth("2026-02").flatMap { LunisolarCalendar.china.grid(of: $0, rows: .six) }?.rowCount ?? 0)  // 6
/// ```
public enum RowPolicy: UInt8, NamedCase {
    /// One for each week that the month touches, 4 … 6.
    case natural
    /// Five, or six where the month touches six weeks.
    case atLeastFive
    /// Six, 42 cells.
    case six

    /// The rows of a month that touches `weekCount` weeks.
    package func rowCount(weekCount: Int) -> Int {
        switch self {
        case .natural: weekCount
        case .atLeastFive: max(weekCount, 5)
        case .six: 6
        }
    }
}
