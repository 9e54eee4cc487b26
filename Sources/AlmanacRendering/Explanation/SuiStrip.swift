import Almanac

/// The months of a sui side by side in a terminal: their numbers, the new moons with which they begin and the days of these,
/// and below the principal terms within the months. Every month has the same width, so that a month without a term
/// shows as a gap; the line of the leap month is heavy.
struct SuiStrip {
    let sui: Sui
    let sentences: any ExplanationSentences
    /// The greatest width of a line, in cells of the terminal.
    let width: Int

    /// The width of a month, its new moon included.
    private static let pitch = 6
    /// The days of the longest month.
    private static let mostDays = 30

    /// The lines, as many groups of five as the width needs.
    var lines: [StyledText] {
        let perRow = max(1, (width - 1) / Self.pitch)
        let rowCount = (sui.months.count + perRow - 1) / perRow
        // Rows as equal as possible: 7 and 6 months instead of 12 and 1.
        let balanced = (sui.months.count + rowCount - 1) / rowCount
        return stride(from: 0, to: sui.months.count, by: balanced).flatMap { first in
            row(Array(sui.months[first..<min(first + balanced, sui.months.count)]))
        }
    }

    /// What the signs mean.
    var legend: [StyledText] {
        var pieces = [
            StyledText("\(Self.newMoon) \(sentences.newMoon)", .dimmed),
            StyledText("\(Self.principalTerm) \(sentences.principalTermOfStrip)", .dimmed),
        ]
        if sui.leapIndex != nil { pieces.append(StyledText("\(Self.heavyLine) \(sentences.leapMonth)", .dimmed)) }
        return Flow(pieces: pieces, separator: StyledText("  ")).lines(width: width)
    }

    /// The sign of a new moon; that of the phase on other pages.
    static let newMoon = MoonPhase.newMoon.symbol
    /// The sign of a principal term.
    static let principalTerm = "◆"
    private static let heavyLine = "━"
    private static let line = "─"

    private func row(_ months: [Sui.Month]) -> [StyledText] {
        var (numbers, days, axis) = (StyledText(), StyledText(), StyledText())
        var (signs, names) = (StyledText(), StyledText())
        for (index, month) in months.enumerated() {
            let start = index * Self.pitch
            append(
                sentences.shortName(month.name),
                month.name.isLeap ? .festival : .title,
                centredAfter: start,
                to: &numbers
            )
            days.pad(to: start)
            days.append("\(MonthDay(month.month.firstDay))", .dimmed)
            axis.append(Self.newMoon)
            let line = month.name.isLeap ? Self.heavyLine : Self.line
            axis.append(
                String(repeating: line, count: Self.pitch - 1),
                month.name.isLeap ? .festival : .dimmed
            )
            for term in month.principalTerms {
                guard let kind = term.term else { continue }
                let column = start + Self.column(of: term, in: month)
                signs.pad(to: column)
                signs.append(Self.principalTerm, .term(kind.season))
                let name = sentences.shortName(kind)
                names.pad(to: min(column, width - name.cellWidth))
                names.append(name, .term(kind.season))
            }
        }
        if months.last == sui.months.last, sui.next != nil { axis.append(Self.newMoon) }
        return [numbers, days, axis, signs, names]
    }

    private func append(_ text: String, _ style: TextStyle, centredAfter start: Int, to line: inout StyledText) {
        line.pad(to: start + (Self.pitch - text.cellWidth) / 2)
        line.append(text, style)
    }

    /// The column of a term within its month: that of the new moon on the first day, and no other day.
    private static func column(of term: SuiEvent, in month: Sui.Month) -> Int {
        let days = term.day.days(since: month.month.firstDay)
        return days == 0 ? 0 : 1 + (days - 1) * (pitch - 1) / (mostDays - 1)
    }
}
