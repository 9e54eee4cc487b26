import AlmanacCore

/// Where a reader stands among pages, with the page before and the page after.
///
/// It keeps a position and never a date, so that no sequence of turns can drift to another day of the month, and it stops
/// at the first and at the last page. Every operation takes constant time.
public struct Pager<Pages: DayPages>: Hashable, Sendable {
    /// The pages.
    public let pages: Pages

    /// The position of the page in view.
    public private(set) var position: Int

    /// A pager that shows the page nearest to a day.
    public init(_ pages: Pages, showing day: Day) {
        self.pages = pages
        position = pages.position(nearest: day)
    }

    /// The page in view.
    public var page: Pages.Element { pages[position] }

    /// The positions of the page in view and its neighbours: three, but fewer at the ends.
    public var window: Range<Int> {
        Swift.max(position - 1, pages.startIndex)..<Swift.min(position + 2, pages.endIndex)
    }

    /// The page before, or nil at the first.
    public var previousPage: Pages.Element? {
        position > pages.startIndex ? pages[position - 1] : nil
    }

    /// The page after, or nil at the last.
    public var nextPage: Pages.Element? {
        position < pages.endIndex - 1 ? pages[position + 1] : nil
    }
}

extension Pager {
    /// Turns to the page after, if there is one, and says which way it went.
    @discardableResult
    public mutating func turnForward() -> PageTurn {
        turn(by: 1)
    }

    /// Turns to the page before, if there is one, and says which way it went.
    @discardableResult
    public mutating func turnBackward() -> PageTurn {
        turn(by: -1)
    }

    /// Turns `count` pages forward (backward if negative), to the last or the first at most, and says which way it went.
    @discardableResult
    public mutating func turn(by count: Int) -> PageTurn {
        let (target, overflow) = position.addingReportingOverflow(count)
        return turn(to: overflow ? (count < 0 ? Int.min : Int.max) : target)
    }

    /// Turns to the page nearest to a day, and says which way it went; with the present day, back to today.
    @discardableResult
    public mutating func turn(toPageShowing day: Day) -> PageTurn {
        turn(to: pages.position(nearest: day))
    }

    /// Turns to a position, to the first or the last at most.
    private mutating func turn(to target: Int) -> PageTurn {
        let start = position
        position = Swift.min(Swift.max(target, pages.startIndex), pages.endIndex - 1)
        return PageTurn(from: start, to: position)
    }
}

/// A pager of months.
public typealias MonthPager = Pager<MonthSections>

/// A pager of weeks.
public typealias WeekPager = Pager<WeekStrip>
