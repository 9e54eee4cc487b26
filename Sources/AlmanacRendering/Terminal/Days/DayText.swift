import Almanac

extension Festivals {
    /// The page of `almanac day`: everything the table knows of a day.
    ///
    /// - Returns: nil if the calendar does not reach the day.
    package func text(of day: Day, _ settings: TerminalSettings) -> [StyledText]? {
        DayReport(self, day, settings).map { $0.lines(settings) }
    }
}
