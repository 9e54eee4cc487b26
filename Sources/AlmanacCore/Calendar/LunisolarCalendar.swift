/// One country's lunisolar calendar, as a table holds it.
///
/// Every question is answered by arithmetic in constant time, whatever the date, and all calendars cost the same. A day
/// outside the table's reach gives nil, never a guess.
public struct LunisolarCalendar: Sendable {
    /// Which calendar.
    public let id: CalendarID
    let months: MonthTable
    let termDays: TermDayTable
    let eras: [CalendarSection.Era]
    let notes: [EventNote]
    let terms: TermSection
    let phases: PhaseSection
    let uncertainty: InstantUncertainty
    let festivalIndex: FestivalIndex

    init(_ section: CalendarSection, festivals: FestivalIndex, of table: AlmanacTable) {
        id = section.id
        months = section.months
        termDays = section.termDays
        eras = section.eras
        notes = section.notes
        terms = table.terms
        phases = table.phases
        uncertainty = InstantUncertainty(about: table.about, deltaT: table.deltaT)
        festivalIndex = festivals
    }

    /// The days the calendar reaches: whole months, a little more on both sides than the table promises.
    public var days: ClosedRange<Day> { months.days }

    /// The lunar years the calendar reaches; the first is there from its eleventh month on only.
    public var lunarYears: ClosedRange<Int> { months.years }
}
