import Almanac
import CommandSupport

extension AlmanacSyntax {
    static let daysOff = Verb(
        "days-off",
        "shows the breaks of years: days off in a row, weekends included, and the workdays that bridge two of them",
        operands: [Operand("YEARS", .zeroOrMore)],
        options: daysOffOptions,
        notes: decidedDays
    )
}

extension DaysOffQuestion {
    /// `almanac days-off YEARS`
    func printBreaks(_ output: inout StandardOutput) throws { try printBreaks(of: years(), &output) }

    /// The breaks of years, as a page or a table.
    func printBreaks(of years: ClosedRange<Int>, _ output: inout StandardOutput) throws {
        // The statutory list says nothing of the days beside it, and so makes no breaks.
        if daysOff.audience == .listed, !isForPrograms {
            return try printWorks(
                years.compactMap { DayRange(year: $0) }.joined().filter { daysOff.status(of: $0).isOff }.map {
                    $0...$0
                },
                &output
            )
        }
        guard isForPrograms else {
            return try output.show(years.flatMap(text.breaks), of: self, until: DayRange(years: years)?.lastDay)
        }
        let columns = ["first_day", "last_day", "days", "name", "reason", "region", "open", "certainty", "audience"]
        try output.writeRow(columns)
        var last: Day?
        for found in years.flatMap({ daysOff.breaks(inYear: $0) ?? [] })
        where last.map({ $0 < found.days.firstDay }) ?? true {
            last = found.days.lastDay
            let name = text.names(ofDaysOff: found.days).joined(separator: ", ")
            let length = ["\(found.days.firstDay)", "\(found.days.lastDay)", "\(found.days.count)"]
            let names = [name, reasonField(of: found), "\(daysOff.region)", found.isOpen ? "1" : "0"]
            try output.writeRow(length + names + ["\(found.doubt?.certainty ?? .certain)", "\(daysOff.audience)"])
        }
    }

    /// The years of the operand, or this year.
    private func years() throws(UsageError) -> ClosedRange<Int> {
        let operand = operands.joined(separator: " ")
        guard !operand.isEmpty else {
            let year = GregorianDate(try reader.knownToday()).year
            return year...year
        }
        if case .years(let years)? = reader.words(operand).asked?.subject { return years }
        return try ClosedRange(years: operand, within: table.promisedYears)
    }

    /// The reason of the first day off of a break.
    private func reasonField(of found: HolidayBreak) -> String {
        found.days.lazy.map { daysOff.status(of: $0) }.first { $0.kind == .dayOff }?.reason.field ?? "-"
    }
}
