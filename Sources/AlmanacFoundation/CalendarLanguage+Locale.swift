import Almanac
import Foundation

extension CalendarLanguage {
    /// The language of a locale, or nil if it is none of the six.
    public init?(_ locale: Locale) {
        self.init(tag: locale.identifier)
    }
}
