/// A rule for days that return every year or month of a calendar: that of an event of iCalendar, or of a lunar birthday.
///
/// Rules are those of RFC 5545 with the calendars of RFC 7529: `RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=15`. Days are
/// those of the table, not of a formula.
///
/// ```swift
/// if let start = Day("2013-02-10"), let years = DayRange(years: 2026...2028) {
///     let newYear = try Recurrence(parsing: "RSCALE=CHINESE;FREQ=YEARLY", from: start, in: .bundled)
///     print(newYear.days(in: years))  // [2026-02-17, 2027-02-06, 2028-01-26]
/// }
/// ```
public struct Recurrence: Sendable {
    /// A choice for a month or a day that a year or month does not have: `SKIP` of RFC 7529.
    enum Skip: Sendable {
        case omit, backward, forward
    }

    /// The calendar in which months are counted; nil for the Gregorian.
    var calendar: LunisolarCalendar?
    /// Whether periods are months instead of years.
    var isMonthly = false
    /// The number of periods from one with days to the next, at least 1.
    var interval = 1
    /// The number of days, the first included; nil if there is no limit.
    var count: Int?
    /// The first day, which belongs to the rule whatever its parts are; nil if there is none.
    let start: Day?
    /// The last day on which one may fall; nil if there is no limit.
    var until: Day?
    /// The months with days, a bit for each by its raw value; zero for all.
    var months: UInt32 = 0
    /// The days of a month, bits 1 … 31.
    var daysOfMonth: UInt32 = 0
    /// The days counted from the end of a month, the last being bit 1.
    var daysFromEnd: UInt32 = 0
    /// The choice for a leap month that a year does not have.
    var missingMonth = Skip.omit
    /// The choice for a day that a month does not have.
    var missingDay = Skip.omit

    /// A rule that keeps every day from a start on, to be narrowed down.
    init(_ calendar: LunisolarCalendar?, from start: Day?) { (self.calendar, self.start) = (calendar, start) }

    /// The rule of a lunar month and day that is kept every year.
    ///
    /// - Parameters:
    ///   - monthDay: The month, perhaps a leap month, and the day.
    ///   - rule: The rule for leap months and the 30th; by default the date is kept once in every year.
    ///   - calendar: The calendar of the month and day.
    public init(_ monthDay: LunarMonthDay, rule: AnniversaryRule = .oncePerYear, in calendar: LunisolarCalendar) {
        self.init(calendar, from: nil)
        let month = rule.leapMonth == .skip || rule.leapMonth == .leapElsePlain ? monthDay.month : monthDay.month.plain
        months = month.bit | (rule.leapMonth == .both ? month.leap.bit : 0)
        missingMonth = rule.leapMonth == .leapElsePlain ? .backward : .omit
        daysOfMonth = 1 << UInt32(monthDay.storedDay)
        missingDay =
            switch rule.thirtieth {
            case .skip: .omit
            case .lastDay: .backward
            case .nextDay: .forward
            }
    }

    /// The days of the rule in a range of days, each once and in order, as far as `reach` goes.
    ///
    /// ```swift
    /// if let date = LunarMonthDay("12-30"), let years = DayRange(years: 2025...2027) {
    ///     let rule = AnniversaryRule(leapMonth: .skip, thirtieth: .nextDay)
    ///     print(Recurrence(date, rule: rule, in: .china).days(in: years))  // [2025-01-29, 2026-02-17, 2027-02-06]
    /// }
    /// ```
    ///
    /// - Complexity: O(number of months in the range), with `COUNT` O(number of months from the start on); this allocates.
    public func days(in window: DayRange) -> [Day] {
        let last = min(window.lastDay, until ?? .max, reach.lastDay)
        // The days before the window count, too.
        let first = max((count == nil ? nil : start) ?? window.firstDay, start ?? .min, reach.firstDay)
        guard first <= last, let firstMonth = monthIndex(on: first), let lastMonth = monthIndex(on: last) else {
            return []
        }
        let allowed = first...last
        var days: [Day] = []
        if let start, allowed.contains(start) { days.append(start) }
        // The 31st of a month may be kept on the first day of the next.
        for index in firstMonth - (firstMonth > firstMonthIndex ? 1 : 0)...lastMonth {
            appendDays(ofMonthAt: index, in: allowed, to: &days)
        }
        days.insertionSort { $0 < $1 }
        var kept: [Day] = []
        for day in days where day != kept.last { kept.append(day) }
        return kept.prefix(count ?? .max).filter { window.contains($0) }
    }

