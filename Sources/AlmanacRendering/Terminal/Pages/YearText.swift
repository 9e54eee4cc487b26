import Almanac

extension Festivals {
    /// The page of `almanac year`: twelve small months, as many side by side as fit: at most 36 lines of 80 columns, and
    /// one more where the title needs two.
    ///
    /// - Returns: nil if the calendar does not reach all days of the pages.
    package func text(ofYear year: Int, _ settings: TerminalSettings) -> [StyledText]? {
        guard let days = DayRange(year: year),
            let grids = calendar.grids(inYear: year, firstWeekday: settings.firstWeekday, rows: .six)
        else { return nil }
        let months = grids.map { SmallMonth($0, of: self, settings) }
        let gap = SmallMonth.gap
        let count = YearLayout.monthsPerRow(of: SmallMonth.width, gap: gap, within: settings.width)
        let width = Swift.min(SmallMonth.widestTitle, Swift.max(SmallMonth.width, (settings.width + gap) / count - gap))
        let rows = months.map { $0.lines(width: width) }.inRows(of: count, width: width, gap: gap)
        return yearTitle(year, days, settings) + [StyledText()] + rows.joined()
            + caption(nil, legend: SmallMonth.legend(of: days, self, settings), settings)
    }
}
