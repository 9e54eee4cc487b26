import Almanac

/// An explanation in Chinese, in traditional characters.
struct TraditionalChineseSentences: ExplanationSentences {
    let language = CalendarLanguage.traditionalChinese
    let subject = "朔與中氣"
    let rule =
        "朔所在之日為初一，含冬至的月為十一月。從一個十一月到下一個十一月之前若有十三個月，其中第一個不含中氣的月為閏月（無中置閏）。"
        + "比較的是日期，不是時刻。"
    let newMoon = "朔"
    let principalTerm = "中氣"
    let leapMonth = "閏月"
    let noPrincipalTerm = "無中氣"

    func follows(_ calendar: String, until last: Day) -> String { "至\(last)止，沿用\(calendar)的日期。" }

    func months(_ count: Int, leap: LunarMonthNumber?) -> String {
        (count == 13 ? "十三個月" : "十二個月") + (leap.map { "，" + name($0) } ?? "")
    }

    func text(of fact: SuiFact) -> String {
        switch fact {
        case .incomplete: "表中沒有從此十一月到下一個十一月的全部月份。"
        case .issued: "當時的曆書依當時的曆法如此頒行；此處不按當時的曆法推算。"
        case .twelveMonths(let first, let next): "從十一月（\(first)）到下一個十一月（\(next)）之前有十二個月：無閏月。"
        case .thirteenMonths(let first, let next): "從十一月（\(first)）到下一個十一月（\(next)）之前有十三個月：有一個閏月。"
        case .leap(let month, let day): "第一個不含中氣的月始於\(day)，在\(name(month.plain))之後，故為\(name(month))。"
        case .withoutTermOfTwelve(let month, let day): "\(name(month))（\(day)）不含中氣，但只有十二個月，不置閏。"
        case .withoutTermAfterLeap(let month, let day): "\(name(month))（\(day)）也不含中氣，但只有第一個為閏月。"
        case .termBeforeNewMoon(let term, let newMoon):
            "按時刻，\(name(term))（\(term.time)）早於同日的朔（\(newMoon.time)）。"
        case .leapByClockTimes(let day): "若按時刻比較，始於\(day)的月將為閏月；但曆法比較的是日期。"
        case .noLeapByClockTimes: "若按時刻比較，這些月中沒有閏月；但曆法比較的是日期。"
        case .published(let event, let authority, let computedDay):
            "例外：\(name(event))的時刻是\(event.time)，但日期依\(authority)公布為\(event.day)，不是\(computedDay)。"
        case .nearMidnight(let event):
            "臨近午夜：\(name(event))的時刻是\(event.time)，不確定度\(event.uncertaintySeconds)秒。"
        case .disputed(let event, let authority, let day):
            "另有異說：\(name(event))的時刻是\(event.time)，不確定度\(event.uncertaintySeconds)秒；\(authority)公布為\(day)。"
        }
    }
}
