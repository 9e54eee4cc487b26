import Almanac

/// A request as a wall calendar in one HTML page, for screens, printers and screen readers.
///
/// The page needs no other file and contains no script.
package struct HTMLFile: Sendable {
    private let request: ExportRequest
    private let firstWeekday: Weekday

    /// The file of a request.
    ///
    /// - Parameters:
    ///   - request: The content.
    ///   - firstWeekday: The weekday of the first column.
    package init(_ request: ExportRequest, firstWeekday: Weekday) {
        self.request = request
        self.firstWeekday = firstWeekday
    }

    /// Writes the file month by month.
    package func write<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
        try sink.write(head)
        for year in request.years {
            guard let grids = request.calendar.grids(inYear: year, firstWeekday: firstWeekday, rows: .natural) else {
                continue
            }
            try sink.write(yearHead(year))
            let entries = request.pageEntries(in: request.days(ofYear: year))
            for grid in grids { try sink.write(HTMLMonth(request, grid, entries).text) }
        }
        try sink.write(foot)
    }

    private var head: String {
        """
        <!DOCTYPE html>
        <html lang="\(request.language.tag)">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="generator" content="Almanac, table \(markup(request.release))">
        <title>\(markup(request.yearsText)) \(markup(request.calendarTitle))</title>
        <style>
        \(HTMLStyle.sheet(in: request.language))
        </style>
        </head>
        <body>
        <main>

        """
    }

    private func yearHead(_ year: Int) -> String {
        let links = (1...12).compactMap { YearMonth(year: year, month: $0) }.map { month in
            "<a href=\"#\(month)\">\(markup(month.monthName(in: request.language)))</a>"
        }
        let remarks = request.pageDaysOff?.remarks(on: request.days(ofYear: year), in: request.language) ?? []
        let paragraphs = remarks.map { "<p>\(markup($0))</p>\n" }.joined()
        return """
            <header>
            <h1><b>\(year)</b> \(markup(request.calendar.nameOfYear(year, in: request.language))) <small>\(markup(request.calendarTitle))</small></h1>
            \(paragraphs)<nav aria-label="\(year)">\(links.joined(separator: "\n"))</nav>
            </header>

            """
    }

    private var foot: String {
        """
        </main>
        <footer>Almanac \(markup(request.release)) · \(markup(request.fullTitle))</footer>
        </body>
        </html>

        """
    }
}
