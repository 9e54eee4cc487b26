import Almanac

/// The birthdays of one person as an iCalendar file (RFC 5545): an event a year, each with its alarms.
package struct BirthdayFile {
    private let birth: Birth
    private let birthdays: [Birthday]
    private let alarms: [ICalendarAlarm]
    private let language: CalendarLanguage
    private let release: String

    /// The file of a birth.
    ///
    /// - Parameters:
    ///   - birth: The birth.
    ///   - from: The first day on which a birthday may fall.
    ///   - years: The number of years.
    ///   - alarms: The alarms of every event.
    ///   - language: The language of the texts.
    ///   - release: The name of the table.
    package init(
        _ birth: Birth,
        from: Day,
        years: Int,
        alarms: [ICalendarAlarm],
        in language: CalendarLanguage,
        release: String
    ) {
        self.birth = birth
        self.alarms = alarms
        self.language = language
        self.release = release
        birthdays = birth.birthdays(from: from, years: years)
    }

    /// Writes the file.
    package func write<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
        try sink.write(ICalendarHead(name: birth.title(in: language), release: release).lines)
        for birthday in birthdays { try sink.write(event(birthday).lines) }
        try sink.write("END:VCALENDAR\r\n")
    }

    private func event(_ birthday: Birthday) -> ICalendarEvent {
        ICalendarEvent(
            uid: uid(birthday),
            stamp: releaseStamp(release),
            firstDay: birthday.day,
            lastDay: birthday.day,
            summary: birth.certainty(of: birthday).sign
                + "\(birth.title(in: language)) (\(birthday.ageText(in: language)))",
            description: description(of: birthday),
            categories: [Feed.anniversaries.title(in: language)],
            alarms: alarms
        )
    }

    /// The identifier: the date of birth, the lunar year, `L` for the second birthday of a year in a leap month, and a number
    /// made of the name. It is the same whatever the rule and whenever the file is made.
    private func uid(_ birthday: Birthday) -> String {
        let isSecond = birth.rule.leapMonth == .both && birthday.isInLeapMonth
        let name = Anniversary(month: birth.date.month, day: birth.date.day, name: birth.name ?? "", rule: birth.rule)
        return
            "\(birth.date)-\(birthday.year)\(isSecond ? "L" : "")-\(name?.nameID ?? "").birthday.\(birth.calendar.id)@almanac"
    }

    /// The lunar date, the age by the count of East Asia, and why another date than that of the birth is kept.
    private func description(of birthday: Birthday) -> String {
        let lines = [
            birthday.date.text(in: language, year: .numberAndPillar), birthday.countingAgeText(in: language),
            birthday.departure(from: birth, in: language),
            birth.calendar.remark(on: birth.certainty(of: birthday), in: language),
        ]
        return lines.compactMap(\.self).joined(separator: "\n")
    }
}
