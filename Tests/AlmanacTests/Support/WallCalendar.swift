import AlmanacCore

/// The slow and obvious calendar: it turns one page a day, and knows how long the months are from a list.
struct WallCalendar: Sequence, IteratorProtocol {
    struct Page {
        var rawDay: Int32
        var year: Int
        var month: Int
        var day: Int
        /// 1 is Monday.
        var weekday: Int
        var dayOfYear: Int

        var text: String {
            let month = month < 10 ? "0\(month)" : "\(month)"
            let day = day < 10 ? "0\(day)" : "\(day)"
            return "\(year)-\(month)-\(day)"
        }
    }

    private var page: Page
    private let lastRawDay: Int32

    /// The days of 1900-2100. 1900-01-01 was a Monday, 25567 days before 1970-01-01.
    init() {
        self.init(from: Page(rawDay: -25_567, year: 1900, month: 1, day: 1, weekday: 1, dayOfYear: 1), to: 47_846)
    }

    /// The days from a page to a last day.
    init(from page: Page, to lastRawDay: Int32) {
        (self.page, self.lastRawDay) = (page, lastRawDay)
    }

    static func length(ofMonth month: Int, inYear year: Int) -> Int {
        let isLeapYear = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
        return [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    mutating func next() -> Page? {
        guard page.rawDay <= lastRawDay else { return nil }
        let today = page
        page.rawDay += 1
        page.weekday = page.weekday == 7 ? 1 : page.weekday + 1
        page.day += 1
        page.dayOfYear += 1
        if page.day > WallCalendar.length(ofMonth: page.month, inYear: page.year) {
            page.day = 1
            page.month += 1
        }
        if page.month > 12 {
            page.month = 1
            page.year += 1
            page.dayOfYear = 1
        }
        return today
    }
}
