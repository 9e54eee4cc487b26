import Almanac

/// The lines of a cell, and the labels that did not fit into it.
struct CellText {
    /// The number, then one label line or more.
    let lines: [StyledText]
    /// The labels that are not in `lines`.
    let hidden: [StyledText]

    /// The largest number of lines of labels in a cell.
    private static let labelLines = 3

    /// The number of a day and as many of its labels as fit.
    ///
    /// - Parameters:
    ///   - number: The number of the day with its signs.
    ///   - labels: Its labels.
    ///   - room: The greatest width of a line, in cells of the terminal.
    init(_ number: StyledText, _ labels: DayLabels, room: Int) {
        var shown = labels.others.count
        var below: [StyledText] = []
        repeat {
            below = Self.flow(labels, first: shown, room: room)
            shown -= 1
        } while shown >= 0 && (below.count > Self.labelLines || below.contains { $0.width > room })
        lines = [number] + below
        hidden = Array(labels.others.dropFirst(shown + 1))
    }

    /// The same text in one style, for a day of a neighbouring month.
    func dimmed() -> CellText {
        CellText(lines: lines.map { StyledText($0.pieces.map(\.text).joined(), .dimmed) }, hidden: hidden)
    }

    /// Two empty lines, in place of a day.
    static let empty = CellText(lines: [StyledText(), StyledText()], hidden: [])

    private init(lines: [StyledText], hidden: [StyledText]) {
        self.lines = lines
        self.hidden = hidden
    }

    /// The lunar date and the first of the other labels: on one line if they fit, otherwise on a line each, broken
    /// between words. If no other label fits, the lunar date takes the style of the first.
    private static func flow(_ labels: DayLabels, first count: Int, room: Int) -> [StyledText] {
        let style = count == 0 ? labels.others.first?.style ?? labels.lunarStyle : labels.lunarStyle
        let lunar = StyledText(labels.lunar.first { $0.cellWidth <= room } ?? labels.lunar.last ?? "", style)
        let others = Array(labels.others.prefix(count))
        let line = DayLabels.line([lunar] + others)
        guard line.width > room else { return [line] }
        return [lunar] + others.flatMap { Flow(pieces: $0.words, separator: StyledText(" ")).lines(width: room) }
    }
}

extension StyledText {
    /// The words, each in the style of its piece.
    fileprivate var words: [StyledText] {
        pieces.flatMap { piece in
            piece.text.split(separator: " ").map { StyledText(String($0), piece.style) }
        }
    }
}
