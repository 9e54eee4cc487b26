import AlmanacCore

extension Festivals {
    /// The mark of a day on a page of these festivals.
    ///
    /// Days off are known for one region at a time. Without them, and for the other regions of a page with several, the public
    /// holidays of the law count.
    ///
    /// - Parameters:
    ///   - day: The day.
    ///   - work: The status of the day in the first region; nil if nothing is known of its days off.
    /// - Returns: nil for a day that is what its weekday makes it.
    /// - Complexity: O(number of festivals of the day).
    public func mark(on day: Day, work: WorkStatus?) -> WorkStatus.Mark? {
        if let work, work.mark == .holiday || regions.count == 1 { return work.mark }
        return on(day).contains { $0.kind == .publicHoliday } ? .holiday : work?.mark
    }

    /// The colour of a day on a page of these festivals.
    ///
    ///     festivals.colour(of: day, work: workCalendar.status(of: day), saturdays: table.saturdayColour(in: "japan"))
    ///
    /// - Parameters:
    ///   - day: The day.
    ///   - work: The status of the day in the first region; nil if nothing is known of its days off.
    ///   - saturdays: The colour of Saturdays by the custom of that region.
    /// - Complexity: O(number of festivals of the day).
    public func colour(of day: Day, work: WorkStatus?, saturdays: DayColour) -> DayColour {
        DayColour(day.weekday, mark(on: day, work: work), saturdays: saturdays)
    }
}
