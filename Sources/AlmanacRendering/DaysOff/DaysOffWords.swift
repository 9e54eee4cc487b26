import Almanac

/// The words of pages about days off that are no names of anything.
struct DaysOffWords {
    let language: CalendarLanguage

    /// The answer to "do I work?".
    func answer(_ status: WorkStatus) -> String {
        let names =
            switch status.kind {
            case .workday, .makeUpWorkday: Names("上班", "上班", "work", "근무", "出勤", "đi làm")
            case .weekend, .dayOff: Names("休息", "休息", "off", "휴무", "休み", "nghỉ")
            case .halfDay: Names("半天", "半天", "half the day", "반일 근무", "半日", "nửa ngày")
            case .unknown: Names("未定", "未定", "not decided", "미정", "未定", "chưa quyết định")
            }
        return names[language]
    }

    /// Which half of a day is off.
    func half(_ half: WorkStatus.Half) -> String {
        let names =
            switch half {
            case .morning: Names("上午放假", "上午放假", "morning off", "오전 휴무", "午前休み", "nghỉ buổi sáng")
            case .afternoon: Names("下午放假", "下午放假", "afternoon off", "오후 휴무", "午後休み", "nghỉ buổi chiều")
            case .either: Names("放假半天", "放假半天", "one half off", "반일 휴무", "半日休み", "nghỉ một buổi")
            }
        return names[language]
    }

    /// The note that a day of work is a day off for others; nil for no audience.
    func dayOff(for audiences: [Audience]) -> String? {
        guard !audiences.isEmpty else { return nil }
        let names = audiences.map { $0.name(in: language) }.joined(separator: language.listSeparator)
        return Names(
            "\(names)放假",
            "\(names)放假",
            "a day off for \(names)",
            "\(names)은(는) 휴무",
            "\(names)は休み",
            "ngày nghỉ của \(names)"
        )[language]
    }

    /// The kind that the week alone gives a day that nobody has decided.
    func byTheWeek(_ kind: WorkStatus.Kind) -> String {
        let name = kind.name(in: language)
        return Names(
            "按星期是\(name)",
            "按星期是\(name)",
            "\(name) by the week alone",
            "요일로는 \(name)",
            "曜日では\(name)",
            "theo thứ là \(name)"
        )[language]
    }

    /// How many days; at least as many if a day beside them is not decided.
    func days(_ count: Int, isOpen: Bool) -> String {
        if isOpen { return daysOrMore(count) }
        let english = count == 1 ? "1 day" : "\(count) days"
        return Names("\(count)天", "\(count)天", english, "\(count)일", "\(count)日間", "\(count) ngày")[language]
    }

    private func daysOrMore(_ count: Int) -> String {
        let english = count == 1 ? "1 day or more" : "\(count) days or more"
        let names = Names("至少\(count)天", "至少\(count)天", english, "\(count)일 이상", "\(count)日以上", "ít nhất \(count) ngày")
        return names[language]
    }

    /// How many workdays.
    func workdays(_ count: Int) -> String {
        let english = count == 1 ? "1 workday" : "\(count) workdays"
        return Names(
            "\(count)个工作日",
            "\(count)個工作日",
            english,
            "근무일 \(count)일",
            "勤務日\(count)日",
            "\(count) ngày làm việc"
        )[language]
    }

    /// How many of the workdays are half.
    func halfDays(_ count: Int) -> String {
        Names(
            "其中半天\(count)个",
            "其中半天\(count)個",
            "\(count) of them half",
            "그중 반일 \(count)일",
            "うち半日\(count)日",
            "trong đó \(count) nửa ngày"
        )[language]
    }

    /// How many days off.
    func daysOff(_ count: Int) -> String {
        let english = count == 1 ? "1 day off" : "\(count) days off"
        return Names("休\(count)天", "休\(count)天", english, "휴일 \(count)일", "休み\(count)日", "\(count) ngày nghỉ")[language]
    }

    /// How many days are workdays, by the week where nobody has decided.
    func workdaysByTheWeek(_ count: Int) -> String {
        let workdays = workdays(count)
        return Names(
            "按星期\(workdays)",
            "按星期\(workdays)",
            "\(workdays) by the week",
            "요일로는 \(workdays)",
            "曜日では\(workdays)",
            "theo thứ \(workdays)"
        )[language]
    }

    /// How many of some days are decided.
    func decided(_ count: Int) -> String {
        Names(
            "其中\(count)个已定",
            "其中\(count)個已定",
            "\(count) of them decided",
            "그중 \(count)일 확정",
            "うち\(count)日は確定",
            "trong đó \(count) ngày đã quyết định"
        )[language]
    }

    /// How many days nobody has decided.
    func undecided(_ count: Int) -> String {
        let english = count == 1 ? "1 day not decided" : "\(count) days not decided"
        return Names(
            "\(count)天未定",
            "\(count)天未定",
            english,
            "미정 \(count)일",
            "未定\(count)日",
            "\(count) ngày chưa quyết định"
        )[language]
    }

