extension HolidayTable {
    /// The audiences of a region, in the order of the file: all but the shorter list in a region that has none.
    /// An audience that no law and no notice of the region names has everybody's days off.
    ///
    /// ```swift
    /// print(HolidayTable.bundled.audiences(in: "japan") ?? [])
    /// // [all, women, youth, children, soldiers, public-offices, workers, banks]
    /// ```
    ///
    /// - Returns: nil if the file does not know the region.
    /// - Complexity: O(number of laws and decisions of the region).
    public func audiences(in region: RegionID) -> [Audience]? {
        regions.first { $0.head.id == region }?.audiences(names)
    }
}

extension HolidayRegion {
    /// The audiences of the region, in the order of the file.
    func audiences(_ names: HolidayNameSection) -> [Audience] {
        names.audiences.indices.filter { index in
            names.audiences[index] != .listed || laws.contains { $0.audience == index }
        }.map { names.audiences[$0] }
    }
}
