extension FestivalSection {
    /// The bits of regions and that of worldwide festivals; unknown regions have none.
    func bits(of regions: [RegionID]) -> UInt16 {
        regions.reduce(Self.worldwide) { $0 | (bit(of: $1) ?? 0) }
    }

    /// The rows that hold in a calendar and in the regions whose bits are set.
    func rows(of calendar: CalendarID, _ regions: UInt16) -> [FestivalRow] {
        let bit = bit(of: calendar)
        return rows.filter { $0.holds(in: bit, regions) }
    }

    /// The rows of a festival that hold in a calendar and in the regions whose bits are set.
    func rows(of id: FestivalID, in calendar: CalendarID, _ regions: UInt16) -> [FestivalRow] {
        guard let index = ids.firstIndex(of: id) else { return [] }
        let bit = bit(of: calendar)
        return rows.filter { Int($0.festival) == index && $0.holds(in: bit, regions) }
    }
}

extension FestivalRow {
    /// Whether the row holds in a calendar and in one of some regions, by their bits.
    fileprivate func holds(in calendar: UInt16, _ regions: UInt16) -> Bool {
        calendars & calendar != 0 && self.regions & regions != 0
    }
}
