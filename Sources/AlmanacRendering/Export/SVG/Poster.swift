import Almanac

extension ExportRequest {
    /// Writes the request as a sheet to print, one SVG drawing: one of its months on A4 or, if none is given, its first year on
    /// A3.
    package func writeSVG(
        of month: YearMonth? = nil,
        firstWeekday: Weekday,
        to write: (String) throws -> Void
    ) rethrows {
        if let month {
            try writeSheet(of: month, firstWeekday, to: write)
        } else {
            try writeSheet(of: years.lowerBound, firstWeekday, to: write)
        }
        try write("</svg>\n")
    }

    private func writeSheet(of year: Int, _ firstWeekday: Weekday, to write: (String) throws -> Void) rethrows {
        let sheet = Rectangle(x: 0, y: 0, width: 297, height: 420)
        let days = days(ofYear: year)
        try write(head(sheet, title: "\(year) \(calendarTitle)", days))
        try write(Drawing.text("\(year)", "title", x: 12, y: 29, size: 24))
        let subtitle = "\(nameOfYear(year)) · \(fullTitle)"
        try write(Drawing.text(subtitle, "soft", x: 75, y: 29, size: 7, within: 210))
        guard let grids = calendar.grids(inYear: year, firstWeekday: firstWeekday, rows: .natural) else { return }
        let names = anniversaryNames(in: days)
        for (index, grid) in grids.enumerated() {
            let bounds = sheet.below(32).inset(8).part(column: index % 3, of: 3, row: index / 3, of: 4).inset(3.5)
            let month = PosterMonth(request: self, grid: grid, anniversaries: names, bounds: bounds, sizes: .small)
            try write(month.text)
        }
        let remarks = pageDaysOff?.remarks(on: days, in: language) ?? []
        try write(footnote(remarks + [doubts(in: days)], sheet))
    }

    private func writeSheet(of month: YearMonth, _ firstWeekday: Weekday, to write: (String) throws -> Void) rethrows {
        let sheet = Rectangle(x: 0, y: 0, width: 297, height: 210)
        let title = month.text(in: language) + " " + calendarTitle
        try write(head(sheet, title: title, month.days))
        guard let grid = calendar.grid(of: month, firstWeekday: firstWeekday, rows: .natural) else { return }
        let (names, bounds) = (anniversaryNames(in: month.days), sheet.inset(12))
        let drawing = PosterMonth(request: self, grid: grid, anniversaries: names, bounds: bounds, sizes: .large)
        try write(Drawing.text(sheetTitle(of: month), "soft", x: 12, y: 201, size: 3.2, within: 273))
        try write(drawing.text)
        try write(footnote([doubts(in: month.days)], sheet))
    }

    /// Why days on the sheet are not certain; empty if all are.
    private func doubts(in days: DayRange) -> String {
        distinctEntries([.terms, .phases] + Feed.festivals, in: days).filter { $0.certainty.isDoubtful }
            .map { entry in
                let remark = calendar.remark(on: entry.certainty, in: language)
                return "\(entry.signedName) \(entry.firstDay)".noted(remark)
            }
            .joined(separator: "  ")
    }

    /// Remarks, each on lines of its own, which end in the lower margin of the sheet.
    private func footnote(_ remarks: [String], _ sheet: Rectangle) -> String {
        let size = 2.4
        let lines = remarks.flatMap { Drawing.lines($0, width: (sheet.width - 24) / size) }
        return lines.enumerated().map { number, line in
            let y = sheet.height - 5 - Double(lines.count - 1 - number) * size * 1.3
            return Drawing.text(line, "soft", x: 12, y: y, size: size)
        }.joined()
    }

    private func head(_ sheet: Rectangle, title: String, _ days: DayRange) -> String {
        let description = (["Almanac, table \(release)"] + spokenMarks(of: days)).joined(separator: "; ")
        return Drawing.head(sheet, title: title, description: description, style: Self.style, in: language)
    }

    private static let style = """
        path{stroke:#cfc9bd;stroke-width:.2;fill:none}.title{font-weight:300}.red{fill:\(Ink.red)}.blue{fill:\(Ink.blue)}
        .a{fill:\(Ink.own)}.f{fill:\(Ink.red)}.n{fill:\(Ink.soft)}.off{fill:\(Ink.red);stroke:none}.work{fill:\(Ink.soft);stroke:none}.half{stroke:\(Ink.red)}
        .on-off,.on-work{fill:#fff}.on-half{fill:\(Ink.red)}
        .paper{fill:#fff;stroke:none}.moon{stroke:\(Ink.soft)}.dark{fill:\(Ink.soft);stroke:none}
        """
}
