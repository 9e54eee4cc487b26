extension AlmanacTable {
    /// One country's calendar, or nil if the table does not hold it.
    ///
    /// ```swift
    /// if let korea = AlmanacTable.bundled.calendar("korea") {
    ///     print(korea.name(in: .english), korea.days)  // Korean Calendar 1899-12-03...2101-01-28
    /// }
    /// ```
    ///
    /// - Complexity: O(number of months): they are laid out. Keep the result; to copy it costs next to nothing.
    public func calendar(_ id: CalendarID) -> LunisolarCalendar? {
        calendarSections.firstIndex { $0.id == id }.map {
            LunisolarCalendar(storage: .init(calendarSections[$0], at: $0, of: self))
        }
    }
}

// MARK: - Regions and territories, for programs that take calendar and week from a locale

extension AlmanacTable {
    /// The region that readers in a territory are shown, and with it their calendar: `korea` in `KR`; nil if the table
    /// knows none, or only the week of the territory.
    ///
    /// ```swift
    /// let table = AlmanacTable.bundled
    /// if let seoul = TerritoryCode("KR"), let region = table.region(ofTerritory: seoul) {
    ///     print(region, table.calendarID(of: region) ?? "-", table.firstWeekday(of: region) ?? .monday)
    ///     // korea korea sunday
    /// }
    /// ```
    ///
    /// - Complexity: O(number of territories).
    public func region(ofTerritory code: TerritoryCode) -> RegionID? {
        let region = territories.territories.first { $0.code == code }?.region
        return region.flatMap { regionIDs.contains($0) ? $0 : nil }
    }

    /// The territories whose readers are shown a region, its home first: `CN` for `mainland`.
    ///
    /// - Complexity: O(number of territories); this allocates.
    public func territories(of region: RegionID) -> [TerritoryCode] {
        territories.territories.compactMap { $0.region == region ? $0.code : nil }
    }

    /// The weekday on which the week begins in a territory, or nil if the table does not know it.
    ///
    /// ```swift
    /// if let france = TerritoryCode("FR") {
    ///     print(AlmanacTable.bundled.firstWeekday(ofTerritory: france) ?? .sunday)  // sunday
    /// }
    /// ```
    ///
    /// - Complexity: O(number of territories).
    public func firstWeekday(ofTerritory code: TerritoryCode) -> Weekday? {
        territories.territories.first { $0.code == code }?.firstWeekday
    }

    /// The weekday on which the week begins in the first territory of a region; nil if the region has no territory.
    ///
    /// - Complexity: O(number of territories).
    public func firstWeekday(of region: RegionID) -> Weekday? {
        territories.territories.first { $0.region == region }?.firstWeekday
    }

    /// The regions that keep a festival by their own calendar in any year, in the order of `regionIDs`: `korea` alone for
    /// `chuseok`.
    ///
    /// ```swift
    /// print(AlmanacTable.bundled.regions(keeping: "mazu") ?? [])  // [mainland, hongkong, macau, taiwan]
    /// ```
    ///
    /// - Returns: nil if the table does not know the festival.
    /// - Complexity: O(number of rows × number of regions); this allocates.
    public func regions(keeping festival: FestivalID) -> [RegionID]? {
        guard let index = festivals.ids.firstIndex(of: festival) else { return nil }
        let rows = festivals.rows.filter { Int($0.festival) == index }
        return festivals.regions.filter { region in
            let (regionBit, calendarBit) = (festivals.bit(of: region.id) ?? 0, festivals.bit(of: region.calendar))
            return rows.contains { $0.regions & regionBit != 0 && $0.calendars & calendarBit != 0 }
        }.map { $0.id }
    }
}
