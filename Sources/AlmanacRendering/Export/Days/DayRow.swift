import Almanac

/// A day of a request with everything that a column may say of it.
struct DayRow: Sendable {
    let request: ExportRequest
    let day: Day
    /// The day in the Gregorian calendar.
    let date: GregorianDate
    let lunarDate: LunarDate
    let lunarMonth: LunarMonth
    /// The lunar year; nil where the table has only a part of it.
    let lunarYear: LunarYear?
    /// The pillar of the month; nil where the calendar has no terms.
    let monthPillar: StemBranch?
    let term: SolarTermEvent?
    /// The phase of the Moon that falls on the day.
    let phase: MoonPhaseEvent?
    let anniversaries: [String]

    /// A row; nil for a day that the calendar does not have.
    init?(_ request: ExportRequest, _ day: Day, _ anniversaries: [String]) {
        let calendar = request.calendar
        guard let lunarDate = calendar.lunarDate(on: day), let lunarMonth = calendar.month(containing: day) else {
            return nil
        }
        (self.request, self.day, self.anniversaries) = (request, day, anniversaries)
        (date, self.lunarDate, self.lunarMonth) = (GregorianDate(day), lunarDate, lunarMonth)
        lunarYear = calendar.lunarYear(containing: day)
        monthPillar = calendar.pillars(on: day)?.month
        (term, phase) = (calendar.termEvent(on: day), calendar.phaseEvent(on: day))
    }
}

extension DayRow {
    var beginning: [Festival] { festivals.filter(\.isFirstDay) }

    /// The festivals that began earlier and still last.
    var running: [Festival] { festivals.filter { !$0.isFirstDay } }

    /// Whether any festival of the day, running ones included, is a public holiday.
    var isPublicHoliday: Bool { festivals.contains { $0.kind == .publicHoliday } }

    /// The festivals of the day, those that begin before those that run.
    var festivals: Festivals.SubSequence { request.festivals.on(day) }

    func name(of festival: Festival) -> String {
        request.festivals.name(of: festival.id, on: festival.firstDay, in: request.language)
    }

    /// Texts in one field; absent if there are none.
    func listing(_ texts: [String], separator: String) -> ColumnValue {
        texts.isEmpty ? .absent : .text(texts.joined(separator: separator))
    }
}

extension ExportRequest {
    /// The rows of the days of a year, each made when it is asked for.
    func rows(ofYear year: Int) -> some Sequence<DayRow> {
        let days = days(ofYear: year)
        let anniversaries = anniversaryNames(in: days)
        return days.lazy.compactMap { DayRow(self, $0, anniversaries[$0] ?? []) }
    }
}
