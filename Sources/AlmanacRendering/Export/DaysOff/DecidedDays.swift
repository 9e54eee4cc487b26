import Almanac

/// From when to when the days off of a region are decided, for whom, and by whose notices.
///
/// Outside these days only the holidays of the law are known; any other day is *unknown*.
package struct DecidedDays: Hashable, Sendable {
    /// Which region.
    package let region: RegionID
    /// For whom.
    package let audience: Audience
    /// The days, from the first to the last.
    package let days: DayRange
    /// The day on which the last notice was looked for.
    package let lookedUp: Day
    /// Those whose notices decide in addition to the law, in their own words, each once.
    package let authorities: [String]

    /// What is decided in a region.
    package init(_ daysOff: WorkCalendar) {
        region = daysOff.region
        audience = daysOff.audience
        days = daysOff.completeDays
        lookedUp = daysOff.lookedUp
        authorities = daysOff.notices.map(\.authority).reduce(into: []) { authorities, authority in
            if !authorities.contains(authority) { authorities.append(authority) }
        }
    }

    /// Whether all days of a range are decided.
    func cover(_ days: DayRange) -> Bool { self.days.intersection(days) == days }
}

extension WorkStatus.Mark {
    /// The word before the name of an event: 休, 班, Day off:.
    func eventWord(in language: CalendarLanguage) -> String {
        let names =
            switch self {
            case .holiday: Names("休", "休", "Day off:", "휴무:", "休", "Nghỉ:")
            case .halfDay: Names("半休", "半休", "Half a day off:", "반일 휴무:", "半休", "Nghỉ nửa ngày:")
            case .makeUpWorkday: Names("班", "班", "Workday:", "근무:", "出勤", "Làm bù:")
            }
        return names[language]
    }
}

extension DecidedDays {
    /// One line: 中國大陸：2004-01-01...2026-12-31 已定（国务院办公厅），查於 2026-11-21.
    func text(_ region: String, in language: CalendarLanguage) -> String {
        let names = authorities.joined(separator: ", ")
        let (audience, by) = (audience.name(in: language), names.isEmpty ? "" : " (\(names))")
        return Names(
            "\(region)·\(audience)：\(days) 已定\(by)，查于 \(lookedUp)",
            "\(region)·\(audience)：\(days) 已定\(by)，查於 \(lookedUp)",
            "\(region), \(audience): decided \(days)\(by), looked up on \(lookedUp)",
            "\(region), \(audience): 확정 \(days)\(by), 확인 \(lookedUp)",
            "\(region)・\(audience)：確定 \(days)\(by)、確認 \(lookedUp)",
            "\(region), \(audience): đã quyết định \(days)\(by), tra cứu ngày \(lookedUp)"
        )[language]
    }
}
