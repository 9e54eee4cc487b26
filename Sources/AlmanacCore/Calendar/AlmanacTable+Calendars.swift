// The calendars of a table.

extension AlmanacTable {
    /// One country's calendar, or nil if the table does not hold it.
    ///
    /// - Complexity: O(number of festivals), some 25 µs for the bundled table, to lay out the calendar's festivals by day;
    ///   keep the calendar rather than ask for it again.
    public func calendar(_ id: CalendarID) -> LunisolarCalendar? {
        calendarSections.first { $0.id == id }.map { section in
            LunisolarCalendar(section, festivals: FestivalIndex(festivals, section), of: self)
        }
    }
}
