/// Who works when: workdays, weekends, days off and make-up workdays of one region, for one audience.
///
/// Made of a table, which has the public holidays, and a file of holidays, which has what governments decided:
/// `table.daysOff(in: "mainland")`. Make it once and keep it; a question is two look-ups and allocates nothing.
///
/// An answer is never a guess. Outside `completeDays` a day that neither a law nor a notice makes a day off is *unknown*: a
/// government may yet declare it a day off, or have it worked although it is a Saturday. Only where a law names the days of
/// rest, such as every Sunday in Hong Kong, a weekend is known in every year.
public struct DaysOff: Sendable {
    /// Which region.
    public let region: RegionID
    /// For whom.
    public let audience: Audience
    /// The days that are decided, from the first to the last.
    public let completeDays: DayRange
    /// The day on which the last notice was looked for.
    public let lookedUp: Day
    /// The notices of the region, in the order of the data files.
    public let notices: [HolidayNotice]
    /// The days of which something may be known: those of the calendar.
    public let days: DayRange
    /// The first of the days, days since 1970-01-01.
    @usableFromInline
    let firstDay: Int32
    /// What days can be; the first is undecided.
    @usableFromInline
    let statuses: [WorkStatus]
    /// For each of the days an index into `statuses`.
    @usableFromInline
    let codes: [UInt16]

    init(_ layout: DaysOffLayout, of region: HolidayRegion, for audience: Audience) {
        self.region = region.head.id
        self.audience = audience
        completeDays = region.head.completeDays
        lookedUp = region.head.lookedUp
        notices = region.notices.map { HolidayNotice($0, of: region.authorities) }
        days = layout.days
        firstDay = layout.days.firstDay.rawValue
        statuses = layout.statuses
        codes = layout.codes
    }

    /// What a day is, and why; unknown for a day that the calendar does not have.
    ///
    /// - Complexity: O(1); nothing is allocated.
    @inlinable
    @inline(__always)  // Most questions are about the kind of a day; inlined, they copy nothing else.
    public func status(of day: Day) -> WorkStatus {
        let offset = Int(truncatingIfNeeded: Int64(day.rawValue) &- Int64(firstDay))
        // The first status is undecided.
        guard offset >= 0, offset < codes.count else { return statuses[0] }
        return statuses[Int(codes[offset])]
    }

    /// The notice that decides or confirms a day, or nil if there is none.
    public func notice(for status: WorkStatus) -> HolidayNotice? {
        status.noticeIndex.flatMap { notices.indices.contains($0) ? notices[$0] : nil }
    }
}
