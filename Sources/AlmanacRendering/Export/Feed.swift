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
        let names =
            switch self {
            case .terms: Names("节气", "節氣", "Solar Terms", "절기", "二十四節気", "Tiết khí")
            case .phases: Names("月相", "月相", "Moon Phases", "달의 위상", "月の満ち欠け", "Pha Mặt Trăng")
            case .publicHolidays, .traditional, .observances, .seasons, .notes:
                Names("节日", "節日", "Festivals", "명절과 기념일", "祝祭日と年中行事", "Lễ tết")
            case .lunar: Names("初一十五", "初一十五", "First and Fifteenth", "초하루와 보름", "一日と十五日", "Mùng một và rằm")
            case .anniversaries: Names("纪念日", "紀念日", "Anniversaries", "기념일", "記念日", "Ngày kỷ niệm")
            case .daysOff: Names("放假与调休", "放假與補班", "Days Off", "휴일과 근무일", "休日と出勤日", "Ngày nghỉ và làm bù")
            }
        return names[language]
    }

    var isFestival: Bool { kind != nil }
}
