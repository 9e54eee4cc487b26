import Almanac

extension ExportRequest {
    /// The rows of the days of a year, each made when it is asked for.
    func rows(ofYear year: Int) -> some Sequence<DayRow> {
        let days = days(ofYear: year)
        let entries = EntriesByDay(entries([.terms, .phases, .anniversaries], in: days))
        return days.lazy.compactMap { DayRow(self, $0, entries.on($0)) }
    }
}
