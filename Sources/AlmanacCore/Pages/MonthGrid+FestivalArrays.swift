// The cells of a page with their festivals, as arrays.

extension MonthGrid {
    /// The cells, row by row, each with the indices of its festivals in `festivals`.
    ///
    /// - Complexity: O(number of cells and festivals), and one allocation.
    public func cells(festivals: Festivals) -> [DayCell] {
        var cells: [DayCell] = []
        fill(&cells, festivals: festivals)
        return cells
    }

    /// Makes an array hold the cells, each with the indices of its festivals, and nothing else; nothing is allocated once it
    /// has had room for 42.
    ///
    /// - Complexity: O(number of cells and festivals).
    public func fill(_ cells: inout [DayCell], festivals: Festivals) {
        cells.resize(to: count)
        var span = cells.mutableSpan
        fill(&span, festivals: festivals)
    }
}
