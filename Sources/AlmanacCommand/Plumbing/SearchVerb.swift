import Almanac
import CommandSupport

/// `almanac search FESTIVAL MM-DD`
///
/// An empty answer is one too: only the header is printed, and a line on standard error says so.
func printSearch(_ question: SearchQuestion, _ output: inout StandardOutput) throws(OutputFailure) {
    try output.writeRow("year", "day", "weekday", "lunar_date")
    let days = question.days()
    for day in days {
        let lunar = question.calendar.lunarDate(on: day).map { "\($0)" } ?? "-"
        try output.writeRow("\(GregorianDate(day).year)", "\(day)", "\(day.weekday.rawValue)", lunar)
    }
    if days.isEmpty {
        StandardError.writeLine("almanac: in no year of \(question.years.lowerBound)...\(question.years.upperBound)")
    }
}
