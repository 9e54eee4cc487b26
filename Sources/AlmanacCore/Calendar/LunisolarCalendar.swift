/// One country's lunisolar calendar, as a table holds it.
///
/// Days, dates, months, terms and phases are looked up in constant time, whatever the date, and all calendars cost the same.
/// Only three answers take longer: a whole lunar year takes a step for each of its months, an event that is disputed or
/// near midnight a step for each note of the calendar, and an instant a step for each change of the country's clocks. A day
/// that the table does not hold gives nil, never an estimate.
///
/// Whose days these are, in the bundled table:
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
public struct LunisolarCalendar: Sendable {
    @usableFromInline let storage: Storage

    /// The calendar of a section of a table, which is its `index`-th.
    init(_ section: CalendarSection, at index: Int, of table: AlmanacTable) {
        storage = Storage(section, at: index, of: table)
    }

    /// The name of the calendar, by which `AlmanacTable.calendar(_:)` finds it.
    public var id: CalendarID { storage.id }

    /// The days that the calendar holds: whole months, a little more at both ends than the table promises.
    public var days: DayRange { months.days }

    /// The lunar years of which the calendar holds a month; in the bundled table the first begins with its eleventh month.
    public var lunarYears: ClosedRange<Int> { months.lunarYears }

    /// Another country's calendar that applied at first, such as `china` in Vietnam, or nil if none did.
    public var predecessor: CalendarID? { following?.calendar }

    /// The last day on which `predecessor` applied, or nil if none did.
    public var predecessorLastDay: Day? { following?.lastDay }
}

extension LunisolarCalendar {
    /// The parts of the table that a calendar looks into.
    @usableFromInline
    final class Storage: Sendable {
        @usableFromInline let months: Lunations
        let id: CalendarID
        let termDays: TermDayTable
        let eras: [CalendarSection.Era]
        let notes: [EventNote]
        let terms: TermSection
        let phases: PhaseSection
        let uncertaintyModel: UncertaintyModel
        let following: CalendarSection.Following?
        let index: Int
        let festivals: FestivalSection
        let names: NameSection
        let aliases: AliasSection

        init(_ section: CalendarSection, at index: Int, of table: AlmanacTable) {
            self.index = index
            id = section.id
            months = Lunations(section.months, notes: section.notes)
            termDays = section.termDays
            eras = section.eras
            notes = section.notes
            terms = table.terms
            phases = table.phases
            uncertaintyModel = UncertaintyModel(about: table.about, deltaT: table.deltaT)
            following = section.following
            festivals = table.festivals
            names = table.names
            aliases = table.aliases
        }
    }

    @inlinable var months: Lunations { storage.months }
    var termDays: TermDayTable { storage.termDays }
    var eras: [CalendarSection.Era] { storage.eras }
    var notes: [EventNote] { storage.notes }
    var terms: TermSection { storage.terms }
    var phases: PhaseSection { storage.phases }
    var uncertaintyModel: UncertaintyModel { storage.uncertaintyModel }
    var following: CalendarSection.Following? { storage.following }
    package var festivalSection: FestivalSection { storage.festivals }
    package var names: NameSection { storage.names }
    package var aliasSection: AliasSection { storage.aliases }
    /// Where the calendar is among those of its table.
    package var index: Int { storage.index }
}

extension LunisolarCalendar: CustomStringConvertible {
    /// The identifier, such as `china`.
    public var description: String { id.description }
}

// MARK: - Days to lunar dates and back, one by one and by the array

extension LunisolarCalendar {
    /// The lunar date of a day, or nil if the calendar does not reach it.
    ///
    /// - Complexity: O(1), some nanoseconds.
    @inlinable
    public func lunarDate(on day: Day) -> LunarDate? {
        months.date(on: day)
    }

