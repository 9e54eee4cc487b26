extension AlmanacTable {
    /// The regions that keep a festival by their own calendar in any year, in the order of `regionIDs`: `korea` alone for
    /// `chuseok`.
    ///
    /// ```swift
    /// print(AlmanacTable.bundled.regions(keeping: "chongyang") ?? [])  // [mainland, hongkong, macau, taiwan]
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
