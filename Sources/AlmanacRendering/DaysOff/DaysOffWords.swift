import Almanac

// The words of pages about days off that are no names of anything.

extension WorkStatus {
    /// The answer to "do I work?".
    func answer(in language: CalendarLanguage) -> String {
        let names =
            switch kind {
            case .workday, .makeUpWorkday: Names("上班", "上班", "work", "근무", "出勤", "đi làm")
            case .weekend, .dayOff: Names("休息", "休息", "off", "휴무", "休み", "nghỉ")
            case .halfDay: Names("半天", "半天", "half the day", "반일 근무", "半日", "nửa ngày")
            case .unknown: Names("未定", "未定", "not decided", "미정", "未定", "chưa quyết định")
            }
        return names[language]
    }
}

extension WorkStatus.Half {
    /// Which half of a day is off.
    func name(in language: CalendarLanguage) -> String {
        let names =
            switch self {
            case .morning: Names("上午放假", "上午放假", "morning off", "오전 휴무", "午前休み", "nghỉ buổi sáng")
            case .afternoon: Names("下午放假", "下午放假", "afternoon off", "오후 휴무", "午後休み", "nghỉ buổi chiều")
            case .either: Names("放假半天", "放假半天", "one half off", "반일 휴무", "半日休み", "nghỉ một buổi")
            }
        return names[language]
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
        func remark(_ beginning: Names, _ phrase: Phrase) -> String {
            let rest = phrase.text(in: language)
            return beginning[language] + rest.prefix(1).lowercased() + rest.dropFirst()
        }
        let until = days.firstDay < completeDays.firstDay ? completeDays.firstDay.previous : nil
        let from = completeDays.lastDay < days.lastDay ? completeDays.lastDay.next : nil
        let before = until.map { day in
            Names("截至\(day)", "截至\(day)", "Until \(day) ", "\(day)까지 ", "\(day)までは", "Đến \(day) ")
        }
        let after = from.map { day in
            Names("\(day)起", "\(day)起", "From \(day) ", "\(day)부터 ", "\(day)からは", "Từ \(day) ")
        }
        return [before.map { remark($0, .notKnown) }, after.map { remark($0, .notDecided) }].compactMap(\.self)
    }
}
