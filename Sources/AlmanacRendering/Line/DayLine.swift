import Almanac

extension Festivals {
    /// The line of `almanac day --format`.
    ///
    /// - Parameter daysOff: For the fields of days off, which are empty without it.
    /// - Returns: nil if the calendar does not reach the day.
    package func line(of day: Day, _ format: DayFormat, in language: CalendarLanguage, _ daysOff: WorkCalendar? = nil)
        -> String?
    {
        DayLine(self, day, language, format, daysOff).map { line in format.text { $0.text(line) } }
    }
}

/// A field of a `DayFormat`.
package struct DayField: Sendable {
    /// The name between braces.
    package let name: String
    /// The text; empty if the day has nothing of it.
    fileprivate let text: @Sendable (DayLine) -> String

    private init(_ name: String, _ text: @escaping @Sendable (DayLine) -> String) {
        (self.name, self.text) = (name, text)
    }

    /// Every field, in the order of the help.
    package static let all = gregorian + lunar + events + places + work

    private static let gregorian = [
        DayField("date") { "\($0.day)" },
        DayField("long-date") { GregorianDate($0.day).text(in: $0.language) },
        DayField("weekday") { $0.day.weekday.name(in: $0.language) },
        DayField("short-weekday") { $0.day.weekday.shortName(in: $0.language) },
        DayField("week") { "\($0.day.isoWeek)" },
        DayField("day-of-year") { "\(GregorianDate($0.day).dayOfYear)" },
        DayField("julian-day") { "\($0.day.julianDayNumber)" },
    ]

    private static let lunar = [
        DayField("lunar") { LunarMonthDay($0.lunar).text(in: $0.language) + $0.lunarSign },
        DayField("lunar-date") { $0.lunar.text(in: $0.language, year: .numberAndPillar) + $0.lunarSign },
        DayField("lunar-year") { "\($0.lunar.year)" },
        DayField("lunar-month") { $0.lunar.month.name(in: $0.language) },
        DayField("lunar-day") { $0.lunar.dayName(in: $0.language) + $0.lunarSign },
        DayField("year-pillar") { $0.lunar.yearPillar.name(in: $0.language) },
        DayField("month-pillar") { $0.calendar.pillars(on: $0.day)?.month.name(in: $0.language) ?? "" },
        DayField("day-pillar") { $0.day.pillar.name(in: $0.language) },
        DayField("zodiac") { $0.calendar.name(of: $0.lunar.yearPillar.zodiac, in: $0.language) },
    ]

    private static let events = [
        DayField("term") { $0.name(of: $0.term) },
        DayField("current-term") {
            $0.name(of: $0.calendar.termEvent(on: $0.day) ?? $0.calendar.previousTermEvent(before: $0.day))
        },
        DayField("next-term") { $0.name(of: $0.nextTerm) },
        DayField("next-term-date") { $0.date(of: $0.nextTerm) },
        DayField("next-term-days") { $0.distance(to: $0.nextTerm) },
        DayField("phase") { $0.name(of: $0.calendar.phaseEvent(on: $0.day)) },
        DayField("next-phase") { $0.name(of: $0.nextPhase) },
        DayField("next-phase-date") { $0.date(of: $0.nextPhase) },
        DayField("next-phase-days") { $0.distance(to: $0.nextPhase) },
    ]

    private static let places = [
        DayField("holiday") { line in line.list(line.festivals.on(line.day).filter { $0.kind == .publicHoliday }) },
        DayField("festivals") { $0.list($0.names) },
        DayField("calendar") { $0.calendar.name(in: $0.language) },
        DayField("region") { line in
            line.festivals.regions.map { line.calendar.name(of: $0, in: line.language) }
                .joined(separator: line.language.listSeparator)
        },
    ]
}

extension DayField {
    fileprivate static let work = [
        DayField("work") { line in line.daysOff.map { $0.status(of: line.day).answer(in: line.language) } ?? "" },
        DayField("work-reason") { line in
            line.daysOff.map { daysOff in
                let text = DaysOffText(daysOff, line.festivals, TerminalSettings(language: line.language))
                return text.reasons(daysOff.status(of: line.day), on: line.day).joined(separator: " · ")
            } ?? ""
        },
        DayField("decided-until") { line in line.daysOff?.completeDays.map { "\($0.lastDay)" } ?? "" },
        DayField("next-workday") { line in line.daysOff?.nextWorkday(after: line.day).map { "\($0)" } ?? "" },
    ]

    /// Whether the field is empty without days off.
    var isAboutWork: Bool { Self.work.contains { $0.name == name } }
}

/// The facts of a day as the texts of fields.
private struct DayLine {
    let festivals: Festivals
    let day: Day
    let language: CalendarLanguage
    let daysOff: WorkCalendar?
    let lunar: LunarDate
    /// The festivals that begin on the day.
    let names: [Festival]
    /// The term of the day; nil if it is one of the festivals and those are asked for too, so that it is said once.
    let term: SolarTermEvent?

    var calendar: LunisolarCalendar { festivals.calendar }
    var nextTerm: SolarTermEvent? { calendar.nextTermEvent(after: day) }
    var nextPhase: MoonPhaseEvent? { calendar.nextPhaseEvent(after: day) }

    init?(
        _ festivals: Festivals,
        _ day: Day,
        _ language: CalendarLanguage,
        _ format: DayFormat,
        _ daysOff: WorkCalendar?
    ) {
        let calendar = festivals.calendar
        guard let lunar = calendar.lunarDate(on: day) else { return nil }
        (self.festivals, self.day, self.language, self.lunar) = (festivals, day, language, lunar)
        self.daysOff = daysOff
        names = festivals.on(day).filter(\.isFirstDay)
        let isSaid = format.has("festivals") && names.contains { festivals.term(of: $0) != nil }
        term = isSaid ? nil : calendar.termEvent(on: day)
    }

    /// `≈` if the lunar date is not certain.
    var lunarSign: String { calendar.lunarCertainty(on: day)?.sign ?? "" }

    func name(of event: CelestialEvent<some NamedEvent>?) -> String {
        event.map { $0.kind.name(in: language) + $0.certainty.sign } ?? ""
    }

    func date(of event: CelestialEvent<some NamedEvent>?) -> String {
        event.map { "\($0.day)\($0.certainty.sign)" } ?? ""
    }

    func distance(to event: CelestialEvent<some NamedEvent>?) -> String {
        event.map { "\($0.day.days(since: day))" } ?? ""
    }

    func list(_ festivals: some Sequence<Festival>) -> String {
        let names = festivals.map { self.festivals.name(of: $0.id, on: $0.firstDay, in: language) + $0.certainty.sign }
        return names.joined(separator: language.listSeparator)
    }
}
