import AlmanacCore

/// The page in view among consecutive pages, with the page before and the page after.
///
/// A pager stores an index and no date, so that turning pages never drifts to another day of the month. It stops at the
/// first and at the last page. Every operation takes constant time.
///
/// ```swift
/// if let year = DayRange(year: 2026), let today = Day("2026-11-21") {
///     var pager = MonthPager(MonthSections(year, firstWeekday: .sunday), showing: today)
///     print(pager.page, pager.turnForward(), pager.page, pager.turnForward())  // 2026-11 forward 2026-12 none
/// }
/// ```
public struct Pager<Pages: DayPages>: Hashable, Sendable {
    /// All pages that can be in view.
    public let pages: Pages

    /// The index of the page in view. An index beyond the ends becomes that of the first or of the last page, so that a view that
    /// pages by itself, such as `TabView(selection: $pager.index)`, can set it.
    public var index: Int {
        didSet { index = Swift.min(Swift.max(index, pages.startIndex), pages.endIndex - 1) }
    }

    /// A pager that shows the page with a day, or the page nearest to it.
    public init(_ pages: Pages, showing day: Day) {
        self.pages = pages
        index = pages.index(nearest: day)
    }

    /// The page in view.
    public var page: Pages.Element { pages[index] }

    /// The page before, or nil at the first.
    public var previousPage: Pages.Element? { index > pages.startIndex ? pages[index - 1] : nil }

    /// The page after, or nil at the last.
    public var nextPage: Pages.Element? { index < pages.endIndex - 1 ? pages[index + 1] : nil }

    /// The indices of the page in view and of its neighbours: three, or fewer at the ends.
    public var nearbyIndices: Range<Int> {
        Swift.max(index - 1, pages.startIndex)..<Swift.min(index + 2, pages.endIndex)
    }
}

// MARK: - Turning

extension Pager {
    /// Turns to the page after, if there is one, and returns the direction.
    @discardableResult
    public mutating func turnForward() -> PageTurn { turn(by: 1) }

    /// Turns to the page before, if there is one, and returns the direction.
    @discardableResult
    public mutating func turnBackward() -> PageTurn { turn(by: -1) }

    /// Turns `count` pages forward (backward if negative) but not past the ends, and returns the direction.
    @discardableResult
    public mutating func turn(by count: Int) -> PageTurn {
        let (target, overflow) = index.addingReportingOverflow(count)
        return turn(toPage: overflow ? (count < 0 ? Int.min : Int.max) : target)
    }

    /// Turns to the page nearest to a day and returns the direction; with today, it is the way back to today.
    @discardableResult
    public mutating func turn(toPageShowing day: Day) -> PageTurn {
        turn(toPage: pages.index(nearest: day))
    }

    /// Turns to the page at an index, or to the first or the last page if it is beyond them, and returns the direction.
    @discardableResult
    public mutating func turn(toPage target: Int) -> PageTurn {
        let start = index
        index = target
        return start == index ? .none : start < index ? .forward : .backward
    }
}

/// A pager of months.
public typealias MonthPager = Pager<MonthSections>

/// A pager of weeks.
public typealias WeekPager = Pager<WeekStrip>

/// The direction in which a pager turned, so that a view can slide its pages the same way.
public enum PageTurn: Int8, CaseIterable, Hashable, Sendable {
    /// To an earlier page.
    case backward = -1
    /// Not at all: the page was in view already, or there is no further page.
    case none = 0
    /// To a later page.
    case forward = 1
}

/// Consecutive pages that together show a range of days, such as the months or the weeks of a year. There is at least one.
public protocol DayPages: RandomAccessCollection, Hashable, Sendable where Index == Int {
    /// The index of the page with a day; that of the first page for earlier days, that of the last for later ones.
    func index(nearest day: Day) -> Int
}

extension MonthSections: DayPages {
    /// The section of the month with a day; the first section for earlier days, the last one for later days.
    public func index(nearest day: Day) -> Int {
        let month = YearMonth(day)
        return Swift.min(Swift.max(month, firstMonth), lastMonth).months(since: firstMonth)
    }
}

extension WeekStrip: DayPages {
    /// The index of the week with a day; that of the first week for earlier days, that of the last for later ones.
    public func index(nearest day: Day) -> Int {
        weekIndex(of: days.nearest(to: day))
    }
}
