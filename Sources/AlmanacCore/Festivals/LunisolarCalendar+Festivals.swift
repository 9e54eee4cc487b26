extension LunisolarCalendar {
    /// The regions whose people use this calendar, its home first; empty if the table knows none.
    public var regions: [RegionID] {
        festivalSection.regions.compactMap { $0.calendar == id ? $0.id : nil }
    }

    /// The festivals of the calendar's home region: those of mainland China for the Chinese calendar.
    ///
    /// Worldwide festivals are kept in every region. Of a calendar that is no region's they are those of all regions.
    ///
    /// - Complexity: O(number of festivals × years), some 0.3 ms for the bundled table; this allocates. Keep the result.
    public func festivals() -> Festivals {
        let home = regions.prefix(1)
        return festivals(ofKnown: home.isEmpty ? festivalSection.regions.map { $0.id } : Array(home))
    }

    /// The festivals of some regions, or nil if the table does not know one of them.
    ///
    /// Regions choose among the festivals that are reckoned by this calendar: 추석 is not a festival of the Chinese
    /// calendar, whatever the region. With several regions a festival has its first kind among them.
    ///
    /// - Parameter regions: Such as `["taiwan"]`; `AlmanacTable.regionIDs` has them all. Without any region only worldwide
    ///   festivals are left.
    /// - Complexity: O(number of festivals × years), some 0.3 ms for the bundled table; this allocates. Keep the result.
    public func festivals(in regions: [RegionID]) -> Festivals? {
        regions.allSatisfy { festivalSection.bit(of: $0) != nil } ? festivals(ofKnown: regions) : nil
    }

    private func festivals(ofKnown regions: [RegionID]) -> Festivals {
        let layout = FestivalLayout(self, regions: festivalSection.bits(of: regions))
        return Festivals(self, regions, layout.storage())
    }
}
