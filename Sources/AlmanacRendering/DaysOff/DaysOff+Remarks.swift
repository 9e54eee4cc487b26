import Almanac

extension WorkCalendar {
    /// For whom the days are, if not for everybody; no name or one.
    func audienceNames(in language: CalendarLanguage) -> [String] {
        audience == .everybody ? [] : [audience.name(in: language)]
    }

    /// That of a range of days only the law is known, and until or from when if a part of it is decided; empty if all of it is.
    func remarks(on days: DayRange, in language: CalendarLanguage) -> [String] {
        guard completeDays.overlaps(days) else {
            return [(days.lastDay < completeDays.firstDay ? Self.notKnown : Self.notDecided)[language]]
        }
        let until = days.firstDay < completeDays.firstDay ? completeDays.firstDay.previous : nil
        let from = completeDays.lastDay < days.lastDay ? completeDays.lastDay.next : nil
        return [until.map { Self.notKnown(until: $0)[language] }, from.map { Self.notDecided(from: $0)[language] }]
            .compactMap(\.self)
    }

    private static let notDecided = Names(
        "仅列法定假日；调休放假尚未公布",
        "只列法定假日；調整放假尚未公布",
        "By law only; adjustments not decided",
        "법정 공휴일만; 조정은 미정",
        "法律による休日のみ。調整は未定",
        "Chỉ theo luật; hoán đổi chưa công bố"
    )

    private static func notDecided(from day: Day) -> Names {
        Names(
            "\(day)起仅列法定假日；调休放假尚未公布",
            "\(day)起只列法定假日；調整放假尚未公布",
            "From \(day) by law only; adjustments not decided",
            "\(day)부터 법정 공휴일만; 조정은 미정",
            "\(day)からは法律による休日のみ。調整は未定",
            "Từ \(day) chỉ theo luật; hoán đổi chưa công bố"
        )
    }

    private static let notKnown = Names(
        "仅列法定假日；调休放假不详",
        "只列法定假日；調整放假不詳",
        "By law only; adjustments not known",
        "법정 공휴일만; 조정은 알 수 없음",
        "法律による休日のみ。調整は不明",
        "Chỉ theo luật; không rõ hoán đổi"
    )

    private static func notKnown(until day: Day) -> Names {
        Names(
            "截至\(day)仅列法定假日；调休放假不详",
            "截至\(day)只列法定假日；調整放假不詳",
            "Until \(day) by law only; adjustments not known",
            "\(day)까지 법정 공휴일만; 조정은 알 수 없음",
            "\(day)までは法律による休日のみ。調整は不明",
            "Đến \(day) chỉ theo luật; không rõ hoán đổi"
        )
    }
}
