// A sheet to print: a year on A3, a month on A4.

import Almanac

/// A poster as one SVG drawing.
package struct Poster: Sendable {
    /// What is on the sheet.
    package enum Matter: Hashable, Sendable {
        /// Twelve months.
        case year(Int)
        /// One month.
        case month(YearMonth)
    }

    private let edition: Edition
    private let matter: Matter
    private let firstWeekday: Weekday

    /// The poster of a year or a month of an edition.
    package init(_ edition: Edition, _ matter: Matter, firstWeekday: Weekday) {
        self.edition = edition
        self.matter = matter
        self.firstWeekday = firstWeekday
    }

    /// Writes the drawing, a month at a time.
    package func write<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
        switch matter {
        case .year(let year): try write(year: year, to: &sink)
        case .month(let month): try write(month: month, to: &sink)
        }
        try sink.write("</svg>\n")
    }

    private func write<Sink: TextSink & ~Copyable>(year: Int, to sink: inout Sink) throws(Sink.Failure) {
        let sheet = Frame(x: 0, y: 0, width: 297, height: 420)
        try sink.write(head(sheet, title: "\(year) \(edition.calendarName)"))
        try sink.write(Drawing.text("\(year)", "title", x: 12, y: 29, size: 24))
        let subtitle = "\(edition.yearSubtitle(year))　\(edition.calendarName)"
        try sink.write(Drawing.text(subtitle, "soft", x: 75, y: 29, size: 7, within: 210))
        guard let grids = edition.calendar.grids(ofYear: year, firstWeekday: firstWeekday, rows: .natural) else {
            return
        }
        let occasions = occasions(in: edition.days(ofYear: year))
        for (place, grid) in grids.enumerated() {
            let frame = sheet.below(36).inset(8).part(column: place % 3, of: 3, row: place / 3, of: 4).inset(4)
            try sink.write(PosterMonth(edition, grid, occasions, frame, .small).text)
        }
    }

    private func write<Sink: TextSink & ~Copyable>(month: YearMonth, to sink: inout Sink) throws(Sink.Failure) {
        let sheet = Frame(x: 0, y: 0, width: 297, height: 210)
        try sink.write(head(sheet, title: month.text(in: edition.language) + " " + edition.calendarName))
        guard let grid = edition.calendar.grid(of: month, firstWeekday: firstWeekday, rows: .natural) else { return }
        let occasions = occasions(in: month.firstDay...month.lastDay)
        try sink.write(PosterMonth(edition, grid, occasions, sheet.inset(12), .large).text)
    }

    private func occasions(in days: DayRange) -> OccasionsByDay {
        OccasionsByDay(edition.distinctOccasions([.anniversaries, .terms, .festivals, .phases], in: days))
    }

    private func head(_ sheet: Frame, title: String) -> String {
        let (width, height) = (Millimetres(sheet.width), Millimetres(sheet.height))
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)mm" height="\(height)mm" \
            viewBox="0 0 \(width) \(height)" xml:lang="\(edition.language.tag)" role="img" aria-labelledby="title">
            <title id="title">\(markup(title))</title>
            <desc>Almanac, table \(markup(edition.release))</desc>
            <style>\(Self.style)</style>
            <path class="paper" d="M0 0h\(width)v\(height)H0z"/>

            """
    }

    private static let style = """
        text{font-family:"Noto Sans","Noto Sans CJK TC","PingFang TC","Microsoft JhengHei",sans-serif;fill:#1d1b18}
        path{stroke:#cfc9bd;stroke-width:.2;fill:none}
        .end{text-anchor:end}.title{font-weight:300}.soft{fill:#6b665e}.faint{fill:#b8b2a7}.red{fill:#b3261e}.month{font-weight:600}
        .t1{fill:#2a7a3f}.t2{fill:#a8480f}.t3{fill:#8a6100}.t4{fill:#22659e}.a{fill:#8a2c7f}.p{fill:#b3261e;font-weight:600}.f{fill:#b3261e}.n{fill:#6b665e}
        .paper{fill:#fff;stroke:none}
        """
}
