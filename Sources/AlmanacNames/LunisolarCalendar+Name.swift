import AlmanacCore

extension LunisolarCalendar {
    /// The name of the calendar: 中國農曆, Chinese Calendar; its identifier if the table has no name.
    public func name(in language: CalendarLanguage) -> String {
        names.calendar(index, in: language.nameTag) ?? "\(id)"
    }

    /// The name of a festival: 端午節, Dragon Boat Festival; its identifier if the table has no name.
    ///
    /// - Complexity: O(number of festivals).
    public func name(of festival: FestivalID, in language: CalendarLanguage) -> String {
        festivalSection.ids.firstIndex(of: festival).flatMap { names.festival($0, in: language.nameTag) }
            ?? "\(festival)"
    }

    /// The name of a region: 香港, Hong Kong; its identifier if the table has no name.
    public func name(of region: RegionID, in language: CalendarLanguage) -> String {
        festivalSection.regions.firstIndex { $0.id == region }.flatMap { names.region($0, in: language.nameTag) }
            ?? "\(region)"
    }
}
