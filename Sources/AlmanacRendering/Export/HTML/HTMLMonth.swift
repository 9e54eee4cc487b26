import Almanac

/// One month of the HTML calendar: a section with a table.
struct HTMLMonth {
    private let request: ExportRequest
    private let grid: MonthGrid
    /// The names of the anniversaries of each day.
    private let anniversaries: [Day: [String]]

    init(_ request: ExportRequest, _ grid: MonthGrid, _ anniversaries: [Day: [String]]) {
        self.request = request
        self.grid = grid
        self.anniversaries = anniversaries
    }

    /// The section as HTML.
    var text: String {
        let rows = (0..<grid.rowCount).map { row in
            "<tr>\n" + grid[7 * row..<7 * row + 7].map(cell).joined() + "</tr>\n"
        }
        return """
            <section id="\(grid.month)" class="rows\(grid.rowCount)">
            <table>
            <caption><h2>\(markup(grid.month.text(in: request.language)))</h2>\
             <span>\(markup(request.lunarTitle(of: grid.month)))</span>\
             <small>\(markup(request.sheetTitle(of: grid.month)))</small></caption>
            <thead><tr>\(grid.prefix(7).map(columnHead).joined())</tr></thead>
            <tbody>
            \(rows.joined())</tbody>
            </table>
            </section>

            """
    }

    /// The head of a column, from the cell of the first row.
    private func columnHead(_ cell: DayCell) -> String {
        let (name, short) = (cell.weekday.name(in: request.language), cell.weekday.shortName(in: request.language))
        let colour = request.colour(of: cell.weekday)
        return "<th scope=\"col\" abbr=\"\(markup(name))\"\(attribute(colour))>\(markup(short))</th>"
    }

    /// A day twice: the visible cell, which is hidden from screen readers, and a sentence that only they read.
    private func cell(_ cell: DayCell) -> String {
        guard cell.isInMonth else {
            return "<td class=\"other\"><div aria-hidden=\"true\">\(numbers(cell, phase: nil))</div></td>\n"
        }
        let (phase, anniversaries) = (request.calendar.phase(on: cell.day), anniversaries[cell.day] ?? [])
        let notes = request.notes(of: cell, anniversaries).map(note).joined()
        let spoken = markup(request.spokenText(cell, anniversaries))
        return "<td\(attribute(request.colour(of: cell)))><time datetime=\"\(cell.day)\">\(spoken)</time>"
            + "<div aria-hidden=\"true\">\(numbers(cell, phase: phase))\(notes)</div></td>\n"
    }

    /// The day of the month, the symbol of the phase, the mark of a day off and the lunar date.
    private func numbers(_ cell: DayCell, phase: MoonPhase?) -> String {
        let moon = phase.map { "<s class=\"\($0.identifier)\">\($0.symbol)</s>" } ?? ""
        let mark = cell.isInMonth ? request.mark(of: cell).map(badge) ?? "" : ""
        let label = markup(request.lunarLabel(of: cell))
        return "<b>\(cell.dayOfMonth)</b>\(moon)\(mark)<i\(cell.lunarDate.day == 1 ? " class=\"m\"" : "")>\(label)</i>"
    }

    /// The attribute of an element whose text has a colour, after a space.
    private func attribute(_ colour: DayColour) -> String {
        colour.styleClass.map { " class=\"\($0)\"" } ?? ""
    }

    /// The word of a mark; a pointer on it shows what it means.
    private func badge(_ mark: WorkStatus.Mark) -> String {
        let (word, meaning) = (mark.name(in: request.language), mark.kind.name(in: request.language))
        return "<em class=\"\(mark.styleClass)\" title=\"\(markup(meaning))\">\(markup(word))</em>"
    }

    /// A note as a paragraph of its cell; a pointer on it shows why its day is not certain.
    private func note(_ note: CellNote) -> String {
        let title = note.remark.map { " title=\"\(markup($0))\"" } ?? ""
        return "<p class=\"\(note.styleClass)\"\(title)>\(markup(note.text))</p>"
    }
}
