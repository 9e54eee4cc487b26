import Almanac

/// An explanation in English.
struct EnglishSentences: ExplanationSentences {
    let language = CalendarLanguage.english
    let subject = "New moons and principal terms"
    let rule =
        "A month begins on the civil day of a new moon; the month with the Winter Solstice is month 11. Of thirteen months from "
        + "one month 11 to the next, the first without a principal term is leap. Days are compared, never clock times."
    let newMoon = "new moon"
    let principalTerm = "principal term"
    let principalTermOfStrip = "principal term (longitude of the Sun)"
    let leapMonth = "leap month"
    let noPrincipalTerm = "no principal term"

    func follows(_ calendar: String, until last: Day) -> String {
        "Until \(last) the days of the \(calendar) apply."
    }

    func months(_ count: Int, leap: LunarMonthNumber?) -> String {
        "\(count) months" + (leap.map { ", \(name($0))" } ?? "")
    }

    func text(of fact: SuiFact) -> String {
        switch fact {
        case .incomplete: "The table does not hold all months from this month 11 to the next."
        case .issued: "The calendar was issued so, by the rules of its time, which are not computed here."
        case .twelveMonths(let first, let next):
            "From month 11 (\(first)) to the next (\(next)) there are 12 months: none is leap."
        case .thirteenMonths(let first, let next):
            "From month 11 (\(first)) to the next (\(next)) there are 13 months: one is leap."
        case .leap(let month, let day):
            "The first without a principal term begins on \(day), after \(name(month.plain)): \(name(month))."
        case .withoutTermOfTwelve(let month, let day):
            "\(name(month)) (\(day)) has no principal term; with twelve months it is not leap."
        case .withoutTermAfterLeap(let month, let day):
            "\(name(month)) (\(day)) has no principal term either; only the first is leap."
        case .termBeforeNewMoon(let term, let newMoon):
            "By clock times, \(name(term)) (\(term.time)) comes before the new moon of its day (\(newMoon.time))."
        case .leapByClockTimes(let day): "So compared, the month from \(day) would be leap, but days count."
        case .noLeapByClockTimes: "So compared, no month of these would be leap, but days count."
        case .published(let event, let authority, let computedDay):
            "Exception: \(subject(event)) at \(event.time) is on \(event.day), as published by \(authority), not on \(computedDay)."
        case .nearMidnight(let event):
            "Near midnight: \(subject(event)) at \(event.time), uncertain by \(event.uncertaintySeconds) s."
        case .disputed(let event, let authority, let day):
            "Disputed: \(subject(event)) at \(event.time), uncertain by \(event.uncertaintySeconds) s; \(authority) has \(day)."
        }
    }

    private func subject(_ event: SuiEvent) -> String { event.term.map { $0.name(in: language) } ?? "the new moon" }
}
