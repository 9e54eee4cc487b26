import Almanac

/// An explanation as a sheet to print, one SVG drawing: the rule, then for each sui a strip of its months, new moons and
/// principal terms, true to the scale of days, and the statements on it. The sheet is as wide as A4 across, and as high as
/// its content.
package struct ExplanationDrawing: Sendable {
    private let explanation: Explanation
    private let sentences: ExplanationSentences

    package init(_ explanation: Explanation, in language: CalendarLanguage) {
        self.explanation = explanation
        sentences = ExplanationSentences(language: language, calendar: explanation.festivals.calendar)
    }

    /// Writes the drawing sui by sui.
    package func write(to write: (String) throws -> Void) rethrows {
        var parts: [String] = []
        var y = Self.titleHeight
        let rules = Paragraph(explanation.rules(in: sentences.language), size: 3.4, width: Self.width)
        parts.append(rules.text("soft", x: Self.margin, y: y))
        y += rules.height + 6
        for sui in explanation.sui {
            let texts = explanation.facts(of: sui).map { sentences.text(of: $0) }
            let facts = Paragraph(texts, size: 3.4, width: Self.width)
            let (x, width) = (Self.margin, Self.width)
            let drawing = SuiDrawing(sui: sui, sentences: sentences, facts: facts, x: x, y: y, width: width)
            parts.append(drawing.text)
            y += drawing.height
        }
        try write(head(height: y + Self.footHeight) + title)
        for part in parts { try write(part) }
        try write(footnote(y: y + 3) + "</svg>\n")
    }

    // Millimetres.
    private static let margin = 12.0
    private static let width = 273.0
    private static let titleHeight = 24.0
    private static let titleSize = 8.0
    private static let footHeight = 10.0

    private var caption: String { explanation.caption(in: sentences.language).joined(separator: " · ") }

    private var title: String {
        let period = explanation.period.text(in: sentences.language)
        // Heavy letters are a tenth wider than the estimate.
        let subjectX = Self.margin + period.widthInEms * Self.titleSize * 1.1 + 4
        return Drawing.text(period, "month", x: Self.margin, y: 17, size: Self.titleSize)
            + Drawing.text(sentences.subject, "soft", x: subjectX, y: 17, size: 5, within: 180 - subjectX)
            + Drawing.text(caption, "soft end", x: Self.margin + Self.width, y: 17, size: 3.6, within: 88)
    }

    /// The meaning of the signs, and the source of the facts.
    private func footnote(y: Double) -> String {
        let (x, size) = (Self.margin, 2.8)
        let termX = x + 9 + size * sentences.newMoon.widthInEms
        let hasTerms = explanation.sui.contains(where: \.hasTerms)
        let leapX = hasTerms ? termX + 7 + size * sentences.principalTerm.widthInEms : termX
        let term =
            Drawing.diamond(x: termX, y: y - 1, radius: 1.2, "sun")
            + Drawing.text(sentences.principalTerm, "soft", x: termX + 2.5, y: y, size: size)
        let leap =
            Drawing.box(Rectangle(x: leapX, y: y - 2.3, width: 4, height: 2.6), "leap")
            + Drawing.text(sentences.leapMonth, "soft", x: leapX + 5.5, y: y, size: size)
        let hasLeap = explanation.sui.contains { $0.leapIndex != nil }
        let release = sentences.calendar.table.release
        return Drawing.disc(x: x + 1, y: y - 1, radius: 1, "moon")
            + Drawing.text(sentences.newMoon, "soft", x: x + 3.5, y: y, size: size)
            + (hasTerms ? term : "")
            + (hasLeap ? leap : "")
            + Drawing.text("Almanac \(release)", "soft end", x: x + Self.width, y: y, size: size)
    }

    private func head(height: Double) -> String {
        let language = sentences.language
        let description = explanation.sui.flatMap { sui in
            [sentences.heading(sui).joined(separator: ", ") + "."]
                + explanation.facts(of: sui).map { sentences.text(of: $0) }
        }
        return Drawing.head(
            Rectangle(x: 0, y: 0, width: Self.width + 2 * Self.margin, height: height),
            title: "\(explanation.period.text(in: language)) \(sentences.subject), \(caption)",
            description: description.joined(separator: " "),
            style: Self.style,
            in: language
        )
    }

    private static let style = """
        path{fill:none}.paper{fill:#fff}.even{fill:#f6f3ec}.odd{fill:#ece7dc}.leap{fill:#fbdcd3;stroke:\(Ink.red);stroke-width:.4}
        .moon{fill:\(Ink.text)}.sun{fill:#d98a00}.tick{stroke:#b8b2a7;stroke-width:.2}.term{stroke:#d98a00;stroke-width:.35}
        """
}
