// The verbs that say when something is: next, when, until.

import Almanac
import AlmanacRendering
import CommandSupport

extension AlmanacSyntax {
    static let from = ValueOption("from", "DAY", "the day from which to look and to count; today if not given")
    static let count = ValueOption("count", "N", "how many days to show, 1 if not given")

    static let next = Verb(
        "next",
        "shows when a festival, solar term, phase of the Moon, leap month or lunar date is next: next Mid-Autumn, next full-moon",
        operands: [.oneOrMore("WHAT", choices: occasionWords)],
        options: [from, count, calendar, region, language, zone, table],
        switches: [plain]
    )
    static let when = Verb(
        "when",
        "shows the days of the same in Gregorian years, if they are given last: when CNY 2026-2035; otherwise in five years",
        operands: [.oneOrMore("WHAT", choices: occasionWords)],
        options: [from, calendar, region, language, zone, table],
        switches: [plain]
    )
    static let until = Verb(
        "until",
        "says how many days there are until a day or any of the same: until 2027-02-06, until Christmas",
        operands: [.oneOrMore("DAY|WHAT", choices: occasionWords)],
        options: [from, calendar, region, language, table],
        switches: [plain]
    )

    static let occasionVerbs = [next, when, until]

    /// The identifiers of all festivals.
    static var festivalIDs: [String] { AlmanacTable.bundled.festivals.ids.map(\.description) }

    /// Words that shells complete: phases, a leap month, and the identifiers of terms and festivals.
    private static var occasionWords: [String] {
        let festivals = festivalIDs
        let terms = SolarTerm.allCases.map(\.identifier).filter { !festivals.contains($0) }
        return ["full-moon", "new-moon", "first-quarter", "last-quarter", "leap-month"] + terms + festivals
    }
}

/// `almanac next WHAT`
func showNext(_ question: OccasionQuestion, _ output: inout StandardOutput) throws {
    try show(question.nextDays(), of: question, &output)
}

/// `almanac when WHAT [YEARS]`
func showWhen(_ question: OccasionQuestion, _ output: inout StandardOutput) throws {
    try show(question.daysOfYears(), of: question, &output)
}

private func show(_ days: [OccasionDay], of question: OccasionQuestion, _ output: inout StandardOutput) throws {
    let occasion = question.occasion
    let page = occasion.festivals.text(of: days, named: occasion.name, from: question.from, question.settings)
    try output.write(page, in: question.settings.palette)
}

/// `almanac until DAY|WHAT`
func showUntil(_ question: OccasionQuestion, _ output: inout StandardOutput) throws {
    try output.writeLine(try question.sentence())
}
