import Almanac
import AlmanacRendering

/// Something that happens on days one can ask for: a festival, a term, a phase, a leap month, a lunar date, a day.
struct Occasion {
    enum Kind: Hashable {
        case festival(FestivalID)
        case term(SolarTerm)
        case phase(MoonPhase)
        case leapMonth
        case lunarDay(LunarMonthDay)
        case day(Day)
    }

    /// What it is.
    let kind: Kind
    /// What it is called, in the reader's language.
    let name: String
    /// The festivals among which it is, and with them the calendar that reckons it.
    let festivals: Festivals

    /// Whether its days are those of the lunisolar calendar, by a lunar date or a term, so that calendars may differ.
    var isLunisolar: Bool {
        switch kind {
        case .festival(let id): festivals.isLunisolar(id)
        case .day: false
        case .term, .phase, .leapMonth, .lunarDay: true
        }
    }

    /// Its days from one day to another, both included, in order; of several days in a row the first counts.
    func days(from first: Day, to last: Day) -> [OccasionDay] {
        guard let range = DayRange(from: first, to: last) else { return [] }
        let calendar = festivals.calendar
        switch kind {
        case .festival(let id):
            return festivals.occurrences(of: id, in: range).map { .days($0.firstDay, last: $0.lastDay) }
        case .term(let term): return calendar.termEvents(in: range).filter { $0.kind == term }.map { .term($0) }
        case .phase(let phase): return calendar.phaseEvents(in: range).filter { $0.kind == phase }.map { .phase($0) }
        case .leapMonth:
            return calendar.months(beginningIn: range).filter { $0.month.isLeap }.map { .month($0) }
        case .lunarDay(let monthDay):
            return calendar.days(of: monthDay, from: first, to: last).map { .days($0, last: $0) }
        case .day(let day): return range.contains(day) ? [.days(day, last: day)] : []
        }
    }
}
