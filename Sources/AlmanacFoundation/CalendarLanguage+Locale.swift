import Almanac
import Foundation

extension CalendarLanguage {
    /// The language of a locale, or nil if it is none of the six.
    ///
    /// ```swift
    /// print(CalendarLanguage(Locale(identifier: "ko_KR")) ?? .english)  // korean
    /// ```
    public init?(_ locale: Locale) {
        self.init(tag: locale.identifier)
    }
}
