// A wall calendar in one HTML file: nothing is fetched, nothing runs.

import Almanac

/// The years of an edition as a page for screens, printers and screen readers.
package struct WallCalendar: Sendable {
    private let edition: Edition
    private let firstWeekday: Weekday

    /// The calendar of an edition.
    package init(_ edition: Edition, firstWeekday: Weekday) {
        self.edition = edition
        self.firstWeekday = firstWeekday
    }

    /// Writes the file, a month at a time.
    package func write<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
        try sink.write(head)
        for year in edition.years {
            guard let grids = edition.calendar.grids(ofYear: year, firstWeekday: firstWeekday, rows: .natural) else {
                continue
            }
            try sink.write(yearHead(year))
            let occasions = OccasionsByDay(edition.distinctOccasions(Self.feeds, in: edition.days(ofYear: year)))
            for grid in grids { try sink.write(WallMonth(edition, grid, occasions).text) }
        }
        try sink.write(foot)
    }

    /// What stands in the cells, in this order.
    private static let feeds: [Feed] = [.anniversaries, .terms, .festivals, .phases]

    private var head: String {
        """
        <!DOCTYPE html>
        <html lang="\(edition.language.tag)">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="generator" content="Almanac, table \(markup(edition.release))">
        <title>\(markup(edition.yearsText)) \(markup(edition.calendarName))</title>
        <style>
        \(WallStyle.sheet)
        </style>
        </head>
        <body>

        """
    }

    private func yearHead(_ year: Int) -> String {
        let links = (1...12).compactMap { YearMonth(year: year, month: $0) }.map { month in
            "<a href=\"#\(month)\">\(markup(month.monthName(in: edition.language)))</a>"
        }
        return """
            <header>
            <h1><b>\(year)</b> \(markup(edition.yearSubtitle(year))) <small>\(markup(edition.calendarName))</small></h1>
            <nav aria-label="\(year)">\(links.joined(separator: "\n"))</nav>
            </header>

            """
    }

    private var foot: String {
        """
        <footer>Almanac \(markup(edition.release)) · \(markup(edition.calendarName))</footer>
        </body>
        </html>

        """
    }
}
