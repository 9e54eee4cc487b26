extension AlmanacTable {
    /// The regions that keep a festival by their own calendar in any year, in the order of `regionIDs`: `korea` alone for
    /// `chuseok`.
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

    /// Whether a calendar has all public holidays of a region, as the calendar that the region uses has them: 설날 is no festival of
    /// the Chinese calendar, whatever the region.
    ///
    /// - Complexity: O(number of festivals × years); this allocates.
    public func hasHolidays(of region: RegionID, in calendar: LunisolarCalendar) -> Bool {
        guard let id = calendarID(of: region), id != calendar.id, let own = self.calendar(id) else { return true }
        let known = calendar.publicHolidays(of: region)
        return own.publicHolidays(of: region).allSatisfy { known.contains($0) }
    }
}

extension LunisolarCalendar {
    /// The public holidays of a region in this calendar, of whatever year, each once.
    fileprivate func publicHolidays(of region: RegionID) -> [FestivalID] {
        var ids: [FestivalID] = []
        for festival in festivals(in: [region]) ?? festivals() where festival.kind == .publicHoliday {
            if !ids.contains(festival.id) { ids.append(festival.id) }
        }
        return ids
    }
}
