import Almanac

extension Festivals {
    /// What a page marks on a day: by the days off of the region, or, without any, a public holiday in one of the regions.
    func mark(on day: Day, by daysOff: DaysOff?) -> WorkStatus.Mark? {
        guard let daysOff else { return on(day).contains { $0.kind == .publicHoliday } ? .holiday : nil }
        return daysOff.status(of: day).mark
    }

    /// The name of a day off that is no festival itself, 振替休日 or 국민의 휴일; nil on any other day.
    func nameOfDayOff(_ day: Day, by daysOff: DaysOff?, in language: CalendarLanguage) -> String? {
        guard let status = daysOff?.status(of: day), status.kind == .dayOff else { return nil }
        switch status.reason {
        case .week, .law, .holiday, .exchanged: return nil
        case .substitute, .between, .moved, .bridge, .election: return status.reason.name(in: language)
        case .once:
            guard let festival = status.festival else { return status.reason.name(in: language) }
            // The festivals of the day have that name already if it is one of them.
            return on(day).contains { $0.id == festival } ? nil : name(of: festival, in: language)
        }
    }
}
