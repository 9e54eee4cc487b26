/// Up to 42 days in a row whose festivals are looked up together, where, and how they lie in the year.
///
/// For a day alone the rows are found by its date; for many days it is cheaper to ask each row for its day. Places count
/// the days of a block from 0; those before it are negative.
///
/// A block has no reference to the index it is of, which its users hand on beside it: counting that reference would cost
/// as much as several days.
struct DayBlock: Sendable {
    /// The most days of a block: a page of 42 cells.
    static var capacity: Int { 42 }

    /// The regions asked about.
    let regions: Regions
    /// The first day.
    let first: FestivalDate
    /// How many days there are, 1 … 42.
    let count: Int
    /// The places of 1 January of the first day's year, which is 0 or less, and of the year after it.
    private let newYears: (this: Int, next: Int)

    /// A block from a day on, shorter than `count` where the calendar ends; nil if the calendar does not reach the day.
    @inline(__always)
    init?(_ firstDay: Day, count: Int, _ index: FestivalIndex, in regions: Regions) {
        guard let first = FestivalDate(firstDay, index) else { return nil }
        self.regions = regions
        self.first = first
        let reach = Int(index.months.days.lastDay.rawValue &- firstDay.rawValue) &+ 1
        self.count = Swift.min(count, DayBlock.capacity, reach)
        let newYear = Int(first.endOfLastYear &- firstDay.rawValue) &+ 1
        newYears = (newYear, newYear &+ GregorianDate.length(ofYear: first.year))
    }
}

// MARK: - Places

extension DayBlock {
    /// A place in no block, for days that there are not: two years before.
    static var nowhere: Int { -1000 }

    /// The segment of the year the first day is in: see `YearSlot`.
    @inline(__always)
    var segment: Int { YearSlot.segment(first.slot) }

    /// The day at a place.
    @inline(__always)
    func day(at place: Int) -> Day { Day(rawValue: first.day.rawValue &+ Int32(truncatingIfNeeded: place)) }

    /// The place of a day.
    @inline(__always)
    func place(of day: Day) -> Int { Int(day.rawValue &- first.day.rawValue) }

    /// The Gregorian year of a place at most a year before the block.
    @inline(__always)
    func year(at place: Int) -> Int {
        place >= newYears.next ? first.year &+ 1 : place >= newYears.this ? first.year : first.year &- 1
    }

    /// The place of 1 January of the block's first year, of the year before or of the year after.
    @inline(__always)
    func placeOfNewYear(_ year: Int) -> Int {
        if year == first.year { return newYears.this }
        return year > first.year ? newYears.next : newYears.this &- GregorianDate.length(ofYear: year)
    }
}

// MARK: - The days of a row

extension DayBlock {
    /// Calls `body` with the places of a row's first days, whatever kind it is, in all years that may matter.
    ///
    /// A lunar year is the Gregorian one or the one before it; a day may be counted from a term a year away, and a span
    /// may have begun in the year before.
    func forEachFirstPlace(of row: FestivalRow, in index: FestivalIndex, _ body: (Int) -> Void) {
        for year in first.year &- 2...first.year &+ 2 {
            for inLeapMonth in [false, true] {
                if let day = index.firstDay(row, year: year, inLeapMonth: inLeapMonth) { body(place(of: day)) }
            }
        }
    }
}
