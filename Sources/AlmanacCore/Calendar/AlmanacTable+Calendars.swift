extension AlmanacTable {
    /// One country's calendar, or nil if the table does not hold it.
    ///
    /// - Complexity: O(number of months): they are laid out. Keep the result; to copy it costs next to nothing.
    public func calendar(_ id: CalendarID) -> LunisolarCalendar? {
        calendarSections.firstIndex { $0.id == id }.map { LunisolarCalendar(calendarSections[$0], at: $0, of: self) }
    }
}
