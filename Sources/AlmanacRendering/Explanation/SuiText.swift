import Almanac

/// A sui in a terminal: a strip of its months, and a list of some of them.
struct SuiText {
    let sui: Sui
    let sentences: ExplanationSentences
    /// The greatest width of a line, in cells of the terminal.
    let width: Int

    /// The width of a month, its new moon included.
    private static let pitch = 6
    /// The days of the longest month.
    private static let mostDays = 30

    /// The months side by side: their numbers, the new moons with which they begin and the days of these, and below the
    /// principal terms within the months. Every month has the same width, so that a month without a term shows as a gap; the
    /// line of the leap month is heavy. There are as many groups of lines as the width needs.
    var strip: [StyledText] {
        let perRow = max(1, (width - 1) / Self.pitch)
        let rowCount = (sui.months.count + perRow - 1) / perRow
        // Rows as equal as possible: 7 and 6 months instead of 12 and 1.
        let balanced = (sui.months.count + rowCount - 1) / rowCount
        return stride(from: 0, to: sui.months.count, by: balanced).flatMap { first in
            row(Array(sui.months[first..<min(first + balanced, sui.months.count)]))
        }
    }

    /// The meaning of the signs of the strip.
    var legend: [StyledText] {
        var pieces = [StyledText("\(Self.newMoon) \(sentences.newMoon)", .dimmed)]
        if sui.hasTerms {
            pieces.append(StyledText("\(Self.principalTerm) \(sentences.principalTermOfStrip)", .dimmed))
        }
        if sui.leapIndex != nil { pieces.append(StyledText("\(Self.heavyLine) \(sentences.leapMonth)", .dimmed)) }
        return pieces.flow(width: width)
    }

    /// The sign of a new moon; that of the phase on other pages.
    private static let newMoon = MoonPhase.newMoon.symbol
    private static let principalTerm = "◆"
    private static let heavyLine = "━"
    private static let line = "─"

    private func row(_ months: [Sui.Month]) -> [StyledText] {
        var (numbers, days, axis) = (StyledText(), StyledText(), StyledText())
        var (signs, names) = (StyledText(), StyledText())
        for (index, month) in months.enumerated() {
            let start = index * Self.pitch
            let number = sentences.shortName(month.name)
            numbers.pad(to: start + (Self.pitch - number.cellWidth) / 2)
            numbers.append(number, month.name.isLeap ? .festival : .title)
            days.pad(to: start)
            days.append("\(MonthDay(month.month.firstDay))", .dimmed)
            axis.append(Self.newMoon)
            let line = month.name.isLeap ? Self.heavyLine : Self.line
            axis.append(String(repeating: line, count: Self.pitch - 1), month.name.isLeap ? .festival : .dimmed)
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
        return [numbers, days, axis] + (sui.hasTerms ? [signs, names] : [])
    }

    /// The column of a term within its month: that of the new moon on the first day, and no other day.
    private static func column(of term: SuiEvent, in month: Sui.Month) -> Int {
        let days = term.day.days(since: month.month.firstDay)
        return days == 0 ? 0 : 1 + (days - 1) * (pitch - 1) / (mostDays - 1)
    }
}

// MARK: - The list

extension SuiText {
    /// The indent of terms that have a line of their own because they do not fit beside the new moon.
    private static let indent = 4

    /// Months in a list: the name, the new moon, the principal terms, each with its day and time.
    func lines(of months: [Sui.Month]) -> [StyledText] {
        let nameWidth = months.map { sentences.name($0.name).cellWidth }.max() ?? 0
        let heads = months.flatMap { newMoonLines(of: $0, nameWidth: nameWidth, within: .max) }
        let headWidth = (heads.map(\.width).max() ?? 0) + 2
        let widest = months.flatMap { terms(of: $0, within: .max) }.map(\.width).max() ?? 0
        return zip(months, heads).flatMap { month, head in
            guard headWidth + widest <= width else {
                let indent = StyledText().padded(to: Self.indent)
                return newMoonLines(of: month, nameWidth: nameWidth, within: width)
                    + indent.beside(terms(of: month, within: width - Self.indent))
            }
            return head.padded(to: headWidth).beside(terms(of: month, within: width - headWidth))
        }
    }

    /// The name and the new moon, on as many lines as they need.
    private func newMoonLines(of month: Sui.Month, nameWidth: Int, within width: Int) -> [StyledText] {
        let style: TextStyle = month.name.isLeap ? .festival : .normal
        let name = StyledText(sentences.name(month.name), style).padded(to: nameWidth + 2)
        return name.beside(event(StyledText(Self.newMoon), month.newMoon, within: width - name.width))
    }

    /// The principal terms, each on a line of its own, or on several if it is too wide.
    private func terms(of month: Sui.Month, within width: Int) -> [StyledText] {
        guard !month.isWithoutTerm else {
            return [StyledText(sentences.noPrincipalTerm, month.name.isLeap ? .festival : .dimmed)]
        }
        return month.principalTerms.flatMap { term in
            let sign = "\(Self.principalTerm) \(sentences.name(term))"
            return event(StyledText(sign, .term(term.term?.season ?? .winter)), term, within: width)
        }
    }

    private func event(_ sign: StyledText, _ event: SuiEvent, within width: Int) -> [StyledText] {
        ([sign] + event.texts.map { StyledText($0) }).flow(width: width, separator: StyledText(" "))
    }
}
