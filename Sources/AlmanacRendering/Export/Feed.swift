import Almanac

/// A group of entries that an export can contain; the raw value is its name on the command line.
package enum Feed: String, CaseIterable, Hashable, Sendable {
    /// The 24 solar terms.
    case terms
    /// The four phases of the Moon.
    case phases
    /// The public holidays of the requested regions.
    case publicHolidays = "public"
    /// Their festivals kept by custom that are no public holidays.
    case traditional
    /// Days set aside for something.
    case observances
    /// Counts of days through a season: 三伏, 九九.
    case seasons
    /// Notes of the calendar makers.
    case notes
    /// The first and the fifteenth of every lunar month.
    case lunar
    /// Lunar dates that the user gives.
    case anniversaries
    /// Days off and make-up workdays of the requested regions.
    case daysOff = "days-off"

    /// The feeds that are festivals, one for each kind, in the order of labels.
    package static let festivals = FestivalKind.allCases.map(Feed.init)

    private init(_ kind: FestivalKind) {
        switch kind {
        case .publicHoliday: self = .publicHolidays
        case .traditional: self = .traditional
        case .observance: self = .observances
        case .seasonCount: self = .seasons
        case .calendarNote: self = .notes
        }
    }

    /// The kind of its festivals; nil for other feeds.
    var kind: FestivalKind? { FestivalKind.allCases.first { Feed($0) == self } }

    /// The feed in the identifiers of events. Festivals share one, so that an event has the same identifier in the feed of
    /// its kind and in that of all festivals.
    var identifier: String { isFestival ? "festivals" : rawValue }

    /// The name for people: 節氣, Solar Terms; all festivals have one.
    func title(in language: CalendarLanguage) -> String {
        let phrase: Phrase =
            switch self {
            case .terms: .termsFeed
            case .phases: .phasesFeed
            case .publicHolidays, .traditional, .observances, .seasons, .notes: .festivalsFeed
            case .lunar: .lunarFeed
            case .anniversaries: .anniversariesFeed
            case .daysOff: .daysOffFeed
            }
        return phrase.text(in: language)
    }

    var isFestival: Bool { kind != nil }
}
