extension AlmanacTable {
    /// Who works when in a region, by the laws in this table and in a file of holidays, and by the notices in that file.
    ///
    /// - Parameters:
    ///   - region: Such as `mainland`.
    ///   - audience: For whom; nil for the region's usual one: everybody, or in Macau, Taiwan and Vietnam public offices.
    ///   - holidays: The file of holidays.
    /// - Returns: nil if the table or the file does not know the region, or the region has no such audience:
    ///   `HolidayTable.audiences(in:)` lists them.
    /// - Complexity: O(number of public holidays × years), some 0.35 ms for the bundled table; this allocates. Keep the result.
    public func workCalendar(in region: RegionID, for audience: Audience? = nil, by holidays: HolidayTable)
        -> WorkCalendar?
    {
        guard let found = holidays.regions.first(where: { $0.head.id == region }),
            let calendar = calendarID(of: region).flatMap({ calendar($0) })
        else { return nil }
        let audience = audience ?? holidays.names.audiences[found.head.usualAudience]
        guard found.audiences(holidays.names).contains(audience) else { return nil }
        let layout = DaysOffLayout(calendar, found, holidays.names, for: audience)
        return WorkCalendar(layout, of: found, for: audience)
    }
}
