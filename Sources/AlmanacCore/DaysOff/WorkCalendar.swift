/// The workdays, weekends, days off and make-up workdays of one region, for one audience.
///
/// Made of a file of holidays, which has what laws say and governments decide, and a table, which says how certain a holiday is:
/// `table.workCalendar(in: "mainland")`. Make it once and keep it; a question is two look-ups and allocates nothing.
///
/// An answer is never a guess. Outside `completeDays` a day that neither a law nor a notice makes a day off is *unknown*: a
/// government may yet declare it a day off, or have it worked although it is a Saturday. Only where a law names the days of
/// rest, such as every Sunday in Hong Kong, a weekend is known in every year. An audience whose days nobody looked up has no
/// `completeDays`: the week of public offices is not that of banks.
///
/// ```swift
/// if let mainland = AlmanacTable.bundled.workCalendar(in: "mainland"), let saturday = Day("2026-02-14") {
///     let status = mainland.status(of: saturday)
///     print(status, mainland.notice(for: status)?.number ?? "-", mainland.completeDays ?? "-")
///     // make-up-workday holiday chunjie 国办发明电〔2025〕7号 2004-01-01...2026-12-25
/// }
/// ```
public struct WorkCalendar: Sendable {
    /// The region whose laws and notices decide.
    public let region: RegionID
    /// The people whose days off these are.
    public let audience: Audience
    /// The days that are decided for the audience, both ends included; nil if nobody looked them up, so that only laws and notices are
    /// known. A single day among them is unknown if a resolution wants it to be off and no law makes it so yet.
    public let completeDays: DayRange?
    /// The day on which the last notice was looked for.
    public let lookedUp: Day
    /// The notices of the region, in the order of the data files.
    public let notices: [HolidayNotice]
    /// The days of the calendar; nothing is known of any other day.
    public let days: DayRange
    /// The statuses that days have; the first is undecided.
    @usableFromInline
    let statuses: [WorkStatus]
    /// For each of the days an index into `statuses`.
    @usableFromInline
    let codes: [UInt16]

    /// The public holidays of the law in any year, the oldest first.
    let holidays: [FestivalID]
    /// The audiences of the file of holidays.
    private let audiences: [Audience]

    /// The days off of a region for an audience, one of a group of the region.
    fileprivate init(
        _ calendar: LunisolarCalendar,
        _ region: HolidayRegion,
        _ names: HolidayNameSection,
        for audience: Audience,
        _ group: AudienceDays
    ) {
        audiences = names.audiences
        self.region = region.head.id
        self.audience = audience
        completeDays = group.completeDays
        lookedUp = region.head.lookedUp
        notices = region.notices
        holidays = region.head.holidays.map { names.festivals[Int($0)] }
        days = calendar.days
        var layout = DaysOffLayout(days)
        for (index, week) in group.weeks.enumerated() {
            let end = index + 1 < group.weeks.count ? group.weeks[index + 1].firstDay.previous : days.lastDay
            if let end, let range = DayRange(from: week.firstDay, to: end) {
                layout.layOut(week, in: range, completeDays)
            }
        }
        layout.layOut(region, names, for: names.index(of: audience), calendar)
        (statuses, codes) = (layout.statuses, layout.codes)
    }

    /// The status of a day and its reason; unknown for a day that the calendar does not have.
    ///
    /// - Complexity: O(1); nothing is allocated.
    @inlinable
    @inline(__always)  // Most questions are about the kind of a day; inlined, they copy nothing else.
    public func status(of day: Day) -> WorkStatus {
        let offset = Int(truncatingIfNeeded: Int64(day.rawValue) &- Int64(days.firstDay.rawValue))
        // The first status is undecided.
        guard offset >= 0, offset < codes.count else { return statuses[0] }
        return statuses[Int(codes[offset])]
    }

    /// Whether a day is worked at least in part; nil for a day that nobody has decided, or that the calendar does not have.
    ///
    /// ```swift
    /// if let day = Day("2026-10-10"), let mainland = AlmanacTable.bundled.workCalendar(in: "mainland") {
    ///     print(mainland.isWorkday(day) ?? false)  // true
    /// }
    /// ```
    ///
    /// - Complexity: O(1); nothing is allocated.
    @inlinable
    public func isWorkday(_ day: Day) -> Bool? { status(of: day).isWorkday }

    /// The first uncertain holiday on which a day of a range depends, and with it a count of the range; nil if there is none.
    ///
    /// - Complexity: O(number of days); nothing is allocated.
    public func doubt(in days: DayRange) -> WorkStatus.Doubt? {
        for day in days { if let doubt = status(of: day).doubt { return doubt } }
        return nil
    }

    /// The days that steps of workdays count from a day to the one that they find, in either direction, without the first.
    package func counted(from day: Day, to found: Day) -> DayRange {
        found > day ? (day.next ?? day)...found : found...(day.previous ?? day)
    }

    /// The notice that decides or confirms a day, or nil if there is none.
    public func notice(for status: WorkStatus) -> HolidayNotice? {
        status.noticeIndex.flatMap { notices.indices.contains($0) ? notices[$0] : nil }
    }

