/// One country's lunisolar calendar, as a table holds it.
///
/// Days, dates, months, terms and phases are looked up in constant time, whatever the date, and all calendars cost the same.
/// Only three answers take longer: a whole lunar year takes a step for each of its months, an event that is disputed or
/// near midnight a step for each note of the calendar, and an instant a step for each change of the country's clocks. A day
/// that the table does not hold gives nil, never an estimate.
///
/// The authorities whose days the bundled table has:
///
/// | calendar | authority and clock |
/// | --- | --- |
/// | `china` | as issued to 2017, since then as GB/T 33661-2017 computes it; UTC+8, from 1914 to 1928 Beijing's mean time |
/// | `hongkong` | China's, except where the Hong Kong Observatory publishes another day |
/// | `korea` | China's to 1911, then computed for UTC+9; compared with the tables of KASI |
/// | `vietnam` | China's to 1967, then computed for UTC+7 |
/// | `japan` | 旧暦 computed for UTC+9: there has been no official one since 1873 |
///
/// Days of the future can change: an authority may publish another day, and leap seconds to come are unknown. Events that
/// are within their uncertainty of midnight, or on whose day authorities differ, say so in `CelestialEvent.certainty`. China
/// and Hong Kong differ in 2057, 2084 and 2097; in Vietnam days of 2054, 2077 and 2085 are disputed.
///
/// A calendar is one reference to storage that is never written to again: copying it costs next to nothing, and it can
/// be used from any number of threads.
///
/// ```swift
/// let china = LunisolarCalendar.china
/// if let day = Day("2025-07-25"), let date = china.lunarDate(on: day), let back = china.day(of: date) {
///     print(date, date.text(in: .simplifiedChinese), back)  // 2025-6L-1 2025年闰六月初一 2025-07-25
/// }
/// if let spring = china.termEvent(.lichun, inYear: 2027) {
///     print(spring.day, spring.instant, spring.certainty)  // 2027-02-04 2027-02-04T01:46:18Z certain
/// }
/// ```
public struct LunisolarCalendar: Sendable {
    @usableFromInline let storage: Storage

    /// The name of the calendar, by which `AlmanacTable.calendar(_:)` finds it.
    public var id: CalendarID { storage.section.id }

    /// The days that the calendar holds: whole months, a little more at both ends than the table promises.
    public var days: DayRange { months.days }

    /// The lunar years that have a month in the calendar; in the bundled table the first begins with its eleventh month.
    public var lunarYears: ClosedRange<Int> { months.lunarYears }

    /// Another country's calendar that applied at first, such as `china` in Vietnam, or nil if none did.
    ///
    /// ```swift
    /// let vietnam = LunisolarCalendar.vietnam
    /// print(vietnam.predecessor ?? "none", vietnam.predecessorLastDay ?? "never")  // china 1967-12-31
    /// ```
    public var predecessor: CalendarID? { storage.section.following?.calendar }

    /// The last day on which `predecessor` applied, or nil if none did.
    public var predecessorLastDay: Day? { storage.section.following?.lastDay }

    /// The parts of the table that a calendar looks into.
    @usableFromInline
    final class Storage: Sendable {
        @usableFromInline let months: Lunations
        let uncertaintyModel: UncertaintyModel
        let section: CalendarSection
        let index: Int
        let table: AlmanacTable

        /// The parts for the calendar of a section of a table, which is its `index`-th.
        init(_ section: CalendarSection, at index: Int, of table: AlmanacTable) {
            months = Lunations(section.months, notes: section.notes, publishedUntil: table.about.lastPublishedDay)
            uncertaintyModel = UncertaintyModel(about: table.about, deltaT: table.deltaT)
            self.section = section
            self.index = index
            self.table = table
        }
    }

    @inlinable var months: Lunations { storage.months }
    var uncertaintyModel: UncertaintyModel { storage.uncertaintyModel }
    var termDays: TermDayTable { storage.section.termDays }
    var eras: [CalendarSection.Era] { storage.section.eras }
    var notes: [EventNote] { storage.section.notes }
    var terms: TermSection { storage.table.terms }
    var phases: PhaseSection { storage.table.phases }
    package var table: AlmanacTable { storage.table }
    package var festivalSection: FestivalSection { storage.table.festivals }
    package var names: NameSection { storage.table.names }
    package var aliasSection: AliasSection { storage.table.aliases }
    package var customSection: CustomSection { storage.table.customs }
    package var customs: CustomSection.CalendarCustoms { customSection.customs(ofCalendar: index) }
    package var index: Int { storage.index }
}

