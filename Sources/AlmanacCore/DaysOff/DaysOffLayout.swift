/// Lays out what the days of a region are for an audience: the week, then laws over it, then notices over both.
///
/// Each step is in a file of its own: `DaysOffLayout+Week`, `+Laws`, `+Notices`.
struct DaysOffLayout {
    /// The days of the calendar.
    let days: DayRange
    /// What days can be; the first is undecided.
    var statuses: [WorkStatus] = [.undecided]
    /// For each of the days an index into `statuses`.
    var codes: [UInt16]

    let calendar: LunisolarCalendar
    let region: HolidayRegion
    let names: HolidayNameSection
    let audience: Audience

    /// The layout of a region's holidays by its calendar, and of its decisions, for an audience.
    init(_ calendar: LunisolarCalendar, _ region: HolidayRegion, _ names: HolidayNameSection, for audience: Audience) {
        self.calendar = calendar
        self.region = region
        self.names = names
        self.audience = audience
        days = calendar.days
        codes = [UInt16](repeating: 0, count: calendar.days.count)
        layOutWeeks()
        layOutRestOfTheWeekByLaw()
        layOutLaws()
        layOutRestOfTheYearByLaw()
        layOutDecisions()
        withholdUndecidedDays()
    }

    /// Whether what is said of an audience, by index, is about the one for whom days are laid out: what is said of everybody
    /// is about all but those who have the shorter list.
    func concerns(_ index: Int) -> Bool {
        let other = names.audiences[index]
        return other == audience || other == .everybody && audience != .listed
    }

    // MARK: - Codes

    /// The index of a day of the calendar.
    func index(of day: Day) -> Int { Int(day.rawValue &- days.firstDay.rawValue) }

    /// The indices of days of the calendar.
    func indices(of range: DayRange) -> Range<Int> { index(of: range.firstDay)..<index(of: range.lastDay) + 1 }

    /// What a day is so far, or nil if the calendar does not have it.
    func status(on day: Day) -> WorkStatus? {
        days.contains(day) ? statuses[Int(codes[index(of: day)])] : nil
    }

    /// Makes a day something else, which has to be one of the calendar.
    ///
    /// - Parameter start: An equal status is looked for from this one on, else there is a new one.
    mutating func set(_ day: Day, to status: WorkStatus, since start: Int) {
        assert(days.contains(day))
        codes[index(of: day)] = code(of: status, since: start)
    }

    /// The index of a status among those from an index on; a new one if it is not there.
    mutating func code(of status: WorkStatus, since start: Int) -> UInt16 {
        if let index = statuses[start...].firstIndex(of: status) { return UInt16(truncatingIfNeeded: index) }
        // No honest file has as many statuses; a hostile one gets days of which nothing is known.
        guard statuses.count <= Int(UInt16.max) else { return 0 }
        statuses.append(status)
        return UInt16(truncatingIfNeeded: statuses.count - 1)
    }
}
