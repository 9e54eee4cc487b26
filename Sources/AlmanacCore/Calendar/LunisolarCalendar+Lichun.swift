// How many 立春 a lunar year has: none (無春, a blind year), one, or two (雙春).

extension LunisolarCalendar {
    /// The 立春 whose civil days lie in a lunar year, in order: none to two of them; nil if the calendar does not hold all
    /// months of the year.
    ///
    /// A year of twelve months has one or none, a year of thirteen one or two.
    ///
    /// - Parameter year: The lunar year, by the Gregorian year in which it begins.
    public func lichunEvents(inLunarYear year: Int) -> [SolarTermEvent]? {
        guard let days = lunarYear(year)?.days else { return nil }
        return [year, year + 1].compactMap { termEvent(.lichun, inYear: $0) }.filter { days.contains($0.day) }
    }
}
