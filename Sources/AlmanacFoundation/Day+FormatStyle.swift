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
        public init(language: CalendarLanguage) {
            self.language = language
        }

        /// The Gregorian date of a day in words.
        public func format(_ day: Day) -> String {
            GregorianDate(day).text(in: language)
        }

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
    public static func day(in language: CalendarLanguage) -> Day.FormatStyle {
        Day.FormatStyle(language: language)
    }
}
