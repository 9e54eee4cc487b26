import Almanac

/// What a page is of.
enum PageSubject: Hashable {
    case year(Int)
    case month(YearMonth)
    case day(Day)
}
