import Almanac
import Foundation

extension Day {
    /// A day as its Gregorian date in words: 2026年2月17日, 17 February 2026.
    ///
    /// ```swift
    /// if let day = Day("2027-02-06") { print(day.formatted(.day(in: .english))) }  // 6 February 2027
    /// ```
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The language of the text.
        public var language: CalendarLanguage

        /// A style in a language.
        public init(language: CalendarLanguage) { self.language = language }

        /// The Gregorian date of a day in words.
        public func format(_ day: Day) -> String { GregorianDate(day).text(in: language) }

        /// The style in the language of a locale; unchanged if that is none of the six.
        public func locale(_ locale: Locale) -> Day.FormatStyle {
            CalendarLanguage(locale).map { Day.FormatStyle(language: $0) } ?? self
        }
    }

    /// The day as a style writes it.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Day {
        style.format(self)
    }
}

extension FormatStyle where Self == Day.FormatStyle {
    /// A day as its Gregorian date in words: 2026年2月17日, 17 February 2026.
    public static func day(in language: CalendarLanguage) -> Day.FormatStyle { Day.FormatStyle(language: language) }
}

extension LunarDate {
    /// A lunar date in words: 2025年閏六月初一, Day 1 of Leap Month 6, 2025.
    ///
    /// ```swift
    /// if let date = LunarDate("2027-1-1") {
    ///     print(date.formatted(.lunarDate(in: .traditionalChinese, year: .pillar)))  // 丁未年正月初一
    /// }
    /// ```
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The language of the text.
        public var language: CalendarLanguage
        /// Whether the month goes by its number or by its old name.
        public var month: LunarMonthNumber.NameStyle
        /// The style of the year's name.
        public var year: YearStyle

        /// A style in a language.
        public init(
            language: CalendarLanguage,
            month: LunarMonthNumber.NameStyle = .numbered,
            year: YearStyle = .number
        ) {
            (self.language, self.month, self.year) = (language, month, year)
        }

        /// A lunar date in words.
        public func format(_ date: LunarDate) -> String { date.text(in: language, month: month, year: year) }

        /// The style in the language of a locale; unchanged if that is none of the six.
        public func locale(_ locale: Locale) -> LunarDate.FormatStyle {
            var style = self
            style.language = CalendarLanguage(locale) ?? language
            return style
        }
    }

    /// The date as a style writes it.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == LunarDate {
        style.format(self)
    }
}

extension FormatStyle where Self == LunarDate.FormatStyle {
    /// A lunar date in words: 2025年閏六月初一, Day 1 of Leap Month 6, 2025.
    ///
    /// - Parameters:
    ///   - language: The language of the text.
    ///   - month: Whether the month goes by its number or by its old name.
    ///   - year: The style of the year's name.
    public static func lunarDate(
        in language: CalendarLanguage,
        month: LunarMonthNumber.NameStyle = .numbered,
        year: LunarDate.YearStyle = .number
    ) -> LunarDate.FormatStyle {
        LunarDate.FormatStyle(language: language, month: month, year: year)
    }
}

// MARK: - A date as the lunar date of its day

extension Date {
    /// A date as the lunar date that the reader's calendar shows on its day: 丙午年正月初一.
    ///
    /// ```swift
    /// let moment = Date(timeIntervalSince1970: 1_801_936_800)
    /// if let zone = TimeZone(identifier: "Asia/Seoul") {
    ///     print(moment.formatted(.lunarDate(in: .korean, calendar: .korea, timeZone: zone)))  // 2027년 1월 1일
    /// }
    /// ```
    public struct LunarFormatStyle: Foundation.FormatStyle, Sendable {
        /// The style of the lunar date.
        public var style: LunarDate.FormatStyle
        /// The calendar of the lunar date, of the bundled table.
        public var calendar: CalendarID
        /// The reader's time zone, which decides the day.
        public var timeZone: TimeZone

        /// The lunar date in words; the Gregorian date of a day that the calendar does not reach.
        public func format(_ date: Date) -> String {
            guard let day = Day(date, in: timeZone) else { return "" }
            let lunarDate = Self.calendars.first { $0.id == calendar }?.lunarDate(on: day)
            return lunarDate.map { style.format($0) } ?? day.formatted(.day(in: style.language))
        }

        /// The style in the language of a locale; unchanged if that is none of the six.
        public func locale(_ locale: Locale) -> LunarFormatStyle {
            var copy = self
            copy.style = style.locale(locale)
            return copy
        }

        private static let calendars = AlmanacTable.bundled.calendarIDs.compactMap { AlmanacTable.bundled.calendar($0) }
    }
}

extension FormatStyle where Self == Date.LunarFormatStyle {
    /// The lunar date in the calendar and the language of the current locale.
    ///
    /// - Complexity: Some 0.8 ms, as for `Reader`. Keep the result.
    public static var lunarDate: Date.LunarFormatStyle {
        let reader = Reader(.current)
        return .lunarDate(in: reader.language, calendar: reader.calendar.id)
    }

    /// A date as the lunar date of its day.
    ///
    /// - Parameters:
    ///   - language: The language of the text.
    ///   - month: Whether the month goes by its number or by its old name.
    ///   - year: The style of the year's name.
    ///   - calendar: The calendar, of the bundled table.
    ///   - timeZone: The reader's time zone, which decides the day.
    public static func lunarDate(
        in language: CalendarLanguage,
        month: LunarMonthNumber.NameStyle = .numbered,
        year: LunarDate.YearStyle = .number,
        calendar: CalendarID,
        timeZone: TimeZone = .autoupdatingCurrent
    ) -> Date.LunarFormatStyle {
        let style = LunarDate.FormatStyle(language: language, month: month, year: year)
        return Date.LunarFormatStyle(style: style, calendar: calendar, timeZone: timeZone)
    }
}
