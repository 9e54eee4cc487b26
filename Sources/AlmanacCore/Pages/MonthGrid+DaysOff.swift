extension MonthGrid {
    /// Which cells of the page are off, worked or unknown.
    ///
    /// - Complexity: O(number of cells); nothing is allocated.
    public func daysOff(by daysOff: DaysOff) -> PageDaysOff {
        var page = PageDaysOff()
        for (index, cell) in enumerated() { page.set(index, daysOff.status(of: cell.day)) }
        return page
    }
}
