import Almanac

/// One month as a grid, to be set in any width: weekdays, then for each week the numbers of its days above their labels.
struct MonthPage {
    let grid: MonthGrid
    let festivals: Festivals
    let settings: TerminalSettings
    private let numbers: [DayNumber]
    private let labels: [DayLabels]

    /// The page of a month, with festivals of its calendar up to a kind.
    init(_ grid: MonthGrid, _ festivals: Festivals, lastKind: FestivalKind, _ settings: TerminalSettings) {
        (self.grid, self.festivals, self.settings) = (grid, festivals, settings)
        let style = CellLabel.Style(sources: [.festival, .term], lastKind: lastKind)
        let faces = grid.map { cell in cell.isInMonth ? settings.face(of: cell, festivals, style) : nil }
        numbers = zip(grid, faces).map { cell, face in
            guard let face else { return DayNumber(text: StyledText("\(cell.dayOfMonth)"), sign: nil) }
            return DayNumber("\(face.number)", of: face, certaintySign: festivals.certaintySign(of: cell), settings)
        }
        labels = zip(grid, faces).map { cell, face in
            face.map { DayLabels(cell, $0, in: settings.language) } ?? DayLabels(neighbour: cell, in: settings.language)
        }
    }

    /// The width at which all labels of every day fit on one line.
    var wantedRoom: Int { grid.indicesInMonth.map { labels[$0].wantedRoom }.max() ?? 0 }

    /// The signs after the numbers of days off and make-up workdays.
    var signs: [MarkSign] { numbers.compactMap(\.sign) }

    /// The number of places for a gap between two weeks.
    var gapCount: Int { grid.rowCount - 1 }

    /// The names of the weekdays above their columns.
    func header(_ size: CellSize) -> StyledText {
        row(size, grid.prefix(7).map { settings.columnHead($0.weekday) })
    }

    /// The lines of each week, and the labels that did not fit into them.
    func body(_ size: CellSize) -> (weeks: [[StyledText]], notes: [DayNote]) {
        var weeks: [[StyledText]] = []
        var notes: [DayNote] = []
        for week in 0..<grid.rowCount {
            let cells = (7 * week..<7 * week + 7).map { cell(at: $0, room: size.room) }
            let lines = (0..<(cells.map(\.lines.count).max() ?? 0)).map { line in
                row(size, cells.map { line < $0.lines.count ? $0.lines[line] : StyledText() })
            }
            weeks.append(lines)
            for (column, cell) in cells.enumerated() {
                let dayOfMonth = grid[7 * week + column].dayOfMonth
                notes += cell.hidden.map {
                    DayNote(dayOfMonth: dayOfMonth, label: $0.styled, isTerm: $0.term != nil)
                }
            }
        }
        return (weeks, notes)
    }

    /// A cell; a day of a neighbouring month is dimmed, or left empty if the palette cannot dim it.
    private func cell(at index: Int, room: Int) -> CellText {
        let cell = grid[index]
        let text = CellText(numbers[index].text, labels[index], room: room)
        guard !cell.isInMonth else { return text }
        return settings.palette == .none ? .empty : text.dimmed()
    }

    private func row(_ size: CellSize, _ cells: [StyledText]) -> StyledText {
        cells.reduce(into: StyledText()) { line, cell in
            if line.width > 0 { line.append(String(repeating: " ", count: size.gap)) }
            line.append(cell.padded(to: size.room))
        }
    }
}

/// A label below the page of a month, after the number of its day.
struct DayNote {
    /// The day of the month, from 1.
    let dayOfMonth: Int
    let label: StyledText
    /// Whether the label is a solar term, or a festival that is one.
    var isTerm = false

    /// Notes one after the other, in lines of a width.
    static func lines(_ notes: [DayNote], width: Int) -> [StyledText] {
        let texts = notes.map { StyledText("\($0.dayOfMonth) ").appending($0.label) }
        return texts.flatMap { $0.broken(to: width) }.flow(width: width, separator: StyledText(" · ", .dimmed))
    }
}
