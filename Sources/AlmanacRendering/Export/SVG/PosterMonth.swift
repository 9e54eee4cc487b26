import Almanac

/// One month of a poster, drawn within a rectangle.
struct PosterMonth {
    /// The sizes of letters, in millimetres.
    struct Sizes: Hashable, Sendable {
        let title: Double
        let weekday: Double
        let number: Double
        let label: Double
        let note: Double
        let mark: Double

        /// For a year on one sheet.
        static let small = Sizes(title: 5.5, weekday: 2.4, number: 3.8, label: 2.2, note: 2.2, mark: 2)
        /// For a month on one sheet.
        static let large = Sizes(title: 13, weekday: 4.5, number: 9, label: 4.6, note: 4.4, mark: 3.6)
    }

    let request: ExportRequest
    let grid: MonthGrid
    let anniversaries: [Day: [String]]
    let bounds: Rectangle
    let sizes: Sizes

    /// The group of elements of the month.
    var text: String {
        let body = bounds.below(sizes.title * 1.5 + sizes.weekday * 1.6)
        let cells = grid.indices.map { index in
            cell(grid[index], body.part(column: index % 7, of: 7, row: index / 7, of: grid.rowCount))
        }
        let rules = (0..<grid.rowCount).map { row in
            Drawing.rule(x: body.x, y: body.part(column: 0, of: 7, row: row, of: grid.rowCount).y, width: body.width)
        }
        return "<g>\n" + title + weekdays(above: body) + rules.joined() + cells.joined() + "</g>\n"
    }

    private var title: String {
        let name = sizes == .small ? grid.month.monthName(in: request.language) : grid.month.text(in: request.language)
        let (lunar, size, width) = (request.lunarTitle(of: grid.month), sizes.title * 0.5, bounds.width * 0.55)
        let (right, y) = (bounds.x + bounds.width, bounds.y + sizes.title)
        return Drawing.text(name, "month", x: bounds.x, y: y, size: sizes.title)
            + Drawing.text(lunar, "soft end", x: right, y: y, size: size, within: width)
    }

    private func weekdays(above body: Rectangle) -> String {
        grid.prefix(7).enumerated().map { column, cell in
            let (name, colour) = (cell.weekday.shortName(in: request.language), request.colour(of: cell.weekday))
            let (x, y) = (body.part(column: column, of: 7, row: 0, of: 1).x, body.y - sizes.weekday * 0.5)
            return Drawing.text(name, colour.styleClass ?? "soft", x: x, y: y, size: sizes.weekday)
        }.joined()
    }

    /// A day: its number with the phase and the mark, the lunar date, then its notes. A year has no room for the days
    /// of neighbours.
    private func cell(_ cell: DayCell, _ bounds: Rectangle) -> String {
        if !cell.isInMonth && sizes == .small { return "" }
        let y = bounds.y + sizes.number * 1.05 + sizes.label * 1.25
        let width = bounds.width * 0.92
        // The letters of first days are wider by a twelfth.
        let lunar = request.lunarLabel(of: cell, width: 0.92 * width / Self.smallest)
        let style = cell.isInMonth && cell.lunarDate.day == 1 ? "month" : "soft"
        let label = Drawing.text(lunar, style, x: bounds.x, y: y, size: sizes.label, within: width)
        let room = Rectangle(x: bounds.x, y: y, width: width, height: bounds.y + bounds.height - y)
        let face = request.face(of: cell)
        let notes = cell.isInMonth ? request.notes(of: face, anniversaries[cell.day] ?? []) : []
        return head(face, isInMonth: cell.isInMonth, bounds) + label + text(of: notes, within: room)
    }

    /// The number of a day, then the symbol of the phase, then the mark.
    private func head(_ face: DayFace, isInMonth: Bool, _ bounds: Rectangle) -> String {
        let (number, y) = ("\(face.number)", bounds.y + sizes.number * 1.05)
        let style = isInMonth ? face.colour.styleClass ?? "ink" : "soft"
        var text = Drawing.text(number, style, x: bounds.x, y: y, size: sizes.number)
        guard isInMonth else { return text }
        var x = bounds.x + number.widthInEms * sizes.number
        if let phase = face.phase {
            let radius = sizes.number * 0.21
            text += Drawing.moon(phase, x: x + 2 * radius, y: y - sizes.number * 0.36, radius: radius)
            x += 3 * radius
        }
        guard let mark = request.mark(of: face) else { return text }
        let size = sizes.mark
        x += size * 0.2
        let (word, width) = (mark.name(in: request.language), bounds.x + bounds.width * 0.96 - x)
        return text
            + Drawing.badge(word, mark.styleClass, x: x, y: bounds.y + size * 0.5, size: size, within: width)
    }
}

// MARK: - The notes of a day

extension PosterMonth {
    /// The distance from one line of notes to the next, in sizes of the letters.
    private static let leading = 1.2
    /// The smallest size of notes, in millimetres: 5.7 points, which reads on a wall.
    private static let smallest = 2.0

    /// Notes within the free part of their cell, in the largest size, at most `sizes.note`, in which all lines fit and no
    /// word is broken; in the smallest otherwise, with `…` in place of those that do not fit.
    private func text(of notes: [CellNote], within bounds: Rectangle) -> String {
        var size = sizes.note
        var lines = Self.lines(notes, width: bounds.width / size)
        if Double(lines.count) * size * Self.leading > bounds.height - 0.3, notes.contains(where: \.isElsewhere) {
            return text(of: notes.filter { !$0.isElsewhere }, within: bounds)
        }
        while size > Self.smallest,
            Double(lines.count) * size * Self.leading > bounds.height - 0.3
                || Self.breaksAWord(notes, width: bounds.width / size)
        {
            size = max(size * 0.95, Self.smallest)
            lines = Self.lines(notes, width: bounds.width / size)
        }
        let room = max(Int((bounds.height - 0.3) / (size * Self.leading)), 1)
        if lines.count > room { lines = Self.cut(lines, to: room, width: bounds.width / size) }
        return lines.enumerated().map { number, line in
            let y = bounds.y + Double(number + 1) * size * Self.leading
            return Drawing.text(line.text, line.style, x: bounds.x, y: y, size: size, within: bounds.width)
        }.joined()
    }

    /// Every name on lines of its own, broken between words where a line would be wider than `width` ems.
    private static func lines(_ notes: [CellNote], width: Double) -> [(text: String, style: String)] {
        notes.flatMap { note in
            let style = note.styleClass
            return Drawing.lines(note.text, width: width / Drawing.stretch(of: style)).map { ($0, style) }
        }
    }

    /// Whether a name has a word that is wider than a line.
    private static func breaksAWord(_ notes: [CellNote], width: Double) -> Bool {
        notes.contains { Drawing.breaksAWord($0.text, width: width / Drawing.stretch(of: $0.styleClass)) }
    }

    /// The first lines, the last of them ending in `…`.
    private static func cut(_ lines: [(text: String, style: String)], to count: Int, width: Double)
        -> [(text: String, style: String)]
    {
        var lines = Array(lines.prefix(count))
        var last = lines[count - 1].text
        while "\(last)…".widthInEms > width, !last.isEmpty { last.removeLast() }
        lines[count - 1].text = last + "…"
        return lines
    }
}
