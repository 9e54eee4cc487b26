// Lunar dates in words, in every style.

import AlmanacCore
import AlmanacNames
import CAlmanac

/// A lunar date in words: the styles are raw values of `LunarMonthNumber.NameStyle` and `LunarDate.YearStyle`.
@c(web_lunar_text)
public func lunarText(
    _ date: almanac_lunar_date,
    _ monthStyle: UInt8,
    _ yearStyle: UInt8,
    _ language: UnsafePointer<CChar>?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let date = try LunarDate(rawValue: date).orThrow(.argument)
        let month = try LunarMonthNumber.NameStyle(rawValue: monthStyle).orThrow(.argument)
        let year = try LunarDate.YearStyle(rawValue: yearStyle).orThrow(.argument)
        let language = try CalendarLanguage(named: language)
        try write(date.text(in: language, month: month, year: year), to: text, size, needed)
    }
}

/// The name of the month of a lunar date.
@c(web_lunar_month)
public func lunarMonthName(
    _ date: almanac_lunar_date,
    _ style: UInt8,
    _ language: UnsafePointer<CChar>?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let month = try LunarDate(rawValue: date).orThrow(.argument).month
        let style = try LunarMonthNumber.NameStyle(rawValue: style).orThrow(.argument)
        try write(month.name(in: try CalendarLanguage(named: language), style: style), to: text, size, needed)
    }
}

/// A lunar date as a cell has room for it.
@c(web_lunar_cell)
public func lunarCellText(
    _ date: almanac_lunar_date,
    _ language: UnsafePointer<CChar>?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let date = try LunarDate(rawValue: date).orThrow(.argument)
        try write(date.cellText(in: try CalendarLanguage(named: language)), to: text, size, needed)
    }
}

/// The lunar half of the title of a month's page.
@c(web_lunar_title)
public func lunarTitle(
    _ calendar: OpaquePointer?,
    _ year: Int32,
    _ month: Int32,
    _ language: UnsafePointer<CChar>?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar).pointee
        let month = try YearMonth(year: Int(year), month: Int(month)).orThrow(.argument)
        let title = calendar.lunarTitle(of: month, in: try CalendarLanguage(named: language))
        try write(title ?? "", to: text, size, needed)
    }
}

/// Reads a lunar date in words, as `web_lunar_text` writes it.
@c(web_parse_lunar)
public func parseLunar(
    _ text: UnsafePointer<CChar>?,
    _ language: UnsafePointer<CChar>?,
    _ date: UnsafeMutablePointer<almanac_lunar_date>?
) -> almanac_status {
    status { () throws(Failure) in
        let text = String(decoding: try bytes(of: text), as: UTF8.self)
        let language = try CalendarLanguage(named: language)
        do throws(ParsingError) {
            date?.pointee = try LunarDate(parsing: text, in: language).rawValue
        } catch {
            throw .text
        }
    }
}
