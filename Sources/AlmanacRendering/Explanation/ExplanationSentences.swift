import Almanac

/// The words of an explanation in a language; those of the six languages stand side by side.
struct ExplanationSentences: Sendable {
    let language: CalendarLanguage

    /// The subject of the page.
    var subject: String {
        Names("朔与中气", "朔與中氣", "New moons and principal terms", "합삭과 중기", "朔と中気", "Sóc và trung khí")[language]
    }

    /// The rule by which every year is numbered.
    var rule: String {
        Names(
            "朔所在之日为初一，含冬至的月为十一月。从一个十一月到下一个十一月之前若有十三个月，其中第一个不含中气的月为闰月（无中置闰）。比较的是日期，不是时刻。",
            "朔所在之日為初一，含冬至的月為十一月。從一個十一月到下一個十一月之前若有十三個月，其中第一個不含中氣的月為閏月（無中置閏）。比較的是日期，不是時刻。",
            "A month begins on the civil day of a new moon; the month with the Winter Solstice is month 11. Of "
                + "thirteen months from one month 11 to the next, the first without a principal term is leap. Days are "
                + "compared, never clock times.",
            "합삭이 든 날이 초하루이고, 동지가 든 달이 11월이다. 11월부터 다음 11월 앞까지 13개월이면 그 가운데 중기가 없는 첫 달이 윤달이다"
                + "(무중치윤법). 시각이 아니라 날짜를 비교한다.",
            "朔の日を月の一日とし、冬至を含む月を11月とする。11月から次の11月の前までに13か月あるとき、中気を含まない最初の月を閏月とする"
                + "（定気による置閏法）。比べるのは日付であり、時刻ではない。",
            "Ngày có sóc là mùng một; tháng chứa Đông chí là tháng 11. Nếu từ một tháng 11 đến trước tháng 11 kế tiếp "
                + "có 13 tháng thì tháng đầu tiên không có trung khí là tháng nhuận. So sánh theo ngày, không theo giờ."
        )[language]
    }

    /// A new moon in a legend.
    var newMoon: String { Names("朔", "朔", "new moon", "합삭", "朔", "sóc")[language] }

    /// A principal term in a legend.
    var principalTerm: String { Names("中气", "中氣", "principal term", "중기", "中気", "trung khí")[language] }

    /// The same with what stands below its sign in a strip, see `shortName(_:)`.
    var principalTermOfStrip: String {
        switch language {
        case .simplifiedChinese, .traditionalChinese, .korean, .japanese: principalTerm
        case .english: principalTerm + " (longitude of the Sun)"
        case .vietnamese: principalTerm + " (hoàng kinh Mặt Trời)"
        }
    }

    /// A leap month in a legend.
    var leapMonth: String { LeapMonthName.name(in: language) }

    /// The words in place of the principal terms of a month that has none.
    var noPrincipalTerm: String {
        Names("无中气", "無中氣", "no principal term", "중기 없음", "中気なし", "không có trung khí")[language]
    }

    /// The days of another calendar, by its name, apply until a day.
    func follows(_ calendar: String, until last: Day) -> String {
        Names(
            "至\(last)止，沿用\(calendar)的日期。",
            "至\(last)止，沿用\(calendar)的日期。",
            "Until \(last) the days of the \(calendar) apply.",
            "\(last)까지는 \(calendar)의 날짜를 따른다.",
            "\(last)までは\(calendar)の日付に従う。",
            "Đến hết \(last) dùng ngày của \(calendar)."
        )[language]
    }
}

extension ExplanationSentences {
    /// The name of a month: 閏十一月.
    func name(_ month: LunarMonthNumber) -> String { month.name(in: language) }

    /// The name of a month without the word for month, for a strip: 十一, 閏十一, L11.
    func shortName(_ month: LunarMonthNumber) -> String {
        switch language {
        case .simplifiedChinese, .traditionalChinese, .japanese, .korean: String(name(month).dropLast())
        case .english: (month.isLeap ? "L" : "") + "\(month.number)"
        case .vietnamese: "\(month.number)" + (month.isLeap ? "N" : "")
        }
    }

