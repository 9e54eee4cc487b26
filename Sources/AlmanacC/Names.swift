// almanac_lunar_date_text and its like: names in six languages. almanac_word: what values are called by programs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import AlmanacNames
import CAlmanac

// MARK: - Lunar dates

@c @implementation
public func almanac_lunar_date_text(
    _ date: almanac_lunar_date,
    _ monthStyle: Int32,
    _ yearStyle: Int32,
    _ language: Text,
    _ text: Room,
    _ size: Int,
    _ needed: Out<Int>
) -> Status {
    writeName(in: language, to: text, size, needed) { language throws(Failure) in
        let month = try LunarMonthNumber.NameStyle(number: monthStyle)
        let year = try LunarDate.YearStyle(number: yearStyle)
        return try LunarDate(number: date).text(in: language, month: month, year: year)
    }
}

@c @implementation
public func almanac_lunar_month_name(
    _ date: almanac_lunar_date,
    _ style: Int32,
    _ language: Text,
    _ text: Room,
    _ size: Int,
    _ needed: Out<Int>
) -> Status {
    writeName(in: language, to: text, size, needed) { language throws(Failure) in
        let style = try LunarMonthNumber.NameStyle(number: style)
        return try LunarDate(number: date).month.name(in: language, style: style)
    }
}

@c @implementation
public func almanac_lunar_day_name(
    _ date: almanac_lunar_date,
    _ language: Text,
    _ text: Room,
    _ size: Int,
    _ needed: Out<Int>
) -> Status {
    writeText(to: text, size, needed, try LunarDate(number: date).dayName(in: .init(named: language)))
}

@c @implementation
public func almanac_lunar_title(
    _ calendar: Opened,
    _ year: Int32,
    _ month: Int32,
    _ language: Text,
    _ text: Room,
    _ size: Int,
    _ needed: Out<Int>
) -> Status {
    writeName(in: language, to: text, size, needed) { language throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.value(calendar)
        let month = try YearMonth(year, month)
        return calendar.lunarTitle(of: month, in: language) ?? ""
    }
}

@c @implementation
public func almanac_zodiac_name(
    _ calendar: Opened,
    _ lunarYear: Int32,
    _ language: Text,
    _ text: Room,
    _ size: Int,
    _ needed: Out<Int>
) -> Status {
    writeName(in: language, to: text, size, needed) { language throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.value(calendar)
        return calendar.name(of: StemBranch.year(Int(lunarYear)).branch.zodiac, in: language)
    }
}

// MARK: - Calendars and regions

@c @implementation
public func almanac_calendar_name(_ calendar: Opened, _ language: Text, _ text: Room, _ size: Int, _ needed: Out<Int>)
    -> Status
{
    writeText(to: text, size, needed, try Handle<LunisolarCalendar>.value(calendar).name(in: .init(named: language)))
}

@c @implementation
public func almanac_region_name(
    _ table: Opened,
    _ region: Text,
    _ language: Text,
    _ text: Room,
    _ size: Int,
    _ needed: Out<Int>
) -> Status {
    writeName(in: language, to: text, size, needed) { language throws(Failure) in
        let table = try Handle<AlmanacTable>.value(table)
        return table.name(of: try table.known(region), in: language)
    }
}

// MARK: - Days off

@c @implementation
public func almanac_audience_name(_ audience: Text, _ language: Text, _ text: Room, _ size: Int, _ needed: Out<Int>)
    -> Status
{
    writeText(to: text, size, needed, try Audience(named: audience).name(in: .init(named: language)))
}

// MARK: - Words for programs, and their names

@c @implementation
public func almanac_word(_ list: Int32, _ number: Int, _ text: Room, _ size: Int, _ needed: Out<Int>) -> Status {
    writeText(to: text, size, needed, try word(list, number))
}

@c @implementation
public func almanac_word_name(
    _ list: Int32,
    _ number: Int32,
    _ language: Text,
    _ text: Room,
    _ size: Int,
    _ needed: Out<Int>
) -> Status {
    writeName(in: language, to: text, size, needed) { language throws(Failure) in try name(list, number, language) }
}

@c @implementation
public func almanac_regional_name(
    _ festivals: Opened,
    _ list: Int32,
    _ number: Int32,
    _ language: Text,
    _ text: Room,
    _ size: Int,
    _ needed: Out<Int>
) -> Status {
    writeName(in: language, to: text, size, needed) { language throws(Failure) in
        let festivals = try Handle<Festivals>.value(festivals)
        return switch Int(list) {
        case Int(ALMANAC_FESTIVAL_KINDS): festivals.name(of: try FestivalKind(number: number), in: language)
        case Int(ALMANAC_WORK_REASONS): festivals.name(of: try WorkStatus.Reason(number: number), in: language)
        default: try name(list, number, language)
        }
    }
}

/// The name of a number of almanac.h in a list; empty for no mark.
private func name(_ list: Int32, _ number: Int32, _ language: CalendarLanguage) throws(Failure) -> String {
    switch Int(list) {
    case Int(ALMANAC_TERMS): try SolarTerm(number: number).name(in: language)
    case Int(ALMANAC_SEASONS): try SolarTerm.Season(number: number).name(in: language)
    case Int(ALMANAC_PHASES): try MoonPhase(number: number).name(in: language)
    case Int(ALMANAC_PILLARS): try StemBranch(number: number).name(in: language)
    case Int(ALMANAC_FESTIVAL_KINDS): try FestivalKind(number: number).name(in: language)
    case Int(ALMANAC_WORK_KINDS): try WorkStatus.Kind(number: number).name(in: language)
    case Int(ALMANAC_WORK_REASONS): try WorkStatus.Reason(number: number).name(in: language)
    case Int(ALMANAC_MARKS): number == 0 ? "" : try WorkStatus.Mark(number: number &- 1).name(in: language)
    default: throw .argument
    }
}

@c @implementation
public func almanac_days_off_name(
    _ festivals: Opened,
    _ daysOff: Opened,
    _ first: Int32,
    _ last: Int32,
    _ language: Text,
    _ text: Room,
    _ size: Int,
    _ needed: Out<Int>
) -> Status {
    writeName(in: language, to: text, size, needed) { language throws(Failure) in
        let festivals = try Handle<Festivals>.value(festivals)
        let daysOff = try Handle<WorkCalendar>.value(daysOff)
        let days = try DayRange(first, last).intersection(daysOff.days).orThrow(.range)
        let names = festivals.names(ofDaysOff: days, by: daysOff, in: language)
        return names.dropFirst().reduce(names.first ?? "") { $0 + language.listSeparator + $1 }
    }
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
    case Int(ALMANAC_PILLARS): try Array(StemBranch.allCases).at(number).description
    default: throw .argument
    }
}
