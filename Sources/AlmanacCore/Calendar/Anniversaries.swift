/// The days on which a lunar month and day are kept, one after the other.
struct Anniversaries: Sequence, IteratorProtocol {
    private let calendar: LunisolarCalendar
    private let monthDay: LunarMonthDay
    private let rule: AnniversaryRule
    private let endYear: Int
    private var year: Int
    /// Whether the plain month of `year` is done, and its leap month comes next.
    private var isInLeapMonth = false

    init(calendar: LunisolarCalendar, monthDay: LunarMonthDay, rule: AnniversaryRule, years: Range<Int>) {
        self.calendar = calendar
        self.monthDay = monthDay
        self.rule = rule
        year = years.lowerBound
        endYear = years.upperBound
    }

    /// The next day, or nil when there is none left.
    mutating func next() -> Day? {
        while year < endYear {
            let day = isInLeapMonth ? dayInLeapMonth() : dayInPlainMonth()
            if isInLeapMonth { year += 1 }
            isInLeapMonth.toggle()
            if let day { return day }
        }
        return nil
    }

    private func dayInPlainMonth() -> Day? {
        let yearHasLeap = calendar.leapMonth(ofYear: year) == monthDay.month.leap
        guard rule.keepsPlainMonth(of: monthDay.month, yearHasLeap: yearHasLeap) else { return nil }
        return day(in: monthDay.month.plain)
    }

    private func dayInLeapMonth() -> Day? {
        rule.keepsLeapMonth(of: monthDay.month) ? day(in: monthDay.month.leap) : nil
    }

    private func day(in month: LunarMonth) -> Day? {
        guard let month = calendar.month(month, ofYear: year) else { return nil }
        if monthDay.day <= month.length { return month.firstDay.advanced(by: monthDay.day - 1) }
        return switch rule.thirtieth {
        case .skip: nil
        case .lastDay: month.lastDay
        case .nextDay: month.lastDay.next
        }
    }
}