    /// A solar term in at most four cells of a terminal, for a strip: its two characters or syllables, or where it has a long
    /// name the longitude of the Sun.
    func shortName(_ term: SolarTerm) -> String {
        switch language {
        case .simplifiedChinese, .traditionalChinese, .japanese, .korean: term.name(in: language)
        case .english, .vietnamese: "\(term.longitudeDegrees)°"
        }
    }

    /// The name of an event within a sentence.
    func name(_ event: SuiEvent) -> String {
        event.term?.name(in: language) ?? Names("朔", "朔", "the new moon", "합삭", "朔", "sóc")[language]
    }

    /// From solstice to solstice, and what lies between: 冬至 2033-12-21 – 冬至 2034-12-22, then 十三個月，閏十一月.
    func heading(_ sui: Sui) -> [String] {
        let solstices = [sui.months.first?.solstice, sui.next?.solstice].compactMap(\.self).map {
            "\(name($0)) \($0.day)"
        }
        guard sui.isComplete else { return [solstices.joined() + " –"] }
        let leap = sui.leapIndex.map { sui.months[$0].name }
        return [solstices.joined(separator: " – "), months(sui.months.count, leap: leap)]
    }

    /// How many months there are, twelve or thirteen, and which of them is leap.
    private func months(_ count: Int, leap: LunarMonthNumber?) -> String {
        let han = count == 13 ? "十三" : "十二"
        let length = Names("\(han)个月", "\(han)個月", "\(count) months", "\(count)개월", "\(count)か月", "\(count) tháng")
        let comma = Names("，", "，", ", ", ", ", "、", ", ")
        return length[language] + (leap.map { comma[language] + name($0) } ?? "")
    }
}

// MARK: - Statements

extension ExplanationSentences {
    /// A statement in a sentence or two.
    func text(of fact: SuiFact) -> String { names(of: fact)[language] }

