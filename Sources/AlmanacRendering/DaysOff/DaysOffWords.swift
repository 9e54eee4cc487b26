import Almanac

// The words of pages about days off that are no names of anything.

extension WorkStatus {
    /// The answer to "do I work?".
    func answer(in language: CalendarLanguage) -> String {
        let phrase: Phrase =
            switch kind {
            case .workday, .makeUpWorkday: .answerWork
            case .weekend, .dayOff: .answerOff
            case .halfDay: .answerHalf
            case .unknown: .answerUnknown
            }
        return phrase.text(in: language)
    }
}

extension WorkStatus.Half {
    /// Which half of a day is off.
    func name(in language: CalendarLanguage) -> String {
        let phrase: Phrase =
            switch self {
            case .morning: .morningOff
            case .afternoon: .afternoonOff
            case .either: .halfOff
            }
        return phrase.text(in: language)
    }
}

extension DayRange {
    /// A day, or the first and the last.
    var shortText: String { count == 1 ? "\(firstDay)" : "\(self)" }
}

extension WorkCalendar {
    /// For whom the days are, if not for everybody; no name or one.
    func audienceNames(in language: CalendarLanguage) -> [String] {
        audience == .everybody ? [] : [audience.name(in: language)]
    }

    /// The note that a day of work is a day off for others; nil for no audience.
    func othersOff(for status: WorkStatus, in language: CalendarLanguage) -> String? {
        let audiences = audiencesOff(for: status).map { $0.name(in: language) }
        let names = audiences.joined(separator: language.listSeparator)
        return audiences.isEmpty ? nil : Phrase.offForOthers.text(in: language, [names])
    }

    /// From when to when a region is complete for the audience, and by when.
    func completeness(in language: CalendarLanguage) -> String {
        guard let days = completeDays else { return Phrase.notLookedUp.text(in: language) }
        return Phrase.completeness.text(in: language, ["\(days)", "\(lookedUp)"])
    }

    /// The note that only the law is known of a range of days, or of its part before or after a day; empty if all is decided.
    func remarks(on days: DayRange, in language: CalendarLanguage) -> [String] {
        guard let completeDays else { return [Phrase.notLookedUp.text(in: language)] }
        guard completeDays.overlaps(days) else {
            return [(days.lastDay < completeDays.firstDay ? Phrase.notKnown : .notDecided).text(in: language)]
        }
        func remark(_ beginning: Phrase, _ day: Day, _ phrase: Phrase) -> String {
            let rest = phrase.text(in: language)
            return beginning.text(in: language, ["\(day)", rest.prefix(1).lowercased() + rest.dropFirst()])
        }
        let until = days.firstDay < completeDays.firstDay ? completeDays.firstDay.previous : nil
        let from = completeDays.lastDay < days.lastDay ? completeDays.lastDay.next : nil
        return [until.map { remark(.untilDay, $0, .notKnown) }, from.map { remark(.fromDay, $0, .notDecided) }]
            .compactMap(\.self)
    }
}
