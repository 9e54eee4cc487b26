import AlmanacCore

/// The lunar date that a reader picks on three wheels: a year, a month and a day of a calendar.
///
/// Every turn of a wheel gives a date that the calendar has, and changes as little as it can. A year without the leap month shows
/// the plain month of its number, a month of 29 days its 29th, as `AnniversaryRule.oncePerYear` keeps a birthday. The picker
/// remembers what was asked, so that the leap month and the 30th are there again when the wheel turns back.
///
/// The rows of a wheel are dates: the ones in view after the wheel has turned to them. `LunarDate.yearName(in:style:)`,
/// `LunarMonthNumber.name(in:style:)` and `LunarDate.dayName(in:)` name them in six languages.
///
/// ```swift
/// if let day = Day("2017-08-21") {
///     var picker = LunarDatePicker(.china, showing: day)
///     print(picker, picker.monthRows.map { $0.month.name(in: .korean) }[5...7])  // 2017-6L-30 ["6월", "윤6월", "7월"]
///     picker.year = 2018
///     print(picker, picker.day, picker.dayRows.count)  // 2018-6-29 2018-08-10 29
///     picker.year = 2017
///     print(picker)  // 2017-6L-30
///     let birthday = LunarMonthDay(picker.date)
///     print(picker.calendar.nextAnniversary(of: birthday, after: picker.day) ?? "not reached")  // 2018-08-10
/// }
/// ```
public struct LunarDatePicker: Sendable {
    /// The calendar of the dates; a `Reader` has one.
    public let calendar: LunisolarCalendar

    /// The days that can be picked: all days of the calendar unless fewer were asked for.
    public let days: DayRange

    /// The lunar years that can be picked: all that have a day among `days`.
    public let years: ClosedRange<Int>

    /// The date in view, which is one of `days`.
    public private(set) var date: LunarDate

    private var askedMonth: LunarMonthNumber
    private var askedDay: Int

    /// A picker that shows a day, or the nearest day that can be picked.
    ///
    /// - Parameters:
    ///   - calendar: The calendar of the dates.
    ///   - days: The days that can be picked; nil for all days of the calendar, to which they are limited anyway.
    ///   - day: The day in view.
    /// - Complexity: O(1).
    public init(_ calendar: LunisolarCalendar, days: DayRange? = nil, showing day: Day) {
        let held = calendar.days
        let days = days.map { held.nearest(to: $0.firstDay)...held.nearest(to: $0.lastDay) } ?? held
        // A calendar has a lunar date on each of its days: both are read from its months.
        guard let first = calendar.lunarDate(on: days.firstDay), let last = calendar.lunarDate(on: days.lastDay),
            let date = calendar.lunarDate(on: days.nearest(to: day))
        else { preconditionFailure("a calendar has no date for one of its days") }
        self.calendar = calendar
        self.days = days
        years = first.year...last.year
        self.date = date
        (askedMonth, askedDay) = (date.month, date.day)
    }
}

// MARK: - Wheels

extension LunarDatePicker {
    /// The year in view; turning to another keeps the month and the day that were asked for. A year beyond `years` becomes
    /// their first or their last.
    public var year: Int {
        get { date.year }
        set { date = nearestDate(inYear: min(max(newValue, years.lowerBound), years.upperBound)) }
    }

    /// The month in view; turning to another keeps the year and the day that was asked for. A month that the year does not have
    /// becomes the one before it.
    public var month: LunarMonthNumber {
        get { date.month }
        set {
            askedMonth = newValue
            date = nearestDate(inYear: year)
        }
    }

    /// The day of the month in view, 1 … 30; turning to another keeps year and month. A day that the month does not have becomes
    /// its nearest.
    public var dayOfMonth: Int {
        get { date.day }
        set {
            askedDay = min(max(newValue, 1), 30)
            date = nearestDate(inYear: year)
        }
    }

    /// The civil day in view; another one turns all wheels to it, or to the nearest day that can be picked.
    public var day: Day {
        get { calendar.day(of: date) ?? days.firstDay }
        set { self = LunarDatePicker(calendar, days: days, showing: newValue) }
    }

    /// The rows of the wheel of years, in order: the date in view after each turn. O(number of years).
    public var yearRows: [LunarDate] { years.map { nearestDate(inYear: $0) } }

    /// The rows of the wheel of months, in the order of the year in view: 12, or 13 with a leap month; fewer where `days` end. O(number of
    /// months).
    public var monthRows: [LunarDate] {
        months(inYear: year).map { month in
            var turned = self
            turned.month = month.month
            return turned.date
        }
    }

    /// The rows of the wheel of days, in order: 29 or 30 as the month in view has them; fewer where `days` end. O(number
    /// of days).
    public var dayRows: [LunarDate] {
        let month = calendar.month(containing: day).flatMap { days.intersection($0.firstDay...$0.lastDay) }
        return (month ?? day...day).compactMap { calendar.lunarDate(on: $0) }
    }

    /// The date of a year nearest to what was asked; in an earlier month where the year lacks that month.
    private func nearestDate(inYear year: Int) -> LunarDate {
        // Downwards the plain month comes right after the leap month of its number.
        let names = stride(from: askedMonth.rawValue, through: 2, by: -1)
        let found = names.lazy.compactMap { LunarMonthNumber(rawValue: $0).flatMap { month($0, inYear: year) } }.first
        guard let month = found ?? months(inYear: year).first else { return date }
        let day = (month.firstDay...month.lastDay)[min(askedDay, month.length) - 1]
        return calendar.lunarDate(on: days.nearest(to: day)) ?? date
    }

    /// The months of a year that have a day among `days`, in order.
    private func months(inYear year: Int) -> [LunarMonth] {
        LunarMonthNumber.allCases.compactMap { month($0, inYear: year) }
    }

    /// A month that has a day among `days`.
    private func month(_ name: LunarMonthNumber, inYear year: Int) -> LunarMonth? {
        let month = calendar.month(name, inLunarYear: year)
        return month.flatMap { days.overlaps($0.firstDay...$0.lastDay) ? $0 : nil }
    }
}

extension LunarDatePicker: CustomStringConvertible {
    /// The date in view: `2025-6L-1`.
    public var description: String { date.description }
}

extension DayRange {
    /// The day of the range that is nearest to another.
    func nearest(to day: Day) -> Day { Swift.min(Swift.max(day, firstDay), lastDay) }
}
