import Almanac

/// A number of days from one day to another, in words.
package struct DayCount: Hashable, Sendable {
    /// Days after, or before if negative.
    package let days: Int

    package init(_ days: Int) { self.days = days }

    /// The day in relation to the other: `today`, `in 298 days`, `12天前`.
    package func text(in language: CalendarLanguage) -> String {
        let length = length(in: language)
        let names =
            switch days {
            case -1: Names("昨天", "昨天", "yesterday", "어제", "昨日", "hôm qua")
            case 0: Names("今天", "今天", "today", "오늘", "今日", "hôm nay")
            case 1: Names("明天", "明天", "tomorrow", "내일", "明日", "ngày mai")
            case 2...:
                Names("\(length)后", "\(length)後", "in \(length)", "\(length) 후", "\(length)後", "\(length) nữa")
            default:
                Names("\(length)前", "\(length)前", "\(length) ago", "\(length) 전", "\(length)前", "\(length) trước")
            }
        return names[language]
    }

    /// The number of days, whatever their direction: `298 days`, `298天`.
    package func length(in language: CalendarLanguage) -> String {
        let count = days.magnitude
        let english = count == 1 ? "1 day" : "\(count) days"
        return Names("\(count)天", "\(count)天", english, "\(count)일", "\(count)日", "\(count) ngày")[language]
    }

    /// The time until something named, in a sentence: `298 days until Mid-Autumn Festival`.
    package func sentence(until name: String, in language: CalendarLanguage) -> String {
        let phrase: Phrase = days == 0 ? .todayIs : days > 0 ? .daysUntil : .daysSince
        return phrase.text(in: language, [name, length(in: language)])
    }

    /// The note that both ends of some days are counted.
    package static let bothEndsCounted = Names("含首尾", "含首尾", "both ends counted", "양 끝 포함", "両端を含む", "tính cả hai đầu")

    /// The note that both ends of some days are counted, and how far apart they are, which is one day less.
    package func bothEndsCounted(in language: CalendarLanguage) -> String {
        let apart = DayCount(days - 1).length(in: language)
        let note = Names(
            "，相隔\(apart)",
            "，相隔\(apart)",
            ", \(apart) apart",
            ", \(apart) 차이",
            "、差は\(apart)",
            ", cách nhau \(apart)"
        )
        return Self.bothEndsCounted[language] + note[language]
    }
}
