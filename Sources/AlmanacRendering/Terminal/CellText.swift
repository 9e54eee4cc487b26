// A day of a page: its number, and under it as much as fits.

import Almanac

/// The lines of a cell, and what found no room in it.
struct CellText {
    /// The number, then one label line or more.
    let lines: [StyledText]
    /// The labels that are not in `lines`.
    let hidden: [StyledText]

    /// How many lines of labels a cell may have.
    private static let labelLines = 3

    /// - Parameters:
    ///   - cell: the day.
    ///   - labels: what it has to say.
    ///   - room: how wide a line may be.
    ///   - today: the day to mark.
    init(_ cell: DayCell, _ labels: DayLabels, room: Int, today: Day?) {
        var shown = labels.others.count
        var below: [StyledText] = []
        repeat {
            below = Self.flow(labels, first: shown, room: room)
            shown -= 1
        } while shown >= 0 && (below.count > Self.labelLines || below.contains { $0.width > room })
        lines = [Self.number(of: cell, labels, today: today)] + below
        hidden = Array(labels.others.dropFirst(shown + 1))
    }

    /// The same in one style: a day of a neighbouring month.
    func dimmed() -> CellText {
        CellText(lines: lines.map { StyledText($0.pieces.map(\.text).joined(), .dimmed) }, hidden: hidden)
    }

    /// No day, in two lines.
    static let empty = CellText(lines: [StyledText(), StyledText()], hidden: [])

    private init(lines: [StyledText], hidden: [StyledText]) {
        self.lines = lines
        self.hidden = hidden
    }

    /// The number of the day with its marks: `≈` for doubt, `*` for today (also where no colour shows).
    private static func number(of cell: DayCell, _ labels: DayLabels, today: Day?) -> StyledText {
        var line = StyledText()
        line.append("\(cell.dayOfMonth)", cell.day == today ? .today : .normal)
        line.append(labels.isDoubtful ? "≈" : "")
        line.append(cell.day == today ? "*" : "")
        return line
    }

    /// The lunar date and the first of the other labels: in one line if that is wide enough, else each in its own,
    /// broken between words. If no other label has room, the colour of the first at least shows.
    private static func flow(_ labels: DayLabels, first count: Int, room: Int) -> [StyledText] {
        let style = count == 0 ? labels.others.first?.style ?? .normal : .normal
        let lunar = StyledText(labels.lunar.first { $0.cellWidth <= room } ?? labels.lunar.last ?? "", style)
        let others = Array(labels.others.prefix(count))
        let line = DayLabels.line([lunar] + others)
        guard line.width > room else { return [line] }
        return [lunar] + others.flatMap { Flow(pieces: $0.words, separator: StyledText(" ")).lines(width: room) }
    }
}

extension StyledText {
    /// The words between the spaces, each in the style of its piece.
    fileprivate var words: [StyledText] {
        pieces.flatMap { piece in
            piece.text.split(separator: " ").map { StyledText(String($0), piece.style) }
        }
    }
}
