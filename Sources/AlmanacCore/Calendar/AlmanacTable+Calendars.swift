extension AlmanacTable {
    /// One country's calendar, or nil if the table does not hold it.
    ///
    /// - Complexity: O(number of months): they are laid out. Keep the result; to copy it costs next to nothing.
    public func calendar(_ id: CalendarID) -> LunisolarCalendar? {
        calendarSections.firstIndex { $0.id == id }.map { LunisolarCalendar(calendarSections[$0], at: $0, of: self) }
    }
}

// MARK: - Where a reader is: for programs that take calendar and week from a locale. Nothing else depends on it

extension AlmanacTable {
    /// The region that readers in a territory are shown, and with it their calendar: `korea` in `KR`; nil if the table
    /// knows none, or only the week of the territory.
    ///
    /// - Complexity: O(number of territories).
    public func region(ofTerritory code: TerritoryCode) -> RegionID? {
        let region = territories.territories.first { $0.code == code }?.region
        return region.flatMap { regionIDs.contains($0) ? $0 : nil }
    }

    /// The weekday on which the week begins in a territory, or nil if the table does not know it.
    ///
    /// - Complexity: O(number of territories).
    public func firstWeekday(ofTerritory code: TerritoryCode) -> Weekday? {
        territories.territories.first { $0.code == code }?.firstWeekday
    }

    /// The weekday on which the week begins in a region, that of its first territory; nil if it has none.
    ///
    /// - Complexity: O(number of territories).
    public func firstWeekday(of region: RegionID) -> Weekday? {
        territories.territories.first { $0.region == region }?.firstWeekday
    }

    /// Whether calendars of a region print Saturdays in blue, as in Japan and Korea, and not in the colour of Sundays: the
    /// custom of its first territory.
    ///
    /// - Complexity: O(number of territories).
    public func hasBlueSaturdays(in region: RegionID) -> Bool {
        territories.territories.first { $0.region == region }?.hasBlueSaturdays ?? false
    }
}