    /// The break that leave on some workdays makes.
    func bridge(_ bridge: LeaveSuggestion) -> String {
        let leave = Self.text(of: bridge.leave)
        let days = days(bridge.days.count, isOpen: bridge.isOpen)
        let range = Self.text(of: bridge.days)
        return Names(
            "请假 \(leave)：连休\(days)，\(range)",
            "請假 \(leave)：連休\(days)，\(range)",
            "leave on \(leave): \(days) off, \(range)",
            "연차 \(leave): 연휴 \(days), \(range)",
            "有休 \(leave)：連休\(days)、\(range)",
            "nghỉ phép \(leave): nghỉ liền \(days), \(range)"
        )[language]
    }

    /// From when to when a region is complete for the audience, and by when.
    func completeness(_ daysOff: WorkCalendar) -> String {
        let lookedUp = daysOff.lookedUp
        guard let days = daysOff.completeDays else { return WorkCalendar.notLookedUp[language] }
        return Names(
            "已定 \(days)，查于 \(lookedUp)",
            "已定 \(days)，查於 \(lookedUp)",
            "decided \(days), looked up on \(lookedUp)",
            "확정 \(days), 확인 \(lookedUp)",
            "確定 \(days)、確認 \(lookedUp)",
            "đã quyết định \(days), tra cứu ngày \(lookedUp)"
        )[language]
    }

    /// The note that a year is not complete.
    func incomplete(_ year: Int) -> String {
        Names(
            "\(year)年尚未全部决定：其余只有法律规定的假日",
            "\(year)年尚未全部決定：其餘只有法律規定的假日",
            "\(year) is not complete: of the other days only the law is known",
            "\(year)년은 아직 다 정해지지 않음: 나머지는 법정 공휴일만",
            "\(year)年は未確定の日があります：残りは法律による休日のみ",
            "năm \(year) chưa đầy đủ: những ngày khác chỉ biết theo luật"
        )[language]
    }

    /// A day, or the first and the last.
    static func text(of days: DayRange) -> String { days.count == 1 ? "\(days.firstDay)" : "\(days)" }
}

extension WorkCalendar {
    /// For whom the days are, if not for everybody; no name or one.
    func audienceNames(in language: CalendarLanguage) -> [String] {
        audience == .everybody ? [] : [audience.name(in: language)]
    }

    /// The note that only the law is known of a range of days, or of its part before or after a day; empty if all is decided.
    func remarks(on days: DayRange, in language: CalendarLanguage) -> [String] {
        guard let completeDays else { return [Self.notLookedUp[language]] }
        guard completeDays.overlaps(days) else {
            return [(days.lastDay < completeDays.firstDay ? Self.notKnown : Self.notDecided)[language]]
        }
        let until = days.firstDay < completeDays.firstDay ? completeDays.firstDay.previous : nil
        let from = completeDays.lastDay < days.lastDay ? completeDays.lastDay.next : nil
        let names = [until.map { (Self.until($0), Self.notKnown) }, from.map { (Self.from($0), Self.notDecided) }]
        return names.compactMap(\.self).map { beginning, rest in
            let rest = rest[language]
            return beginning[language] + rest.prefix(1).lowercased() + rest.dropFirst()
        }
    }

    private static func until(_ day: Day) -> Names {
        Names("截至\(day)", "截至\(day)", "Until \(day) ", "\(day)까지 ", "\(day)までは", "Đến \(day) ")
    }

    private static func from(_ day: Day) -> Names {
        Names("\(day)起", "\(day)起", "From \(day) ", "\(day)부터 ", "\(day)からは", "Từ \(day) ")
    }

    /// The note that nobody looked up the days of the audience.
    static let notLookedUp = Names(
        "仅知法律与通知所定；此类人员的其余日子未查",
        "只知法律與通知所定；此類人員的其餘日子未查",
        "Only law and notices known; other days not looked up for this audience",
        "법률과 고시만 확인; 이 대상의 다른 날은 조사하지 않음",
        "法律と告示のみ。この対象の他の日は未調査",
        "Chỉ biết theo luật và thông báo; chưa tra cứu ngày khác cho đối tượng này"
    )

    private static let notDecided = Names(
        "仅列法定假日；调休放假尚未公布",
        "只列法定假日；調整放假尚未公布",
        "By law only; adjustments not decided",
        "법정 공휴일만; 조정은 미정",
        "法律による休日のみ。調整は未定",
        "Chỉ theo luật; hoán đổi chưa công bố"
    )

    private static let notKnown = Names(
        "仅列法定假日；调休放假不详",
        "只列法定假日；調整放假不詳",
        "By law only; adjustments not known",
        "법정 공휴일만; 조정은 알 수 없음",
        "法律による休日のみ。調整は不明",
        "Chỉ theo luật; không rõ hoán đổi"
    )
}
