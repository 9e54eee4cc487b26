import Almanac
import Foundation

extension LunarDate {
    /// A lunar date in words: 2025年閏六月初一, Day 1 of Leap Month 6, 2025.
    ///
    ///     date.formatted(.lunarDate(in: .traditionalChinese, year: .pillar))
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The language of the text.
        public var language: CalendarLanguage
        /// Whether the month goes by its number or by its old name.
        public var month: LunarMonthNumber.NameStyle
        /// How the year is named.
        public var year: YearStyle

        /// A style in a language.
        public init(
            language: CalendarLanguage,
            month: LunarMonthNumber.NameStyle = .numbered,
            year: YearStyle = .number
        ) {
            self.language = language
            self.month = month
            self.year = year
        }

        /// A lunar date in words.
        public func format(_ date: LunarDate) -> String {
            date.text(in: language, month: month, year: year)
        }

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
    ///   - year: How the year is named.
    public static func lunarDate(
        in language: CalendarLanguage,
        month: LunarMonthNumber.NameStyle = .numbered,
        year: LunarDate.YearStyle = .number
    ) -> LunarDate.FormatStyle {
        LunarDate.FormatStyle(language: language, month: month, year: year)
    }
}
