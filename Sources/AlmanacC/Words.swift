// almanac_word: what values are called by programs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import AlmanacNames
import CAlmanac

@c @implementation
public func almanac_word(_ list: Int32, _ number: Int, _ text: Room, _ size: Int, _ needed: Out<Int>) -> Status {
    writeText(to: text, size, needed, try word(list, number))
}

/// The word of a number of almanac.h in a list; empty where the number says that there is none.
private func word(_ list: Int32, _ number: Int) throws(Failure) -> String {
    switch Int(list) {
    case Int(ALMANAC_LANGUAGES): try CalendarLanguage.allCases.at(number).tag
    case Int(ALMANAC_TERMS): try SolarTerm.allCases.at(number).identifier
    case Int(ALMANAC_SEASONS): try SolarTerm.Season.allCases.at(number).identifier
    case Int(ALMANAC_PHASES): try MoonPhase.allCases.at(number).identifier
    case Int(ALMANAC_CERTAINTIES): try Certainty.Level.allCases.at(number).description
    case Int(ALMANAC_FESTIVAL_KINDS): try FestivalKind.allCases.at(number).description
    case Int(ALMANAC_WORK_KINDS): try WorkStatus.Kind.allCases.at(number).description
    case Int(ALMANAC_WORK_REASONS): try WorkStatus.Reason.allCases.at(number).description
    case Int(ALMANAC_HALVES): number == 0 ? "" : try WorkStatus.Half.allCases.at(number &- 1).description
    case Int(ALMANAC_MARKS): number == 0 ? "" : try WorkStatus.Mark.allCases.at(number &- 1).description
    case Int(ALMANAC_AUDIENCES): try Audience.named.at(number).description
    case Int(ALMANAC_LABEL_SUBJECTS): try ["festival", "term", "lunar-month", "lunar-day"].at(number)
    case Int(ALMANAC_ASKED_KINDS):
        try ["nothing", "days", "festival", "term", "phase", "leap-month", "lunar-day"].at(number)
    case Int(ALMANAC_QUESTIONS):
        try ["plain", "holidays", "next-holiday", "next-day-off", "next-break", "next-workday", "works", "until"].at(
            number
        )
    case Int(ALMANAC_COLOURS): try DayColour.allCases.at(number).identifier
    default: throw .argument
    }
}
