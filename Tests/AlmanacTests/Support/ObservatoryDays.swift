import Almanac
import TestSupport

/// Every day from 1899-12-03 to 2101-01-28 as the Hong Kong Observatory has it: a page a day, turned by hand.
///
/// Before its tables begin (1901-01-20 for months, 1901 for terms) and after they end, which is a few hundred days at the
/// edges, the days are those of the calendar's list of months and terms.
struct ObservatoryDays {
    @dynamicMemberLookup struct Page {
        let date: WallCalendar.Page
        var lunarYear = 0
        var lunarMonth = 0
        var isLeap = false
        var lunarDay = 0
        var term: Int?

        var day: Day { Day(rawValue: date.rawDay) }
        var dayOfMonth: Int { date.day }
        /// 0 is 甲子; 1900-01-31, 25537 days before 1970-01-01, was 甲辰, 40.
        var pillar: Int { (Int(date.rawDay) + 25_537 + 60 + 40) % 60 }

        subscript<Value>(dynamicMember member: KeyPath<WallCalendar.Page, Value>) -> Value { date[keyPath: member] }
    }

    static let shared = ObservatoryDays()

    /// 1899-12-03, a Sunday and a new moon's day.
    static let firstRawDay: Int32 = -25_596
    let pages: [Page]

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

        let first = WallCalendar.Page(
            rawDay: Self.firstRawDay,
            year: 1899,
            month: 12,
            day: 3,
            weekday: 7,
            dayOfYear: 337
        )
        var month = (year: 0, month: 0, isLeap: false)
        var lunarDay = 0
        pages = WallCalendar(from: first, to: 47_874).map { date in
            lunarDay += 1
            if let begun = monthsByFirstDay[date.text] { (month, lunarDay) = (begun, 1) }
            return Page(
                date: date,
                lunarYear: month.year,
                lunarMonth: month.month,
                isLeap: month.isLeap,
                lunarDay: lunarDay,
                term: termsByDay[date.text]
            )
        }
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
