import Almanac

/// A line of a report: what it is about, then its content in pieces that are kept whole.
struct TopicRow {
    /// The words at the beginning of the line.
    let name: String
    /// The content.
    let pieces: [StyledText]
    /// The text between two pieces on one line.
    var separator = StyledText("  ")

    /// The rows one below the other, with all contents in one column; pieces that do not fit continue below.
    static func lines(_ rows: [TopicRow], width: Int) -> [StyledText] {
        let nameWidth = rows.map(\.name.cellWidth).max() ?? 0
        return rows.flatMap { row in
            let head = StyledText(row.name, .dimmed).padded(to: nameWidth + 2)
            return head.beside(Flow(pieces: row.pieces, separator: row.separator).lines(width: width - head.width))
        }
    }
}
