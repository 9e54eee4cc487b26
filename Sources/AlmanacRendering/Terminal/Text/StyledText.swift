import Almanac

/// One line of text, or a part of one, in pieces of different styles.
package struct StyledText: Hashable, Sendable {
    struct Piece: Hashable, Sendable {
        let text: String
        let style: TextStyle
    }

    private(set) var pieces: [Piece] = []
    /// The width in cells of the terminal.
    private(set) package var width = 0

    /// The style of the first piece; `normal` if the line is empty.
    var style: TextStyle { pieces.first?.style ?? .normal }

    package init() {}

    /// A line of one piece.
    package init(_ text: String, _ style: TextStyle = .normal) { append(text, style) }

    /// A line with a dimmed note in parentheses after it.
    init(_ text: String, note: String) {
        append(text)
        append(" (\(note))", .dimmed)
    }

    /// Appends a piece of text; an empty one changes nothing.
    package mutating func append(_ text: String, _ style: TextStyle = .normal) {
        guard !text.isEmpty else { return }
        pieces.append(Piece(text: text, style: style))
        width += text.cellWidth
    }

    /// Appends the pieces of another line.
    package mutating func append(_ other: StyledText) {
        pieces += other.pieces
        width += other.width
    }

    /// Appends spaces up to a width; a line that is wider is left unchanged.
    package mutating func pad(to width: Int) {
        append(String(repeating: " ", count: max(0, width - self.width)))
    }

    /// The line with a piece of text after it.
    func appending(_ text: String, _ style: TextStyle = .normal) -> StyledText {
        appending(StyledText(text, style))
    }

    /// The line with another after it.
    func appending(_ other: StyledText) -> StyledText {
        var line = self
        line.append(other)
        return line
    }

    /// The line with spaces up to a width; a wider line is returned unchanged.
    func padded(to width: Int) -> StyledText {
        var line = self
        line.pad(to: width)
        return line
    }

    /// The line with others on its right: the first after it, the rest below the first.
    func beside(_ others: [StyledText]) -> [StyledText] {
        guard !others.isEmpty else { return [self] }
        return others.enumerated().map { number, other in
            (number == 0 ? self : StyledText().padded(to: width)).appending(other)
        }
    }

    /// The text to write, without spaces at the end and without a line feed.
    package func text(in palette: Palette) -> String {
        var pieces = pieces[...]
        while pieces.last?.text.allSatisfy({ $0 == " " }) == true { pieces = pieces.dropLast() }
        return pieces.map { palette.paint($0.text, $0.style) }.joined()
    }
}

extension String {
    /// The width in cells of a terminal: two for each Chinese, Japanese or Korean character, none for a mark that
    /// combines with the letter before it, one for anything else.
    package var cellWidth: Int { unicodeScalars.reduce(0) { $0 + $1.cellWidth } }
}

extension Unicode.Scalar {
    /// The width of one scalar, from the wide and full-width ranges of Unicode's `EastAsianWidth.txt`; one that is
    /// "ambiguous" there, such as `≈`, has width one, which is the default of terminals.
    var cellWidth: Int {
        switch value {
        case ..<0x300: 1
        case 0x300...0x36F, 0x200B...0x200D, 0xFE00...0xFE0F: 0
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C: 2
        case 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6: 2
        case 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD: 2
        default: 1
        }
    }
}

extension [StyledText] {
    /// Pieces of text set one after the other, with a separator between two; a line that is full is broken between two
    /// pieces. A line is wider than `width` only if it is a single piece.
    func flow(width: Int, separator: StyledText = StyledText("  ")) -> [StyledText] {
        var lines: [StyledText] = []
        for piece in self {
            if let last = lines.last, last.width + separator.width + piece.width <= width {
                lines[lines.count - 1].append(separator)
                lines[lines.count - 1].append(piece)
            } else {
                lines.append(piece)
            }
        }
        return lines
    }
}

extension StyledText {
    /// Itself if it fits a width, otherwise lines of its text in its first style.
    func broken(to width: Int) -> [StyledText] {
        if self.width <= width { return [self] }
        return LineBreaks(text(in: .none)) { $0.cellWidth <= width }.lines.map { StyledText($0, style) }
    }
}

extension [[StyledText]] {
    /// The lines of blocks of a width joined from left to right, `gap` apart; a block shorter than the longest is
    /// filled with empty lines.
    func sideBySide(width: Int, gap: Int) -> [StyledText] {
        (0..<(map(\.count).max() ?? 0)).map { number in
            enumerated().reduce(into: StyledText()) { line, block in
                if block.offset > 0 { line.pad(to: block.offset * (width + gap)) }
                if number < block.element.count { line.append(block.element[number]) }
            }
        }
    }

    /// The lines of each row of blocks side by side, `count` blocks in a row.
    func inRows(of count: Int, width: Int, gap: Int) -> [[StyledText]] {
        stride(from: 0, to: self.count, by: count).map { first in
            Array(self[first..<Swift.min(first + count, self.count)]).sideBySide(width: width, gap: gap)
        }
    }
}

/// A line of a table: cells in columns, then notes, each kept whole, in as many lines as they need.
struct TableRow {
    let cells: [StyledText]
    let notes: [StyledText]
    /// The text between two notes on one line.
    var separator = StyledText("  ")

    /// The cells, each as wide as the widest of its column among all rows.
    static func heads(of rows: [TableRow]) -> [StyledText] {
        let columns = rows.map(\.cells.count).max() ?? 0
        let widths = (0..<columns).map { column in rows.map { $0.cells[column].width }.max() ?? 0 }
        return rows.map { row in
            zip(row.cells, widths).reduce(into: StyledText()) { $0.append($1.0.padded(to: $1.1 + 2)) }
        }
    }

    /// The rows one below the other, with all notes in one column; notes that do not fit continue below.
    static func lines(_ rows: [TableRow], width: Int) -> [StyledText] {
        zip(rows, heads(of: rows)).flatMap { $0.lines(after: $1, width: width) }
    }

    func lines(after head: StyledText, width: Int) -> [StyledText] {
        head.beside(notes.flow(width: width - head.width, separator: separator))
    }
}
