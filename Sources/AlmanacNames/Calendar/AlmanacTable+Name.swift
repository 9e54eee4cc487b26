import AlmanacCore

extension AlmanacTable {
    /// The name of a calendar: 中國農曆, Chinese Calendar; its identifier if the table has no name.
    public func name(of calendar: CalendarID, in language: CalendarLanguage) -> String {
        calendarIDs.firstIndex(of: calendar).flatMap { names.calendar($0, in: language.nameTag) } ?? "\(calendar)"
    }

    /// The name of a region: 香港, Hong Kong; its identifier if the table has no name.
    public func name(of region: RegionID, in language: CalendarLanguage) -> String {
        regionIDs.firstIndex(of: region).flatMap { names.region($0, in: language.nameTag) } ?? "\(region)"
    }

    /// The name of a festival: 端午節, Dragon Boat Festival; its identifier if the table has no name.
    ///
    /// - Complexity: O(number of festivals).
    public func name(of festival: FestivalID, in language: CalendarLanguage) -> String {
        festivals.ids.firstIndex(of: festival).flatMap { names.festival($0, in: language.nameTag) } ?? "\(festival)"
    }
}
