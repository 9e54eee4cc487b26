import Almanac

/// Why the lunar months that have days in a Gregorian year or month are numbered as they are.
///
/// The facts are those of the table; nothing is numbered here. A page in a terminal and a drawing say them in words.
package struct Explanation: Sendable {
    /// The years or the month that is explained.
    package enum Period: Hashable, Sendable {
        /// Gregorian years, both ends included.
        case years(ClosedRange<Int>)
        /// A Gregorian month.
        case month(YearMonth)
    }

    let festivals: Festivals
    let period: Period
    let days: DayRange
    /// The sui that have days in the period, in order.
    let sui: [Sui]
    /// Which months would be leap by clock times.
    private let clockTimes: ClockTimes

    /// Explains a period by the calendar of the festivals, from the first day that it has; nil if it has none.
    package init?(_ festivals: Festivals, _ period: Period) {
        guard let days = period.days?.intersection(festivals.days) else { return nil }
        (self.festivals, self.period, self.days) = (festivals, period, days)
        sui = Sui.all(of: festivals.calendar, in: days)
        clockTimes = ClockTimes(of: festivals.calendar, around: days)
    }

    func facts(of sui: Sui) -> [SuiFact] { sui.facts(clockTimes) }

    /// The calendar, the regions and the clock, several clocks in their order: 中國農曆, 中國大陸, UTC+8; then whether days are computed.
    func caption(in language: CalendarLanguage) -> [String] {
        let months = sui.flatMap(\.months).filter { $0.days.overlaps(days) }
        let clocks = months.map { festivals.calendar.clockName(at: $0.newMoon.instant) }.unique
        return festivals.captionNames(in: language) + [clocks.joined(separator: " → ")]
            + festivals.calendar.computedNames(until: days.lastDay, in: language)
    }

    /// The rules by which months are numbered, with terms and without, and the calendar that is followed in the period, if another is.
    func rules(in language: CalendarLanguage) -> [String] {
        let calendar = festivals.calendar
        let used = sui.contains { !$0.hasTerms } ? [Phrase.withoutTerms] : []
        let rules = (used + (sui.contains(where: \.hasTerms) ? [.rule] : [])).map { $0.text(in: language) }
        guard let other = calendar.predecessor, let last = calendar.predecessorLastDay, days.firstDay <= last else {
            return rules
        }
        return rules + [Phrase.follows.text(in: language, ["\(last)", calendar.table.name(of: other, in: language)])]
    }
}

extension Explanation.Period {
    /// The days; nil if there are none such.
    fileprivate var days: DayRange? {
        switch self {
        case .years(let years): DayRange(years: years)
        case .month(let month): month.days
        }
    }

    /// The years or the month in words: `2033`, 2017–2019, 2033年12月.
    func text(in language: CalendarLanguage) -> String {
        switch self {
        case .years(let years): years.text
        case .month(let month): month.text(in: language)
        }
    }
}

extension Explanation {
    /// The page of `almanac explain`: whose calendar, the rule, then for each sui its strip, its months in the period
    /// and the statements on it.
    package func page(_ settings: TerminalSettings) -> [StyledText] {
        let sentences = ExplanationSentences(language: settings.language, calendar: festivals.calendar)
        let width = min(settings.width, Self.widestLine)
        return title(sentences, width: width)
            + rules(in: settings.language).flatMap { StyledText($0).broken(to: width) }
            + sui.flatMap { [StyledText()] + section($0, sentences, width: width) }
    }

    /// The widest line, in cells of the terminal: the strip of thirteen months, and text that is still easy to read.
    private static let widestLine = 80

    private func title(_ sentences: ExplanationSentences, width: Int) -> [StyledText] {
        let title = StyledText("\(period.text(in: sentences.language))  \(sentences.subject)", .title)
        let pieces = caption(in: sentences.language).map { StyledText($0, .dimmed) }
        return [title] + pieces.flow(width: width, separator: StyledText(" · ", .dimmed)) + [StyledText()]
    }

    private func section(_ sui: Sui, _ sentences: ExplanationSentences, width: Int) -> [StyledText] {
        let text = SuiText(sui: sui, sentences: sentences, width: width)
        let months = sui.months.filter { $0.days.overlaps(days) }
        return heading(sui, sentences, width: width) + text.strip + text.legend + [StyledText()]
            + text.lines(of: months) + [StyledText()]
            + facts(of: sui).flatMap { StyledText(sentences.text(of: $0)).broken(to: width) }
    }

    /// The heading in one line, or else each of its parts on lines of its own.
    private func heading(_ sui: Sui, _ sentences: ExplanationSentences, width: Int) -> [StyledText] {
        let parts = sentences.heading(sui)
        if parts.isEmpty { return [] }
        let line = StyledText(parts.joined(separator: " · "), .title)
        return line.width <= width ? [line] : parts.flatMap { StyledText($0, .title).broken(to: width) }
    }
}
