import Almanac

extension Festivals {
    /// The line of `almanac day --format`.
    ///
    /// - Returns: nil if the calendar does not reach the day.
    package func line(of day: Day, _ format: DayFormat, in language: CalendarLanguage) -> String? {
        DayLine(self, day, language, fields: format.fields).map { line in format.text(line.text) }
    }
}

/// The facts of a day as the texts of fields.
private struct DayLine {
    let festivals: Festivals
    let day: Day
    let language: CalendarLanguage
    let lunar: LunarDate
    /// nil where the calendar has no terms.
    let monthPillar: StemBranch?
    /// The festivals that begin on the day.
    let names: [Festival]
    /// The term of the day; nil if it is one of the festivals and those are asked for too, so that it is said once.
    let term: SolarTermEvent?

    private var calendar: LunisolarCalendar { festivals.calendar }

    init?(_ festivals: Festivals, _ day: Day, _ language: CalendarLanguage, fields: [DayField]) {
        let calendar = festivals.calendar
        guard let lunar = calendar.lunarDate(on: day) else { return nil }
        (self.festivals, self.day, self.language, self.lunar) = (festivals, day, language, lunar)
        monthPillar = calendar.pillars(on: day)?.month
        names = festivals.on(day).filter(\.isFirstDay)
        let isSaid = fields.contains(.festivals) && names.contains { festivals.term(of: $0) != nil }
        term = isSaid ? nil : calendar.termEvent(on: day)
    }

    /// The text of a field; empty if the day has nothing of it.
    func text(of field: DayField) -> String {
        switch field {
        case .date: "\(day)"
        case .longDate: GregorianDate(day).text(in: language)
        case .weekday: day.weekday.name(in: language)
        case .shortWeekday: day.weekday.shortName(in: language)
        case .week: "\(day.isoWeek)"
        case .dayOfYear: "\(GregorianDate(day).dayOfYear)"
        case .julianDay: "\(day.julianDayNumber)"

        case .lunar: LunarMonthDay(lunar).text(in: language) + lunarSign
        case .lunarDate: lunar.text(in: language, year: .numberAndPillar) + lunarSign
        case .lunarYear: "\(lunar.year)"
        case .lunarMonth: lunar.month.name(in: language)
        case .lunarDay: lunar.dayName(in: language)
        case .yearPillar: lunar.yearPillar.name(in: language)
        case .monthPillar: monthPillar?.name(in: language) ?? ""
        case .dayPillar: day.pillar.name(in: language)
        case .zodiac: calendar.name(of: lunar.yearPillar.zodiac, in: language)

        case .term: name(of: term)
        case .currentTerm: name(of: calendar.termEvent(on: day) ?? calendar.previousTermEvent(before: day))
        case .nextTerm: name(of: calendar.nextTermEvent(after: day))
        case .nextTermDate: date(of: calendar.nextTermEvent(after: day))
        case .nextTermDays: distance(to: calendar.nextTermEvent(after: day))
        case .phase: name(of: calendar.phaseEvent(on: day))
        case .nextPhase: name(of: calendar.nextPhaseEvent(after: day))
        case .nextPhaseDate: date(of: calendar.nextPhaseEvent(after: day))
        case .nextPhaseDays: distance(to: calendar.nextPhaseEvent(after: day))

        case .holiday: list(festivals.on(day).filter { $0.kind == .publicHoliday })
        case .festivals: list(names)
        case .calendar: calendar.name(in: language)
        case .region:
            festivals.regions.map { calendar.name(of: $0, in: language) }.joined(separator: language.listSeparator)
        }
    }

    /// `≈` if the lunar date is not certain.
    private var lunarSign: String { calendar.lunarCertainty(on: day)?.sign ?? "" }

    private func name(of event: CelestialEvent<some NamedEvent>?) -> String {
        event.map { $0.kind.name(in: language) + $0.certainty.sign } ?? ""
    }

    private func date(of event: CelestialEvent<some NamedEvent>?) -> String {
        event.map { "\($0.day)" } ?? ""
    }

    private func distance(to event: CelestialEvent<some NamedEvent>?) -> String {
        event.map { "\($0.day.days(since: day))" } ?? ""
    }

    private func list(_ festivals: some Sequence<Festival>) -> String {
        let names = festivals.map { self.festivals.name(of: $0.id, on: $0.firstDay, in: language) + $0.certainty.sign }
        return names.joined(separator: language.listSeparator)
    }
}
