import Almanac
import CommandSupport

extension AlmanacSyntax {
    static let audience = ValueOption(
        "audience",
        "NAME",
        "for whom, such as public-offices; if not given that of most questions in the region",
        choices: HolidayTable.bundled.audiences.map(\.description)
    )
    static let holidays = ValueOption("holidays", "FILE", "other days off than those inside the program")
    static let tabSeparated = Switch("tsv", "a table for programs instead of a page, not in the language of the locale")

    static let daysOffOptions = [region, audience, language, holidays, table]
    static let daysOffSwitches = [tabSeparated, plain]
}
