// One month of the wall calendar.

import Almanac

/// A month as a section with a table.
struct WallMonth {
    private let edition: Edition
    private let grid: MonthGrid
    private let occasions: OccasionsByDay

    init(_ edition: Edition, _ grid: MonthGrid, _ occasions: OccasionsByDay) {
        self.edition = edition
        self.grid = grid
        self.occasions = occasions
    }

    /// The section.
    var text: String {
        let rows = (0..<grid.rowCount).map { row in
            "<tr>\n" + grid[7 * row..<7 * row + 7].map(cell).joined() + "</tr>\n"
        }
        let lunarTitle = edition.calendar.lunarTitle(of: grid.month, in: edition.language) ?? ""
        return """
            <section id="\(grid.month)" class="rows\(grid.rowCount)">
            <table>
            <caption><h2>\(markup(grid.month.text(in: edition.language)))</h2>\
             <span>\(markup(lunarTitle))</span></caption>
            <thead><tr>\(grid.prefix(7).map(columnHead).joined())</tr></thead>
            <tbody>
            \(rows.joined())</tbody>
            </table>
            </section>

            """
    }

    private func columnHead(_ cell: DayCell) -> String {
        let (name, short) = (cell.weekday.name(in: edition.language), cell.weekday.shortName(in: edition.language))
        return "<th scope=\"col\" abbr=\"\(markup(name))\"\(cell.isWeekend ? " class=\"w\"" : "")>\(markup(short))</th>"
    }

    /// What is seen is hidden from screen readers, and what they read is not seen.
    private func cell(_ cell: DayCell) -> String {
        guard cell.isInMonth else {
            return "<td class=\"o\"><div aria-hidden=\"true\">\(numbers(cell, phase: nil))</div></td>\n"
        }
        let occasions = self.occasions.on(cell.day)
        let phase = occasions.first { $0.feed == .phases }?.phase
        let notes = occasions.filter { $0.feed != .phases }.map(note).joined()
        let spoken = markup(edition.spokenText(cell, occasions))
        return "<td\(cell.isWeekend ? " class=\"w\"" : "")><time datetime=\"\(cell.day)\">\(spoken)</time>"
            + "<div aria-hidden=\"true\">\(numbers(cell, phase: phase))\(notes)</div></td>\n"
    }

    private func numbers(_ cell: DayCell, phase: MoonPhase?) -> String {
        let moon = phase.map { "<s>\($0.symbol)</s>" } ?? ""
        let doubt = cell.newMoonCertainty == .certain ? "" : "≈"
        let label = markup(doubt + edition.lunarLabel(cell.lunarDate))
        return "<b>\(cell.dayOfMonth)</b>\(moon)<i\(cell.lunarDate.day == 1 ? " class=\"m\"" : "")>\(label)</i>"
    }

    private func note(_ occasion: Occasion) -> String {
        "<p class=\"\(occasion.styleClass)\">\(markup(occasion.doubtSign + occasion.name))</p>"
    }
}

extension Occasion {
    /// The class that colours its name: a season for a term, `p` for a public holiday, `f` for a festival kept by custom,
    /// `n` for any other day of note, `a` for an anniversary.
    var styleClass: String {
        switch (season, festival?.kind) {
        case (.spring, _): "t1"
        case (.summer, _): "t2"
        case (.autumn, _): "t3"
        case (.winter, _): "t4"
        case (nil, .publicHoliday): "p"
        case (nil, .traditional): "f"
        case (nil, .observance), (nil, .seasonCount), (nil, .calendarNote): "n"
        case (nil, nil): "a"
        }
    }
}
