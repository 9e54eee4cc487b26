// The loops over Foundation's Chinese calendar, over the first few of the same questions: it takes microseconds.

import Almanac
import Foundation

/// The questions as Foundation's `Calendar(identifier: .chinese)` answers them.
struct FoundationAnswers {
    private let calendar: Calendar
    private let dates: [Date]
    private let components: [DateComponents]
    /// How many days are asked about.
    var count: Int { dates.count }

    init(_ days: some Sequence<Day>) {
        var calendar = Calendar(identifier: .chinese)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        self.calendar = calendar
        dates = days.map { Date(timeIntervalSince1970: 86_400 * Double($0.rawValue)) }
        components = dates.map { calendar.dateComponents([.era, .year, .month, .isLeapMonth, .day], from: $0) }
    }

    /// The lunar dates of the days, as a sum of months and days.
    func datesOfDays() -> UInt64 {
        dates.total { date in
            let parts = calendar.dateComponents([.era, .year, .month, .isLeapMonth, .day], from: date)
            return 100 * (parts.month ?? 0) + (parts.day ?? 0)
        }
    }

    /// The days of the lunar dates, as a sum of seconds.
    func daysOfDates() -> UInt64 { components.total { Int64(calendar.date(from: $0)?.timeIntervalSince1970 ?? 0) } }
}
