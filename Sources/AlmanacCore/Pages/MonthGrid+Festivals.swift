extension MonthGrid {
    /// Writes the cells into a buffer of the caller's, each with the indices of its festivals.
    ///
    /// The festivals of a cell are `festivals[cell.festivals]`, running spans included. Nothing is allocated.
    ///
    /// - Parameters:
    ///   - cells: At least `count` elements, 42 are always enough; those after the cells are left unchanged.
    ///   - festivals: Those of the calendar that made the page. Of another one they are its festivals on the same days.
    /// - Complexity: O(number of cells and festivals).
    public func fill(_ cells: inout MutableSpan<DayCell>, festivals: Festivals) {
        fill(&cells)
        let days = days
        guard let shared = days.intersection(festivals.days) else { return }
        var index = festivals.storage.firstIndex(onOrAfter: shared.firstDay)
        festivals.storage.entries.withUnsafeBufferPointer { entries in
            while index < entries.count, entries[index].day <= shared.lastDay.rawValue {
                cells[Int(entries[index].day &- days.firstDay.rawValue)].addFestival(at: index)
                index &+= 1
            }
        }
    }
}
