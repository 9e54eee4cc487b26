// One month as a grid: weekdays, then for each week the numbers of its days above their labels.

import Almanac

/// A page of the calendar, ready to be set in any width.
struct MonthPage {
    private let grid: MonthGrid
    private let labels: [DayLabels]
    private let settings: TerminalSettings

    /// - Parameters:
    ///   - grid: the days.
    ///   - festivals: Where their festivals are.
    ///   - kinds: Which of these to show.
    ///   - settings: how to show them.
    init(
        _ grid: MonthGrid,
        _ festivals: Festivals,
        kinds: ClosedRange<FestivalKind>,
        _ settings: TerminalSettings
    ) {
        self.grid = grid
        self.settings = settings
        labels = grid.map { cell in
            guard cell.isInMonth else { return DayLabels(neighbour: cell, in: settings.language) }
            let labels = festivals.labels(on: cell.day, kinds: kinds, in: settings.language)
            return DayLabels(cell, labels, in: settings.language)
        }
    }

    /// The widest line that any of its cells would like to have.
    var wantedRoom: Int {
        grid.indicesInMonth.map { labels[$0].wantedRoom }.max() ?? 0
    }

    /// The names of the weekdays over their columns.
    func header(_ size: CellSize) -> StyledText {
        row(size, grid.prefix(7).map { StyledText($0.weekday.shortName(in: settings.language), .dimmed) })
    }

    /// The weeks, and the labels that found no room in them.
    func body(_ size: CellSize) -> (lines: [StyledText], notes: [DayNote]) {
        var lines: [StyledText] = []
        var notes: [DayNote] = []
        for week in 0..<grid.rowCount {
            let cells = (7 * week..<7 * week + 7).map { cell(at: $0, room: size.room) }
            for line in 0..<(cells.map(\.lines.count).max() ?? 0) {
                lines.append(row(size, cells.map { line < $0.lines.count ? $0.lines[line] : StyledText() }))
            }
            for (column, cell) in cells.enumerated() {
                let dayOfMonth = grid[7 * week + column].dayOfMonth
                notes += cell.hidden.map { DayNote(dayOfMonth: dayOfMonth, label: $0) }
            }
        }
        return (lines, notes)
    }

    /// A cell; of a neighbouring month dimmed, or empty where nothing can be dimmed.
    private func cell(at position: Int, room: Int) -> CellText {
        let cell = grid[position]
        let text = CellText(cell, labels[position], room: room, today: settings.today)
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

/// A label told below the page, behind the number of its day.
struct DayNote {
    /// The day of the month.
    let dayOfMonth: Int
    /// What it has to say.
    let label: StyledText

    /// Notes one after the other, in lines of a width.
    static func lines(_ notes: [DayNote], width: Int) -> [StyledText] {
        Flow(pieces: notes.map(\.text), separator: StyledText(" · ", .dimmed)).lines(width: width)
    }

    private var text: StyledText {
        var text = StyledText("\(dayOfMonth) ")
        text.append(label)
        return text
    }
}