    /// The audiences that are off on a day which this one works, by laws, notices and weeks of their own.
    ///
    /// ```swift
    /// if let korea = AlmanacTable.bundled.workCalendar(in: "korea"), let day = Day("2025-05-01") {
    ///     print(korea.status(of: day).kind, korea.audiencesOff(for: korea.status(of: day)))
    ///     // workday [workers, banks]
    /// }
    /// ```
    ///
    /// - Returns: No audience on a day off, on an undecided day, and for the shorter list.
    /// - Complexity: O(number of audiences); this allocates.
    public func audiencesOff(for status: WorkStatus) -> [Audience] {
        audiences.indices.prefix(UInt64.bitWidth).filter { status.audiencesOff >> UInt64($0) & 1 == 1 }.map {
            audiences[$0]
        }
    }
}

/// The numbers of workdays, half-days, days off and undecided days in a range.
public struct WorkdayCount: Hashable, Sendable {
    /// The days that are worked at least in part: workdays, make-up workdays, and days with half the day off.
    public internal(set) var workdays: Int
    /// How many of the workdays have half the day off.
    public internal(set) var halfDays: Int
    /// The days off and days of the weekend.
    public internal(set) var daysOff: Int
    /// The days that nobody has decided yet; they are in none of the other counts.
    public internal(set) var unknown: Int

    /// The count of no days.
    public init() { (workdays, halfDays, daysOff, unknown) = (0, 0, 0, 0) }

    /// Counts a day.
    mutating func add(_ status: WorkStatus) {
        switch status.kind {
        case .workday, .makeUpWorkday: workdays += 1
        case .halfDay:
            workdays += 1
            halfDays += 1
        case .dayOff, .weekend: daysOff += 1
        case .unknown: unknown += 1
        }
    }
}

extension WorkCalendar {
    /// How many days of a range are worked; both ends belong to it.
    ///
    /// ```swift
    /// if let mainland = AlmanacTable.bundled.workCalendar(in: "mainland"), let february = YearMonth("2026-02") {
    ///     let count = mainland.workdayCount(in: february.days)
    ///     print(count.workdays, count.daysOff, count.unknown)  // 16 12 0
    /// }
    /// ```
    ///
    /// - Complexity: O(number of days); nothing is allocated.
    public func workdayCount(in days: DayRange) -> WorkdayCount {
        var count = WorkdayCount()
        for day in days { count.add(status(of: day)) }
        return count
    }

    /// The next day after a day that is worked at least in part, or nil if an unknown day comes first.
    ///
    /// - Complexity: O(number of days between); nothing is allocated.
    public func nextWorkday(after day: Day) -> Day? { workday(byAdding: 1, to: day) }

    /// The last day before a day that is worked at least in part, or nil if an unknown day comes first.
    ///
    /// - Complexity: O(number of days between); nothing is allocated.
    public func previousWorkday(before day: Day) -> Day? { workday(byAdding: -1, to: day) }

    /// The day that is a number of workdays after a day, which itself is not counted.
    ///
    /// ```swift
    /// if let mainland = AlmanacTable.bundled.workCalendar(in: "mainland"), let day = Day("2026-02-13") {
    ///     print(mainland.workday(byAdding: 5, to: day) ?? "not decided")  // 2026-02-27
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - count: 1 for the next workday; negative for workdays before the day; 0 for the day itself.
    ///   - day: Any day, worked or not.
    /// - Returns: nil if an unknown day comes first.
    /// - Complexity: O(number of days between); nothing is allocated.
    public func workday(byAdding count: Int, to day: Day) -> Day? {
        var (found, rest) = (day, count.magnitude)
        while rest > 0 {
            guard let next = count > 0 ? found.next : found.previous else { return nil }
            let status = status(of: next)
            guard status.kind != .unknown else { return nil }
            if status.isWorked { rest -= 1 }
            found = next
        }
        return found
    }
}

// MARK: - From a table and a file of holidays

extension AlmanacTable {
    /// The work calendar of a region by a file of holidays, on the days that this table has.
    ///
    /// - Parameters:
    ///   - region: Such as `mainland`.
    ///   - audience: For whom; nil for the region's usual one: everybody, or in Hong Kong, Macau, Taiwan and Vietnam public offices.
    ///   - holidays: The file of holidays.
    /// - Returns: nil if the table or the file does not know the region, or the region has no such audience:
    ///   `HolidayTable.audiences(in:)` lists them.
    /// - Complexity: O(number of days), some 0.1 ms for the bundled table; this allocates. Keep the result.
    public func workCalendar(in region: RegionID, for audience: Audience? = nil, by holidays: HolidayTable)
        -> WorkCalendar?
    {
        guard let audience = audience ?? holidays.usualAudience(in: region), holidays.audiences.contains(audience)
        else { return nil }
        return workCalendar(in: region, forAny: audience, by: holidays)
    }

    /// The same for any audience, also one that the file does not name: laws and notices for everybody are about it.
    package func workCalendar(in region: RegionID, forAny audience: Audience, by holidays: HolidayTable)
        -> WorkCalendar?
    {
        guard let found = holidays.regions.first(where: { $0.head.id == region }),
            let group = found.head.days(of: holidays.names.index(of: audience)),
            let calendar = calendarID(of: region).flatMap({ calendar($0) })
        else { return nil }
        return WorkCalendar(calendar, found, holidays.names, for: audience, group)
    }
}
