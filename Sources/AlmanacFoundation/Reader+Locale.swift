// `import AlmanacFoundation` brings the days and the dates that it bridges, with the locales and the zones of ICU.

@_exported import AlmanacFoundationEssentials
@_exported import Foundation

extension Reader {
    /// The reader of a locale, as a rule `Locale.current`, by the bundled table and the bundled file of holidays.
    ///
    /// A first weekday that the user chose in the settings of the system takes precedence over that of the territory.
    ///
    /// ```swift
    /// let reader = Reader(Locale(identifier: "zh_TW"))
    /// if let day = Day("2026-09-25"), let label = reader.festivals.label(on: day, in: reader.language) {
    ///     print(label.text, reader.daysOff?.status(of: day).isOff ?? false)  // 中秋節 true
    /// }
    /// ```
    public init(_ locale: Locale) {
        self.init(locale.identifier)
        if let chosen = Locale.Components(locale: locale).firstDayOfWeek {
            let sundayFirst: [Locale.Weekday] = [.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday]
            let index = sundayFirst.firstIndex(of: chosen)
            firstWeekday = index.flatMap { Weekday(foundationNumber: $0 + 1) } ?? firstWeekday
        }
    }
}

extension CalendarLanguage {
    /// The language of a locale, or nil if it is none of the six.
    ///
    /// ```swift
    /// print(CalendarLanguage(Locale(identifier: "ko_KR")) ?? .english)  // korean
    /// ```
    public init?(_ locale: Locale) { self.init(tag: locale.identifier) }
}
