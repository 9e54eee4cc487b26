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
        let widest = months.flatMap { terms(of: $0) }.map(\.width).max() ?? 0
        return zip(months, heads).flatMap { month, head in
            guard headWidth + widest <= width else {
                let indent = StyledText().padded(to: Self.indent)
                return [head] + indent.beside(flow(terms(of: month), width: width - Self.indent))
            }
            return head.padded(to: headWidth).beside(flow(terms(of: month), width: width - headWidth))
        }
    }

    private func head(of month: Sui.Month, nameWidth: Int) -> StyledText {
        var line = StyledText(sentences.name(month.name), month.name.isLeap ? .festival : .normal)
        line.pad(to: nameWidth + 2)
        line.append("\(SuiStrip.newMoon) \(month.newMoon.text)")
        return line
    }

    private func terms(of month: Sui.Month) -> [StyledText] {
        guard !month.principalTerms.isEmpty else {
            return [StyledText(sentences.noPrincipalTerm, month.name.isLeap ? .festival : .dimmed)]
        }
        return month.principalTerms.map { event in
            var piece = StyledText(SuiStrip.principalTerm + " ", .term(event.term?.season ?? .winter))
            piece.append(sentences.name(event), .term(event.term?.season ?? .winter))
            piece.append(" " + event.text)
            return piece
        }
    }

    private func flow(_ pieces: [StyledText], width: Int) -> [StyledText] {
        Flow(pieces: pieces, separator: StyledText("  ")).lines(width: width)
    }
}
