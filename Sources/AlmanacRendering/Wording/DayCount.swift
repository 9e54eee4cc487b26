import Almanac

/// A number of days from one day to another, in words.
package struct DayCount: Hashable, Sendable {
    /// Days after, or before if negative.
    package let days: Int

    package init(_ days: Int) { self.days = days }

    /// The day in relation to the other: `today`, `in 298 days`, `12天前`.
    package func text(in language: CalendarLanguage) -> String {
        let phrase: Phrase =
            switch days {
            case -1: .yesterday
            case 0: .today
            case 1: .tomorrow
            case 2...: .daysLater
            default: .daysAgo
            }
        return phrase.text(in: language, [length(in: language)])
    }

    /// The number of days, whatever their direction: `298 days`, `298天`.
    package func length(in language: CalendarLanguage) -> String {
        Phrase.days.text(of: Int(days.magnitude), in: language)
    }

    /// The time until something named, in a sentence: `298 days until Mid-Autumn Festival`.
    package func sentence(until name: String, in language: CalendarLanguage) -> String {
        let phrase: Phrase = days == 0 ? .todayIs : days > 0 ? .daysUntil : .daysSince
        return phrase.text(in: language, [name, length(in: language)])
    }

    /// The note that both ends of some days are counted, and how far apart they are, which is one day less.
    package func bothEndsCounted(in language: CalendarLanguage) -> String {
        let apart = DayCount(days - 1).length(in: language)
        return Phrase.daysApart.text(in: language, [Phrase.bothEndsCounted.text(in: language), apart])
    }
}