extension LunisolarCalendar: CustomStringConvertible {
    /// The identifier, such as `china`.
    public var description: String { id.description }
}

// MARK: - Days to lunar dates and back, one by one

extension LunisolarCalendar {
    /// The lunar date of a day, or nil if the calendar does not reach it.
    ///
    /// - Complexity: O(1), some nanoseconds.
    @inlinable
    public func lunarDate(on day: Day) -> LunarDate? { months.date(on: day) }

    /// The day of a lunar date, or nil if there is no such date or the calendar does not reach it: `absence(of:)` says why.
    ///
    /// - Complexity: O(1), some nanoseconds.
    public func day(of date: LunarDate) -> Day? { months.day(of: date) }

    /// The reason why a lunar date is not a day of this calendar, and `day(of:)` nil; nil for a date that is one.
    ///
    /// ```swift
    /// if let date = LunarDate("2026-6L-1") {
    ///     print(LunisolarCalendar.china.absence(of: date) ?? "on a day")  // noSuchLeapMonth
    /// }
    /// ```
    ///
    /// - Complexity: O(1).
    public func absence(of date: LunarDate) -> LunarDate.Absence? {
        guard lunarYears.contains(date.year) else { return .outOfRange }
        guard let month = month(date.month, inLunarYear: date.year) else {
            // Of a year that begins before the calendar nobody knows whether it had the month.
            let isWhole = lunarYear(date.year) != nil
            return date.month.isLeap && isWhole ? .noSuchLeapMonth : .outOfRange
        }
        return date.day <= month.length ? nil : .noThirtiethDay
    }
}

// MARK: - By the array

extension LunisolarCalendar {
    /// Writes the lunar dates of many days, as fast as a loop over a ready list of months; nothing is allocated.
    ///
    /// It stops at the first day that the calendar does not reach. To continue, call it again from the day after that one.
    ///
    /// - Parameters:
    ///   - days: The days, in any order.
    ///   - dates: Room for at least as many dates; the rest of it is left unchanged.
    /// - Returns: How many days were converted: `days.count` if the calendar reaches all of them, else the index of the
    ///   first that it does not reach.
    /// - Complexity: O(number of days), about a nanosecond each.
    public func lunarDates(of days: Span<Day>, into dates: inout MutableSpan<LunarDate>) -> Int {
        precondition(dates.count >= days.count, "no room for the dates of all days")
        return days.withUnsafeBufferPointer { days in
            dates.withUnsafeMutableBufferPointer { months.writeDates(on: days, to: $0) }
        }
    }

    /// Writes the days of many lunar dates; nothing is allocated.
    ///
    /// It stops at the first date that is not a day of this calendar: `absence(of:)` says why.
    ///
    /// - Parameters:
    ///   - dates: The dates, in any order.
    ///   - days: Room for at least as many days; the rest of it is left unchanged.
    /// - Returns: How many dates were converted: `dates.count` if all are days of this calendar, else the index of the first
    ///   that is not.
    /// - Complexity: O(number of dates), some nanoseconds each.
    public func days(of dates: Span<LunarDate>, into days: inout MutableSpan<Day>) -> Int {
        precondition(days.count >= dates.count, "no room for the days of all dates")
        return dates.withUnsafeBufferPointer { dates in
            days.withUnsafeMutableBufferPointer { months.writeDays(of: dates, to: $0) }
        }
    }
}

// MARK: - Dates that do not exist

extension LunarDate {
    /// The reason why a calendar has no day for a lunar date.
    public enum Absence: Hashable, Sendable {
        /// The calendar does not hold the month of the date: it is before the first or after the last.
        case outOfRange
        /// The year has no such leap month.
        case noSuchLeapMonth
        /// The month has 29 days, and the date is its 30th.
        case noThirtiethDay
    }
}
