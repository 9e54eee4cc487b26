import Almanac
import AlmanacRendering
import CommandSupport

extension AlmanacSyntax {
    static let gregorian = ValueOption("gregorian", "DATE", "the Gregorian date of birth, in place of the lunar one")
    static let yearCount = ValueOption("years", "N", "how many years to show or write; 10 if not given")
    static let personName = ValueOption("name", "NAME", "whose birthday it is")
    static let alarm = ValueOption(
        "alarm",
        "DAYS[@HH:MM]",
        "ics: an alarm some days before, at 09:00 or another time; 1 if not given",
        count: .anyNumber
    )
    static let noAlarm = Switch("no-alarm", "ics: no alarms")
    static let ics = Switch("ics", "an iCalendar file instead of the page")

    static let birthday = Verb(
        "birthday",
        "shows when a lunar birthday is: 1956-8-15, of a leap month 1995-8L-15; or writes it as ics, with the age and an alarm",
        operands: [.optional("Y-M-D")],
        options: [
            gregorian, personName, yearCount, from, leapMonth, thirtieth, alarm, output, calendar, region, language,
            table,
        ],
        switches: [ics, noAlarm, plain]
    )
}

/// `almanac birthday Y-M-D`
func showBirthdays(_ question: BirthdayQuestion, _ output: inout StandardOutput) throws {
    guard question.isFile else {
        let page = BirthdayPage(question.birth, given: question.origin, from: question.from, years: question.years)
        try output.write(page.lines(question.settings), in: question.settings.palette)
        return
    }
    let file = BirthdayFile(
        question.birth,
        from: question.from,
        years: question.years,
        alarms: question.alarms,
        in: question.settings.language,
        release: question.table.release
    )
    guard let path = question.path else { return try file.write(to: &output) }
    var buffer = TextBuffer()
    file.write(to: &buffer)
    try WholeFile.write(buffer.bytes, to: path)
}
