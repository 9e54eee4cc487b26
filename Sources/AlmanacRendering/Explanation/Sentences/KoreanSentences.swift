import Almanac

/// An explanation in Korean.
struct KoreanSentences: ExplanationSentences {
    let language = CalendarLanguage.korean
    let subject = "합삭과 중기"
    let rule =
        "합삭이 든 날이 초하루이고, 동지가 든 달이 11월이다. 11월부터 다음 11월 앞까지 13개월이면 그 가운데 중기가 없는 첫 달이 윤달이다"
        + "(무중치윤법). 시각이 아니라 날짜를 비교한다."
    let newMoon = "합삭"
    let principalTerm = "중기"
    let leapMonth = "윤달"
    let noPrincipalTerm = "중기 없음"

    func follows(_ calendar: String, until last: Day) -> String { "\(last)까지는 \(calendar)의 날짜를 따른다." }

    func months(_ count: Int, leap: LunarMonthNumber?) -> String { "\(count)개월" + (leap.map { ", " + name($0) } ?? "") }

    // No particle stands directly after a name: its form would depend on the last syllable.
    func text(of fact: SuiFact) -> String {
        switch fact {
        case .incomplete: "이 11월부터 다음 11월까지의 달이 표에 모두 있지는 않다."
        case .issued: "달력은 당시의 역법으로 이렇게 발행되었다. 그 역법은 여기서 계산하지 않는다."
        case .twelveMonths(let first, let next): "11월(\(first))부터 다음 11월(\(next)) 앞까지 12개월이므로 윤달이 없다."
        case .thirteenMonths(let first, let next): "11월(\(first))부터 다음 11월(\(next)) 앞까지 13개월이므로 윤달이 하나 있다."
        case .leap(let month, let day): "중기가 없는 첫 달은 \(name(month.plain)) 다음 \(day)에 시작하는 달이므로 \(name(month))이다."
        case .withoutTermOfTwelve(let month, let day): "\(name(month))(\(day))에는 중기가 없으나, 12개월뿐이므로 윤달이 아니다."
        case .withoutTermAfterLeap(let month, let day): "\(name(month))(\(day))에도 중기가 없으나, 첫 달만 윤달이다."
        case .termBeforeNewMoon(let term, let newMoon):
            "시각으로는 \(name(term))(\(term.time)) 뒤에 같은 날의 합삭(\(newMoon.time))이 온다."
        case .leapByClockTimes(let day): "시각을 비교하면 \(day)에 시작하는 달이 윤달이 되지만, 역법은 날짜를 비교한다."
        case .noLeapByClockTimes: "시각을 비교하면 이 가운데 윤달이 없지만, 역법은 날짜를 비교한다."
        case .published(let event, let authority, let computedDay):
            "예외: \(name(event)) 시각은 \(event.time)이지만, 날짜는 \(computedDay)이 아니라 \(authority)의 발표에 따른 \(event.day)이다."
        case .nearMidnight(let event):
            "자정 부근: \(name(event)) 시각은 \(event.time), 불확도는 \(event.uncertaintySeconds)초이다."
        case .disputed(let event, let authority, let day):
            "이견 있음: \(name(event)) 시각은 \(event.time), 불확도는 \(event.uncertaintySeconds)초이다. \(authority)의 날짜는 \(day)이다."
        }
    }
}
