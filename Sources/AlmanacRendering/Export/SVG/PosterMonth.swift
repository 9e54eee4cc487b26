// One month of a poster.

import Almanac

/// A month drawn within a frame.
struct PosterMonth {
    /// How large things are, in millimetres.
    struct Sizes: Hashable, Sendable {
        let title: Double
        let weekday: Double
        let number: Double
        let label: Double
        let note: Double

        /// For a year on one sheet.
        static let small = Sizes(title: 5.5, weekday: 2.4, number: 4, label: 2.3, note: 2.1)
        /// For a month on one sheet.
        static let large = Sizes(title: 13, weekday: 4.5, number: 9, label: 4.6, note: 4.4)
    }

    private let edition: Edition
    private let grid: MonthGrid
    private let occasions: OccasionsByDay
    private let frame: Frame
    private let sizes: Sizes

    init(_ edition: Edition, _ grid: MonthGrid, _ occasions: OccasionsByDay, _ frame: Frame, _ sizes: Sizes) {
        self.edition = edition
        self.grid = grid
        self.occasions = occasions
        self.frame = frame
        self.sizes = sizes
    }

    /// The group of the month.
    var text: String {
        let body = frame.below(sizes.title * 1.5 + sizes.weekday * 1.6)
        let cells = grid.indices.map { position in
            cell(grid[position], body.part(column: position % 7, of: 7, row: position / 7, of: grid.rowCount))
        }
        let rules = (0..<grid.rowCount).map { row in
            Drawing.rule(x: body.x, y: body.part(column: 0, of: 7, row: row, of: grid.rowCount).y, width: body.width)
        }
        return "<g>\n" + title + weekdays(above: body) + rules.joined() + cells.joined() + "</g>\n"
    }

    private var title: String {
        let name = sizes == .small ? grid.month.monthName(in: edition.language) : grid.month.text(in: edition.language)
        let lunar = edition.calendar.lunarTitle(of: grid.month, in: edition.language) ?? ""
        return Drawing.text(name, "month", x: frame.x, y: frame.y + sizes.title, size: sizes.title)
            + Drawing.textEnding(
                lunar,
                "soft",
                x: frame.x + frame.width,
                y: frame.y + sizes.title,
                size: sizes.title * 0.5,
                within: frame.width * 0.55
            )
    }

    private func weekdays(above body: Frame) -> String {
        grid.prefix(7).enumerated().map { column, cell in
            Drawing.text(
                cell.weekday.shortName(in: edition.language),
                cell.isWeekend ? "red" : "soft",
                x: body.part(column: column, of: 7, row: 0, of: 1).x,
                y: body.y - sizes.weekday * 0.5,
                size: sizes.weekday
            )
        }.joined()
    }

    /// A day: its number with the phase beside it, the lunar date, then every note on a line of its own.
    private func cell(_ cell: DayCell, _ frame: Frame) -> String {
        let occasions = cell.isInMonth ? self.occasions.on(cell.day) : []
        let lunar = (cell.newMoonCertainty == .certain ? "" : "≈") + edition.lunarLabel(cell.lunarDate)
        var y = frame.y + sizes.number * 1.05
        var text = Drawing.text("\(cell.dayOfMonth)", numberStyle(cell), x: frame.x, y: y, size: sizes.number)
        if let phase = occasions.lazy.compactMap(\.phase).first {
            text += Drawing.text(
                phase.symbol,
                "soft",
                x: frame.x + sizes.number * (cell.dayOfMonth < 10 ? 0.75 : 1.3),
                y: y,
                size: sizes.note
            )
        }
        y += sizes.label * 1.25
        let width = frame.width * 0.94
        text += Drawing.text(lunar, labelStyle(cell), x: frame.x, y: y, size: sizes.label, within: width)
        let room = Frame(x: frame.x, y: y, width: width, height: frame.y + frame.height - y)
        return text + PosterNotes(occasions.filter { $0.phase == nil }, room, size: sizes.note).text
    }

    private func numberStyle(_ cell: DayCell) -> String {
        guard cell.isInMonth else { return "faint" }
        return cell.isWeekend ? "red" : "ink"
    }

    private func labelStyle(_ cell: DayCell) -> String {
        guard cell.isInMonth else { return "faint" }
        return cell.lunarDate.day == 1 ? "month" : "soft"
    }
}
