import Almanac

/// An explanation in Japanese.
struct JapaneseSentences: ExplanationSentences {
    let language = CalendarLanguage.japanese
    let subject = "朔と中気"
    let rule =
        "朔の日を月の一日とし、冬至を含む月を11月とする。11月から次の11月の前までに13か月あるとき、中気を含まない最初の月を閏月とする"
        + "（定気による置閏法）。比べるのは日付であり、時刻ではない。"
    let newMoon = "朔"
    let principalTerm = "中気"
    let leapMonth = "閏月"
    let noPrincipalTerm = "中気なし"

    func follows(_ calendar: String, until last: Day) -> String { "\(last)までは\(calendar)の日付に従う。" }

    func months(_ count: Int, leap: LunarMonthNumber?) -> String { "\(count)か月" + (leap.map { "、" + name($0) } ?? "") }

    func text(of fact: SuiFact) -> String {
        switch fact {
        case .incomplete: "この11月から次の11月までの月が、表にそろっていない。"
        case .issued: "暦は当時の法で作られ、この通り発行された。当時の法による計算はここでは行わない。"
        case .twelveMonths(let first, let next): "11月（\(first)）から次の11月（\(next)）の前まで12か月あり、閏月はない。"
        case .thirteenMonths(let first, let next): "11月（\(first)）から次の11月（\(next)）の前まで13か月あり、閏月が一つある。"
        case .leap(let month, let day): "中気を含まない最初の月は\(name(month.plain))の次、\(day)に始まる月で、これが\(name(month))である。"
        case .withoutTermOfTwelve(let month, let day): "\(name(month))（\(day)）は中気を含まないが、12か月しかないので閏月ではない。"
        case .withoutTermAfterLeap(let month, let day): "\(name(month))（\(day)）も中気を含まないが、閏月は最初の月だけである。"
        case .termBeforeNewMoon(let term, let newMoon):
            "時刻では、\(name(term))（\(term.time)）が同じ日の朔（\(newMoon.time)）より早い。"
        case .leapByClockTimes(let day): "時刻で比べれば\(day)に始まる月が閏月となるが、暦が比べるのは日付である。"
        case .noLeapByClockTimes: "時刻で比べればこの中に閏月はないが、暦が比べるのは日付である。"
        case .published(let event, let authority, let computedDay):
            "例外：\(name(event))の時刻は\(event.time)だが、日付は\(computedDay)ではなく、\(authority)の公表による\(event.day)である。"
        case .nearMidnight(let event):
            "午前0時に近い：\(name(event))の時刻は\(event.time)、不確かさは\(event.uncertaintySeconds)秒。"
        case .disputed(let event, let authority, let day):
            "異説あり：\(name(event))の時刻は\(event.time)、不確かさは\(event.uncertaintySeconds)秒。\(authority)は\(day)とする。"
        }
    }
}