    // In Korean no particle stands directly after a name: its form would depend on the last syllable.
    private func names(of fact: SuiFact) -> Names {
        switch fact {
        case .incomplete:
            Names(
                "表中没有从此十一月到下一个十一月的全部月份。",
                "表中沒有從此十一月到下一個十一月的全部月份。",
                "The table does not hold all months from this month 11 to the next.",
                "이 11월부터 다음 11월까지의 달이 표에 모두 있지는 않다.",
                "この11月から次の11月までの月が、表にそろっていない。",
                "Bảng không có đủ các tháng từ tháng 11 này đến tháng 11 kế tiếp."
            )
        case .issued:
            Names(
                "当时的历书依当时的历法如此颁行；此处不按当时的历法推算。",
                "當時的曆書依當時的曆法如此頒行；此處不按當時的曆法推算。",
                "The calendar was issued so, by the rules of its time, which are not computed here.",
                "달력은 당시의 역법으로 이렇게 발행되었다. 그 역법은 여기서 계산하지 않는다.",
                "暦は当時の法で作られ、この通り発行された。当時の法による計算はここでは行わない。",
                "Lịch đã được ban hành như vậy theo phép lịch đương thời; phép lịch ấy không được tính ở đây."
            )
        case .twelveMonths(let first, let next):
            Names(
                "从十一月（\(first)）到下一个十一月（\(next)）之前有十二个月：无闰月。",
                "從十一月（\(first)）到下一個十一月（\(next)）之前有十二個月：無閏月。",
                "From month 11 (\(first)) to the next (\(next)) there are 12 months: none is leap.",
                "11월(\(first))부터 다음 11월(\(next)) 앞까지 12개월이므로 윤달이 없다.",
                "11月（\(first)）から次の11月（\(next)）の前まで12か月あり、閏月はない。",
                "Từ tháng 11 (\(first)) đến trước tháng 11 kế tiếp (\(next)) có 12 tháng: không có tháng nhuận."
            )
        case .thirteenMonths(let first, let next):
            Names(
                "从十一月（\(first)）到下一个十一月（\(next)）之前有十三个月：有一个闰月。",
                "從十一月（\(first)）到下一個十一月（\(next)）之前有十三個月：有一個閏月。",
                "From month 11 (\(first)) to the next (\(next)) there are 13 months: one is leap.",
                "11월(\(first))부터 다음 11월(\(next)) 앞까지 13개월이므로 윤달이 하나 있다.",
                "11月（\(first)）から次の11月（\(next)）の前まで13か月あり、閏月が一つある。",
                "Từ tháng 11 (\(first)) đến trước tháng 11 kế tiếp (\(next)) có 13 tháng: có một tháng nhuận."
            )
        case .leap(let month, let day):
            Names(
                "第一个不含中气的月始于\(day)，在\(name(month.plain))之后，故为\(name(month))。",
                "第一個不含中氣的月始於\(day)，在\(name(month.plain))之後，故為\(name(month))。",
                "The first without a principal term begins on \(day), after \(name(month.plain)): \(name(month)).",
                "중기가 없는 첫 달은 \(name(month.plain)) 다음 \(day)에 시작하는 달이므로 \(name(month))이다.",
                "中気を含まない最初の月は\(name(month.plain))の次、\(day)に始まる月で、これが\(name(month))である。",
                "Tháng đầu tiên không có trung khí bắt đầu ngày \(day), sau \(name(month.plain)), "
                    + "nên là \(name(month))."
            )
        case .withoutTermOfTwelve(let month, let day):
            Names(
                "\(name(month))（\(day)）不含中气，但只有十二个月，不置闰。",
                "\(name(month))（\(day)）不含中氣，但只有十二個月，不置閏。",
                "\(name(month)) (\(day)) has no principal term; with twelve months it is not leap.",
                "\(name(month))(\(day))에는 중기가 없으나, 12개월뿐이므로 윤달이 아니다.",
                "\(name(month))（\(day)）は中気を含まないが、12か月しかないので閏月ではない。",
                "\(capitalised(month)) (\(day)) không có trung khí, nhưng chỉ có 12 tháng nên không nhuận."
            )
        case .withoutTermAfterLeap(let month, let day):
            Names(
                "\(name(month))（\(day)）也不含中气，但只有第一个为闰月。",
                "\(name(month))（\(day)）也不含中氣，但只有第一個為閏月。",
                "\(name(month)) (\(day)) has no principal term either; only the first is leap.",
                "\(name(month))(\(day))에도 중기가 없으나, 첫 달만 윤달이다.",
                "\(name(month))（\(day)）も中気を含まないが、閏月は最初の月だけである。",
                "\(capitalised(month)) (\(day)) cũng không có trung khí, nhưng chỉ tháng đầu tiên là tháng nhuận."
            )
        case .termBeforeNewMoon(let term, let newMoon):
            Names(
                "按时刻，\(name(term))（\(term.time)）早于同日的朔（\(newMoon.time)）。",
                "按時刻，\(name(term))（\(term.time)）早於同日的朔（\(newMoon.time)）。",
                "By clock times, \(name(term)) (\(term.time)) comes before the new moon of its day (\(newMoon.time)).",
                "시각으로는 \(name(term))(\(term.time)) 뒤에 같은 날의 합삭(\(newMoon.time))이 온다.",
                "時刻では、\(name(term))（\(term.time)）が同じ日の朔（\(newMoon.time)）より早い。",
                "Xét theo giờ, \(name(term)) (\(term.time)) đến trước sóc cùng ngày (\(newMoon.time))."
            )
        case .leapByClockTimes(let day):
            Names(
                "若按时刻比较，始于\(day)的月将为闰月；但历法比较的是日期。",
                "若按時刻比較，始於\(day)的月將為閏月；但曆法比較的是日期。",
                "So compared, the month from \(day) would be leap, but days count.",
                "시각을 비교하면 \(day)에 시작하는 달이 윤달이 되지만, 역법은 날짜를 비교한다.",
                "時刻で比べれば\(day)に始まる月が閏月となるが、暦が比べるのは日付である。",
                "Nếu so theo giờ thì tháng bắt đầu ngày \(day) là tháng nhuận, nhưng lịch so theo ngày."
            )
        case .noLeapByClockTimes:
            Names(
                "若按时刻比较，这些月中没有闰月；但历法比较的是日期。",
                "若按時刻比較，這些月中沒有閏月；但曆法比較的是日期。",
                "So compared, no month of these would be leap, but days count.",
                "시각을 비교하면 이 가운데 윤달이 없지만, 역법은 날짜를 비교한다.",
                "時刻で比べればこの中に閏月はないが、暦が比べるのは日付である。",
                "Nếu so theo giờ thì trong các tháng này không có tháng nhuận, nhưng lịch so theo ngày."
            )
        case .published(let event, let authority, let computed):
            Names(
                "例外：\(name(event))的时刻是\(event.time)，但日期依\(authority)公布为\(event.day)，不是\(computed)。",
                "例外：\(name(event))的時刻是\(event.time)，但日期依\(authority)公布為\(event.day)，不是\(computed)。",
                "Exception: \(name(event)) at \(event.time) is on \(event.day), as published by \(authority), "
                    + "not on \(computed).",
                "예외: \(name(event)) 시각은 \(event.time)이지만, 날짜는 \(computed)이 아니라 \(authority)의 발표에 따른 \(event.day)이다.",
                "例外：\(name(event))の時刻は\(event.time)だが、日付は\(computed)ではなく、\(authority)の公表による\(event.day)である。",
                "Ngoại lệ: \(name(event)) lúc \(event.time) được tính vào ngày \(event.day) theo công bố của "
                    + "\(authority), không phải \(computed)."
            )
        case .nearMidnight(let event):
            Names(
                "临近午夜：\(name(event))的时刻是\(event.time)，不确定度\(event.uncertaintySeconds)秒。",
                "臨近午夜：\(name(event))的時刻是\(event.time)，不確定度\(event.uncertaintySeconds)秒。",
                "Near midnight: \(name(event)) at \(event.time), uncertain by \(event.uncertaintySeconds) s.",
                "자정 부근: \(name(event)) 시각은 \(event.time), 불확도는 \(event.uncertaintySeconds)초이다.",
                "午前0時に近い：\(name(event))の時刻は\(event.time)、不確かさは\(event.uncertaintySeconds)秒。",
                "Sát nửa đêm: \(name(event)) lúc \(event.time), sai số \(event.uncertaintySeconds) giây."
            )
        case .disputed(let event, let authority, let day):
            Names(
                "另有异说：\(name(event))的时刻是\(event.time)，不确定度\(event.uncertaintySeconds)秒；\(authority)公布为\(day)。",
                "另有異說：\(name(event))的時刻是\(event.time)，不確定度\(event.uncertaintySeconds)秒；\(authority)公布為\(day)。",
                "Disputed: \(name(event)) at \(event.time), uncertain by \(event.uncertaintySeconds) s; "
                    + "\(authority) has \(day).",
                "이견 있음: \(name(event)) 시각은 \(event.time), 불확도는 \(event.uncertaintySeconds)초이다. "
                    + "\(authority)의 날짜는 \(day)이다.",
                "異説あり：\(name(event))の時刻は\(event.time)、不確かさは\(event.uncertaintySeconds)秒。\(authority)は\(day)とする。",
                "Có nguồn khác: \(name(event)) lúc \(event.time), sai số \(event.uncertaintySeconds) giây; "
                    + "\(authority) công bố \(day)."
            )
        }
    }

    /// The name of a month at the beginning of a sentence.
    private func capitalised(_ month: LunarMonthNumber) -> String {
        let name = name(month)
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}