    /// The days that can be asked for: those of the calendar, of the Gregorian the years 1 … 9999.
    public var reach: DayRange {
        if let calendar { return calendar.days }
        return YearMonth(uncheckedMonthIndex: 12).firstDay...YearMonth(uncheckedMonthIndex: 119_999).lastDay
    }

    private var firstMonthIndex: Int { calendar == nil ? 12 : 0 }

    /// The number of the month of a day, by which months follow one another.
    private func monthIndex(on day: Day) -> Int? {
        if let calendar { return calendar.months.lunation(containing: day) }
        return YearMonth(day).monthIndex
    }

    /// The month of a day; nil for one beyond `reach`.
    func month(containing day: Day) -> LunarMonth? {
        reach.contains(day) ? monthIndex(on: day).map { month(at: $0) } : nil
    }

    private func month(at index: Int) -> LunarMonth {
        if let calendar { return calendar.month(lunation: index) }
        let month = YearMonth(uncheckedMonthIndex: Int32(truncatingIfNeeded: index))
        let name = LunarMonthNumber(uncheckedRawValue: UInt8(truncatingIfNeeded: month.month) << 1)
        return LunarMonth(year: month.year, month: name, firstDay: month.firstDay, length: month.length)
    }

    private func appendDays(ofMonthAt index: Int, in allowed: DayRange, to days: inout [Day]) {
        let month = month(at: index)
        guard let year = yearKeeping(month) else { return }
        if interval > 1, let start, let first = monthIndex(on: start) {
            guard (isMonthly ? index - first : year - self.month(at: first).year) % interval == 0 else { return }
        }
        for day in 1...31 where daysOfMonth >> UInt32(day) & 1 == 1 {
            if day <= month.length || missingDay != .omit {
                // A day after the last is the last, or the first of the next month.
                let offset = day <= month.length ? day - 1 : missingDay == .forward ? month.length : month.length - 1
                append(month.firstDay, offset)
            }
        }
        for day in 1...month.length where daysFromEnd >> UInt32(day) & 1 == 1 {
            append(month.firstDay, month.length - day)
        }
        func append(_ firstDay: Day, _ offset: Int) {
            if let day = firstDay.advanced(by: offset), allowed.contains(day) { days.append(day) }
        }
    }

    /// The year to which a month with days counts: its own, or the one before, whose leap month 12 is moved; nil for a month
    /// without days.
    private func yearKeeping(_ month: LunarMonth) -> Int? {
        if months == 0 || months & month.month.bit != 0 { return month.year }
        guard let calendar, !month.month.isLeap, missingMonth != .omit else { return nil }
        let isBackward = missingMonth == .backward
        let missing = isBackward || month.month.number > 1 ? month.month.number - (isBackward ? 0 : 1) : 12
        let year = month.month.number > missing || isBackward ? month.year : month.year - 1
        let leap = LunarMonthNumber(uncheckedRawValue: UInt8(truncatingIfNeeded: missing) << 1 | 1)
        guard months & leap.bit != 0, calendar.lunarYears.contains(year) else { return nil }
        return calendar.leapMonth(inLunarYear: year) == leap ? nil : year
    }
}

extension LunarMonthNumber {
    /// The bit of the month in a set of months.
    var bit: UInt32 { 1 << UInt32(rawValue) }
}
