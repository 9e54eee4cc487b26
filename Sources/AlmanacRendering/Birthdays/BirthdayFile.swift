import Almanac

/// Birthdays as an iCalendar file (RFC 5545): an event for each person and year, each with its alarms.
package struct BirthdayFile {
    private let page: BirthdayPage
    private let alarms: [ICalendarAlarm]
    private let language: CalendarLanguage
    private let release: String

    /// The file of the birthdays of a page, each with the alarms, by the table of a release.
    package init(_ page: BirthdayPage, alarms: [ICalendarAlarm], in language: CalendarLanguage, release: String) {
        (self.page, self.alarms, self.language, self.release) = (page, alarms, language, release)
    }

    /// Writes the file.
    package func write<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
        let births = page.births
        let name = births.count == 1 ? births[0].title(in: language) : Birth.birthdayNames[language]
        try sink.write(ICalendarHead(name: name, release: release).lines)
        for birth in births {
            for birthday in birth.birthdays(from: page.from, years: page.years) {
                try sink.write(event(birthday, of: birth).lines)
            }
        }
        try sink.write("END:VCALENDAR\r\n")
    }

    private func event(_ birthday: Birthday, of birth: Birth) -> ICalendarEvent {
        ICalendarEvent(
            uid: "\(birth.id(of: birthday)).birthday.\(birth.calendar.id)@almanac",
            stamp: releaseStamp(release),
            firstDay: birthday.day,
            lastDay: birthday.day,
            summary: birth.certainty(of: birthday).sign + birth.title(of: birthday, in: language),
            description: description(of: birthday, birth),
            categories: [Feed.anniversaries.title(in: language)],
            alarms: alarms
        )
    }

    /// The lunar date, the age by the count of East Asia, and why another date than that of the birth is kept.
    private func description(of birthday: Birthday, _ birth: Birth) -> String {
        let lines = [
            birthday.date.text(in: language, year: .numberAndPillar), birthday.countingAgeText(in: language),
            birthday.departure(from: birth, in: language),
            birth.calendar.remark(on: birth.certainty(of: birthday), in: language),
        ]
        return lines.compactMap(\.self).joined(separator: "\n")
    }
}
