import Almanac

extension ExportRequest {
    /// Writes the request month by month as a wall calendar in one HTML page, for screens, printers and screen readers; the
    /// weekday is that of the first column.
    ///
    /// The page needs no other file and contains no script.
    package func writeHTML(firstWeekday: Weekday, to write: (String) throws -> Void) rethrows {
        try write(head)
        for year in years {
            guard let grids = calendar.grids(inYear: year, firstWeekday: firstWeekday, rows: .natural) else { continue }
            try write(yearHead(year))
            let anniversaries = anniversaryNames(in: days(ofYear: year))
            for grid in grids {
                try write(HTMLMonth(request: self, grid: grid, anniversaries: anniversaries).text)
            }
        }
        try write(foot)
    }

    private var head: String {
        """
        <!DOCTYPE html>
        <html lang="\(language.tag)">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="generator" content="Almanac, table \(markup(release))">
        <title>\(markup(years.text)) \(markup(calendarTitle))</title>
        <style>
        \(HTMLStyle.sheet(in: language))
        </style>
        </head>
        <body>
        <main>

        """
    }

    private func yearHead(_ year: Int) -> String {
        let links = (1...12).compactMap { YearMonth(year: year, month: $0) }.map { month in
            "<a href=\"#\(month)\">\(markup(month.monthName(in: language)))</a>"
        }
        let remarks = pageDaysOff?.remarks(on: days(ofYear: year), in: language) ?? []
        let paragraphs = remarks.map { "<p>\(markup($0))</p>\n" }.joined()
        return """
            <header>
            <h1><b>\(year)</b> \(markup(nameOfYear(year))) <small>\(markup(calendarTitle))</small></h1>
            \(paragraphs)<nav aria-label="\(year)">\(links.joined(separator: "\n"))</nav>
            </header>

            """
    }

    private var foot: String {
        """
        </main>
        <footer>Almanac \(markup(release)) · \(markup(fullTitle))</footer>
        </body>
        </html>

        """
    }
}

/// One month of the HTML calendar: a section with a table.
private struct HTMLMonth {
    let request: ExportRequest
    let grid: MonthGrid
    let anniversaries: [Day: [String]]

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
        let own = anniversaries[cell.day] ?? []
        let face = request.face(of: cell)
        guard cell.isInMonth else {
            return "<td class=\"other\"><div aria-hidden=\"true\">\(number(face))\(lunarDate(face))</div></td>\n"
        }
        let moon = face.phase.map { "<s class=\"\($0.identifier)\">\($0.symbol)</s>" } ?? ""
        let mark = request.mark(of: face).map(badge) ?? ""
        let notes = request.notes(of: face, own).map(note).joined()
        let sentence = request.sentence(of: face, own)
        return "<td\(attribute(face.colour))><time datetime=\"\(cell.day)\">\(markup(sentence))</time>"
            + "<div aria-hidden=\"true\">\(number(face))\(moon)\(mark)\(lunarDate(face))\(notes)</div></td>\n"
    }

    private func number(_ face: DayFace) -> String { "<b>\(face.number)</b>" }

    private func lunarDate(_ face: DayFace) -> String {
        let label = face.lunarDate
        return
            "<i\(label.subject == .lunarMonth ? " class=\"m\"" : "")>\(markup(label.certainty.sign + label.text))</i>"
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
