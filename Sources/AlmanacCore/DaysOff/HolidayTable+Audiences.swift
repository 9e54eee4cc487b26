extension HolidayTable {
    /// Those for whom days of a region can differ, in the order of the file: everybody, the usual audience, and all whom a
    /// law or a notice of the region names; empty if the file does not know the region.
    ///
    /// - Complexity: O(number of laws and decisions of the region).
    public func audiences(in region: RegionID) -> [Audience] {
        regions.first { $0.head.id == region }?.audiences(names) ?? []
    }
}

extension HolidayRegion {
    /// The audiences of the region, in the order of the file.
    func audiences(_ names: HolidayNameSection) -> [Audience] {
        names.audiences.indices.filter { index in
            names.audiences[index] == .everybody || index == head.usualAudience
                || laws.contains { $0.audience == index } || decisions.contains { $0.audience == index }
        }.map { names.audiences[$0] }
    }
}
