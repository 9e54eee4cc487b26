extension MonthGrid {
    /// Writes the cells into a buffer of the caller's, each with the indices of its festivals.
    ///
    /// The festivals of a cell are `festivals[cell.festivalIndices]`, running spans included. Nothing is allocated.
    ///
    /// - Parameters:
    ///   - cells: Room for at least `count` cells, 42 are always enough; the rest of it is left unchanged.
    ///   - festivals: Those of the calendar that made the page. Of another one they are its festivals on the same days.
    /// - Complexity: O(number of cells and festivals).
    public func fill(_ cells: inout MutableSpan<DayCell>, festivals: Festivals) {
        fill(&cells)
        guard let known = days.intersection(festivals.days) else { return }
        let start = Int(known.firstDay.rawValue &- days.firstDay.rawValue)
        cells.withUnsafeMutableBufferPointer { cells in
            festivals.storage.forEachDay(of: known) { offset, index, count in
                cells[start &+ offset].setFestivals(first: index, count: count)
            }
        }
    }
}
