import Almanac

/// An explanation in Chinese, in simplified characters.
struct SimplifiedChineseSentences: ExplanationSentences {
    let language = CalendarLanguage.simplifiedChinese
    let subject = "朔与中气"
    let rule =
        "朔所在之日为初一，含冬至的月为十一月。从一个十一月到下一个十一月之前若有十三个月，其中第一个不含中气的月为闰月（无中置闰）。"
        + "比较的是日期，不是时刻。"
    let newMoon = "朔"
    let principalTerm = "中气"
    let leapMonth = "闰月"
    let noPrincipalTerm = "无中气"

    func follows(_ calendar: String, until last: Day) -> String { "至\(last)止，沿用\(calendar)的日期。" }

    func months(_ count: Int, leap: LunarMonthNumber?) -> String {
        (count == 13 ? "十三个月" : "十二个月") + (leap.map { "，" + name($0) } ?? "")
    }

    func text(of fact: SuiFact) -> String {
        switch fact {
        case .incomplete: "表中没有从此十一月到下一个十一月的全部月份。"
        case .issued: "当时的历书依当时的历法如此颁行；此处不按当时的历法推算。"
        case .twelveMonths(let first, let next): "从十一月（\(first)）到下一个十一月（\(next)）之前有十二个月：无闰月。"
        case .thirteenMonths(let first, let next): "从十一月（\(first)）到下一个十一月（\(next)）之前有十三个月：有一个闰月。"
        case .leap(let month, let day): "第一个不含中气的月始于\(day)，在\(name(month.plain))之后，故为\(name(month))。"
        case .withoutTermOfTwelve(let month, let day): "\(name(month))（\(day)）不含中气，但只有十二个月，不置闰。"
        case .withoutTermAfterLeap(let month, let day): "\(name(month))（\(day)）也不含中气，但只有第一个为闰月。"
        case .termBeforeNewMoon(let term, let newMoon):
            "按时刻，\(name(term))（\(term.time)）早于同日的朔（\(newMoon.time)）。"
        case .leapByClockTimes(let day): "若按时刻比较，始于\(day)的月将为闰月；但历法比较的是日期。"
        case .noLeapByClockTimes: "若按时刻比较，这些月中没有闰月；但历法比较的是日期。"
        case .published(let event, let authority, let computedDay):
            "例外：\(name(event))的时刻是\(event.time)，但日期依\(authority)公布为\(event.day)，不是\(computedDay)。"
        case .nearMidnight(let event):
            "临近午夜：\(name(event))的时刻是\(event.time)，不确定度\(event.uncertaintySeconds)秒。"
        case .disputed(let event, let authority, let day):
            "另有异说：\(name(event))的时刻是\(event.time)，不确定度\(event.uncertaintySeconds)秒；\(authority)公布为\(day)。"
        }
    }
}
