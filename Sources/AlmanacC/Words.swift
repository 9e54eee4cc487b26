// almanac_word: what values are called by programs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import AlmanacNames
import CAlmanac

@c @implementation
public func almanac_word(
    _ list: Int32,
    _ number: Int,
    _ text: Out<CChar>?,
    _ size: Int,
    _ needed: Out<Int>?
) -> Status {
    writeText(to: text, size, needed, try words(list).at(number))
}

/// The words of a list, each at its number of almanac.h; empty where the number says that there is none.
private func words(_ list: Int32) throws(Failure) -> [String] {
    switch Int(list) {
    case Int(ALMANAC_LANGUAGES): CalendarLanguage.allCases.map { $0.tag }
    case Int(ALMANAC_TERMS): SolarTerm.allCases.map { $0.identifier }
    case Int(ALMANAC_SEASONS): SolarTerm.Season.allCases.map { $0.identifier }
    case Int(ALMANAC_PHASES): MoonPhase.allCases.map { $0.identifier }
    case Int(ALMANAC_CERTAINTIES): Certainty.Level.allCases.map { $0.description }
    case Int(ALMANAC_FESTIVAL_KINDS): FestivalKind.allCases.map { $0.description }
    case Int(ALMANAC_WORK_KINDS): WorkStatus.Kind.allCases.map { $0.identifier }
    case Int(ALMANAC_WORK_REASONS): WorkStatus.Reason.allCases.map { $0.identifier }
    case Int(ALMANAC_HALVES): [""] + WorkStatus.Half.allCases.map { $0.identifier }
    case Int(ALMANAC_MARKS): [""] + WorkStatus.Mark.allCases.map { $0.identifier }
    case Int(ALMANAC_AUDIENCES): Audience.named.map { $0.description }
    case Int(ALMANAC_LABEL_SUBJECTS): ["festival", "term", "lunar-month", "lunar-day"]
    case Int(ALMANAC_COLOURS): DayColour.allCases.map { $0.identifier }
    default: throw .argument
    }
}
