import Almanac

extension Explanation {
    /// The page of `almanac explain`: whose calendar, the rule, then for each sui its strip, its months in the period and
    /// the statements on it.
    ///
    /// - Parameters:
    ///   - settings: The language and the palette; the width is used up to that of a readable line.
    package func page(_ settings: TerminalSettings) -> [StyledText] {
        let sentences = settings.language.explanationSentences
        let width = min(settings.width, Self.widestLine)
        return title(sentences, width: width)
            + rules(sentences).flatMap { Self.paragraph($0, width: width) }
            + sui.flatMap { [StyledText()] + section($0, sentences, width: width) }
    }

    /// The widest line, in cells of the terminal: the strip of thirteen months, and text that is still easy to read.
    private static let widestLine = 80

    private func title(_ sentences: any ExplanationSentences, width: Int) -> [StyledText] {
        let title = StyledText("\(period.text(in: sentences.language))  \(sentences.subject)", .title)
        let pieces = caption(in: sentences.language).map { StyledText($0, .dimmed) }
        return [title] + Flow(pieces: pieces, separator: StyledText(" · ", .dimmed)).lines(width: width) + [
            StyledText()
        ]
    }

    private func section(_ sui: Sui, _ sentences: any ExplanationSentences, width: Int) -> [StyledText] {
        let strip = SuiStrip(sui: sui, sentences: sentences, width: width)
        let months = sui.months.filter { $0.days.overlaps(days) }
        return heading(sui, sentences, width: width) + strip.lines + strip.legend + [StyledText()]
            + SuiMonthLines(months: months, sentences: sentences, width: width).lines + [StyledText()]
            + facts(of: sui).flatMap { Self.paragraph(sentences.text(of: $0), width: width) }
    }

    /// The heading in one line, or else each of its parts on lines of its own.
    private func heading(_ sui: Sui, _ sentences: any ExplanationSentences, width: Int) -> [StyledText] {
        let parts = sentences.heading(sui)
        let line = StyledText(parts.joined(separator: " · "), .title)
        return line.width <= width ? [line] : parts.flatMap { Self.paragraph($0, .title, width: width) }
    }

    private static func paragraph(_ text: String, _ style: TextStyle = .normal, width: Int) -> [StyledText] {
        LineBreaks(text) { $0.cellWidth <= width }.lines.map { StyledText($0, style) }
    }
}