    /// The day of a lunar date, or nil if there is no such date or the calendar does not reach it: `absence(of:)` says why.
    ///
    /// - Complexity: O(1), some nanoseconds.
    public func day(of date: LunarDate) -> Day? {
        months.day(of: date)
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

// MARK: - Months of a calendar: by day, by name, by range of days

extension LunisolarCalendar {
    /// The lunar month to which a day belongs, or nil if the calendar does not reach it.
    ///
    /// - Complexity: O(1).
    public func month(containing day: Day) -> LunarMonth? {
        months.lunation(containing: day).map { month(lunation: $0) }
    }

    /// A month of a lunar year, or nil if the year has no such month or the calendar does not reach it.
    ///
    /// - Complexity: O(1).
    public func month(_ month: LunarMonthNumber, inLunarYear year: Int) -> LunarMonth? {
        months.lunation(of: month, inYear: year).map { self.month(lunation: $0) }
    }

    /// The leap month of a lunar year, or nil if it has none or the calendar does not reach the year: `lunarYears` says which.
    ///
    /// - Complexity: O(1).
    public func leapMonth(inLunarYear year: Int) -> LunarMonthNumber? {
        months.leapMonth(inLunarYear: year)
    }

    /// The months whose first days are in a range of days, in order, as far as the calendar reaches.
    ///
    /// - Complexity: O(1); each month is computed when it is asked for, in O(1).
    public func months(beginningIn days: DayRange) -> LunarMonths {
        let first = firstLunation(beginningOnOrAfter: days.firstDay)
        let end = days.lastDay.next.map { firstLunation(beginningOnOrAfter: $0) } ?? months.count
        return LunarMonths(calendar: self, lunations: first..<max(first, end))
    }

    /// The months that share a day with a range of days, in order, as far as the calendar reaches: two or three for a
    /// Gregorian month.
    ///
    /// - Complexity: O(1); each month is computed when it is asked for, in O(1).
    public func months(overlapping days: DayRange) -> LunarMonths {
        guard let held = days.intersection(self.days), let first = months.lunation(containing: held.firstDay),
            let last = months.lunation(containing: held.lastDay)
        else { return LunarMonths(calendar: self, lunations: 0..<0) }
        return LunarMonths(calendar: self, lunations: first..<last + 1)
    }

    private func firstLunation(beginningOnOrAfter day: Day) -> Int {
        guard day > months.days.firstDay else { return 0 }
        guard let lunation = months.lunation(containing: day) else { return months.count }
        return months.firstDay(ofLunation: lunation) < day ? lunation + 1 : lunation
    }

    func month(lunation: Int) -> LunarMonth {
        let firstDay = months.firstDay(ofLunation: lunation)
        return LunarMonth(
            year: months.year(ofLunation: lunation),
            month: months.month(ofLunation: lunation),
            firstDay: firstDay,
            length: Int(months.firstDay(ofLunation: lunation + 1).rawValue &- firstDay.rawValue)
        )
    }
}

/// Consecutive lunar months of a calendar, each computed when it is asked for.
///
/// Indices do not begin at 0; use `startIndex` or `first`. Every operation takes constant time, and none allocates.
public struct LunarMonths: RandomAccessCollection, Sendable {
    let calendar: LunisolarCalendar
    let lunations: Range<Int>

    /// The index of the first month.
    public var startIndex: Int { lunations.lowerBound }
    /// The index after that of the last month.
    public var endIndex: Int { lunations.upperBound }

    /// The month at an index.
    ///
    /// - Precondition: As for any collection, the index is one of `indices`.
    public subscript(index: Int) -> LunarMonth {
        precondition(lunations.contains(index), "no such index among these months")
        return calendar.month(lunation: index)
    }
}

// MARK: - Lunar years of a calendar, and the months next to a month

extension LunisolarCalendar {
    /// A lunar year, or nil if the calendar does not hold all its months.
    ///
    /// - Parameter number: The Gregorian year in which its New Year's day falls.
    /// - Complexity: O(number of its months).
    public func lunarYear(_ number: Int) -> LunarYear? {
        guard let lunations = months.lunations(inLunarYear: number) else { return nil }
        var longMonths: UInt16 = 0
        var firstDay = months.firstDay(ofLunation: lunations.lowerBound).rawValue
        for index in 0..<lunations.count {
            let nextFirstDay = months.firstDay(ofLunation: lunations.lowerBound + index + 1).rawValue
            if nextFirstDay &- firstDay == 30 { longMonths |= 1 << UInt16(truncatingIfNeeded: index) }
            firstDay = nextFirstDay
        }
        return LunarYear(
            number: number,
            newYearsDay: months.firstDay(ofLunation: lunations.lowerBound),
            leapNumber: UInt8(truncatingIfNeeded: months.leapMonth(inLunarYear: number)?.number ?? 0),
            longMonths: longMonths
        )
    }

    /// The lunar year to which a day belongs, or nil if the calendar does not hold all its months.
    public func lunarYear(containing day: Day) -> LunarYear? {
        months.lunation(containing: day).flatMap { lunarYear(months.year(ofLunation: $0)) }
    }

    /// The month that follows a month of this calendar, or nil if the calendar does not reach it.
    ///
    /// - Complexity: O(1).
    public func month(after month: LunarMonth) -> LunarMonth? {
        month.lastDay.next.flatMap { self.month(containing: $0) }
    }

    /// The month before a month of this calendar, or nil if the calendar does not reach it.
    ///
    /// - Complexity: O(1).
    public func month(before month: LunarMonth) -> LunarMonth? {
        month.firstDay.previous.flatMap { self.month(containing: $0) }
    }
}
