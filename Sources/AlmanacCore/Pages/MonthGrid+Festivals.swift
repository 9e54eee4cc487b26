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
        let firstDay = days.firstDay.rawValue
        var last = -1
        var first = 0
        let found = festivals.during(days)
        for index in found.indices {
            let place = Int(festivals.day(at: index) &- firstDay)
            if place != last { (last, first) = (place, index) }
            cells[place].mark(firstFestival: first, festivalCount: index &- first &+ 1)
        }
    }
}
