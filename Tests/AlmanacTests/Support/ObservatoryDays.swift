import Almanac
import Foundation
import TestSupport

/// Every day from 1899-12-03 to 2101-01-28 as the Hong Kong Observatory has it: a page a day, turned by hand.
///
/// Before its tables begin (1901-01-20 for months, 1901 for terms) and after they end, which is a few hundred days at the
/// edges, the days are those of the calendar's list of months and terms.
struct ObservatoryDays {
    struct Page {
        var day: Day
        var year: Int
        var month: Int
        var dayOfMonth: Int
        /// 1 is Monday.
        var weekday: Int
        var lunarYear: Int
        var lunarMonth: Int
        var isLeap: Bool
        var lunarDay: Int
        var term: Int?
        /// 0 is 甲子.
        var pillar: Int
    }

    static let shared = ObservatoryDays()

    /// 1899-12-03, a Sunday and a new moon's day.
    static let firstRawDay: Int32 = -25_596
    let pages: [Page]

    /// The page of a day that is known to be there.
    func page(_ day: Day) -> Page { pages[Int(day.rawValue - Self.firstRawDay)] }

    private init() {
        let calendar = LunisolarCalendar.hongkong
        var monthsByFirstDay: [String: (year: Int, month: Int, isLeap: Bool)] = [:]
        var termsByDay: [String: Int] = [:]
        for month in calendar.months(beginningIn: .min ... .max) where month.firstDay.description < "1901-01-20" {
            monthsByFirstDay[month.firstDay.description] = (month.year, month.month.number, month.month.isLeap)
        }
        for event in calendar.termEvents(in: .min ... .max)
        where event.day.description < "1901" || event.day.description > "2101" {
            termsByDay[event.day.description] = event.kind.index
        }
        for row in rows(of: "hko_months.tsv") {
            monthsByFirstDay[row[0]] = (Int(row[1]) ?? 0, Int(row[2]) ?? 0, row[3] == "1")
        }
        for row in rows(of: "hko_terms.tsv") { termsByDay[row[0]] = Int(row[1]) }

        // 1900-01-31 was 甲辰, 40, and 59 days after 1899-12-03.
        var page = Page(
            day: Day(rawValue: Self.firstRawDay),
            year: 1899,
            month: 12,
            dayOfMonth: 3,
            weekday: 7,
            lunarYear: 0,
            lunarMonth: 0,
            isLeap: false,
            lunarDay: 0,
            pillar: (40 + 60 - 59) % 60
        )
        var pages: [Page] = []
        while page.year < 2101 || page.dayOfMonth <= 28 {
            let text = String(format: "%04d-%02d-%02d", page.year, page.month, page.dayOfMonth)
            page.lunarDay += 1
            if let month = monthsByFirstDay[text] {
                (page.lunarYear, page.lunarMonth, page.isLeap) = month
                page.lunarDay = 1
            }
            page.term = termsByDay[text]
            pages.append(page)
            page.turn()
        }
        self.pages = pages
    }
}

extension ObservatoryDays.Page {
    /// Moves on to the next day.
    fileprivate mutating func turn() {
        day = Day(rawValue: day.rawValue + 1)
        weekday = weekday % 7 + 1
        pillar = (pillar + 1) % 60
        dayOfMonth += 1
        if dayOfMonth > Self.length(ofMonth: month, inYear: year) {
            dayOfMonth = 1
            month += 1
        }
        if month > 12 {
            month = 1
            year += 1
        }
    }

    static func length(ofMonth month: Int, inYear year: Int) -> Int {
        let isLeapYear = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
        return [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }
}

/// The rows of a published table, split at tabs, comments and the header left out.
func rows(of name: String) -> [[String]] {
    fields(of: name).filter { $0[0].first?.isNumber == true }
}

/// The lines of a published table, split at tabs, with its header.
func fields(of name: String) -> [[String]] {
    (try? DataFolder.rows(of: "reference/" + name)) ?? []
}
