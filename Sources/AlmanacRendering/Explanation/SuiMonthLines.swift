import Almanac

/// The months of a sui in a list: the name, the new moon, the principal terms, each with its day and time.
struct SuiMonthLines {
    let months: [Sui.Month]
    let sentences: any ExplanationSentences
    /// The greatest width of a line, in cells of the terminal.
    let width: Int

    /// The indent of terms that have a line of their own because they do not fit beside the new moon.
    private static let indent = 4

    /// The lines of all months.
    var lines: [StyledText] {
        let nameWidth = months.map { sentences.name($0.name).cellWidth }.max() ?? 0
        let heads = months.map { head(of: $0, nameWidth: nameWidth) }
        let headWidth = (heads.map(\.width).max() ?? 0) + 2
        let widest = months.flatMap { terms(of: $0, within: .max) }.map(\.width).max() ?? 0
        return zip(months, heads).flatMap { month, head in
            guard headWidth + widest <= width else {
                let indent = StyledText().padded(to: Self.indent)
                return newMoonLines(of: month, nameWidth: nameWidth)
                    + indent.beside(terms(of: month, within: width - Self.indent))
            }
            return head.padded(to: headWidth).beside(terms(of: month, within: width - headWidth))
        }
    }

    /// The name and the new moon on one line.
    private func head(of month: Sui.Month, nameWidth: Int) -> StyledText {
        var line = name(of: month, width: nameWidth)
        line.append("\(SuiStrip.newMoon) " + month.newMoon.texts.joined(separator: " "))
        return line
    }

    /// The same on as many lines as it needs.
    private func newMoonLines(of month: Sui.Month, nameWidth: Int) -> [StyledText] {
        let name = name(of: month, width: nameWidth)
        return name.beside(event(StyledText(SuiStrip.newMoon), month.newMoon, within: width - name.width))
    }

    private func name(of month: Sui.Month, width: Int) -> StyledText {
        StyledText(sentences.name(month.name), month.name.isLeap ? .festival : .normal).padded(to: width + 2)
    }

    /// The principal terms, each on a line of its own, or on several if it is too wide.
    private func terms(of month: Sui.Month, within width: Int) -> [StyledText] {
        guard !month.principalTerms.isEmpty else {
            return [StyledText(sentences.noPrincipalTerm, month.name.isLeap ? .festival : .dimmed)]
        }
        return month.principalTerms.flatMap { term in
            let sign = StyledText(
                "\(SuiStrip.principalTerm) \(sentences.name(term))",
                .term(term.term?.season ?? .winter)
            )
            return event(sign, term, within: width)
        }
    }

    private func event(_ sign: StyledText, _ event: SuiEvent, within width: Int) -> [StyledText] {
        Flow(pieces: [sign] + event.texts.map { StyledText($0) }, separator: StyledText(" ")).lines(width: width)
    }
}
