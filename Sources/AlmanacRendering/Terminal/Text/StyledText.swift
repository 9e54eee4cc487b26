/// One line of text, or a part of one, in pieces of different styles.
package struct StyledText: Hashable, Sendable {
    /// A piece of one style.
    struct Piece: Hashable, Sendable {
        let text: String
        let style: TextStyle
    }

    private(set) var pieces: [Piece] = []
    /// The width in cells of the terminal.
    private(set) package var width = 0

    /// The style of the first piece; `normal` if the line is empty.
    var style: TextStyle { pieces.first?.style ?? .normal }

    /// An empty line.
    package init() {}

    /// A line of one piece.
    package init(_ text: String, _ style: TextStyle = .normal) {
        append(text, style)
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
            var line = number == 0 ? self : StyledText().padded(to: width)
            line.append(other)
            return line
        }
    }

    /// The text to write, without spaces at the end and without a line feed.
    package func text(in palette: Palette) -> String {
        var pieces = pieces[...]
        while pieces.last?.isBlank == true { pieces = pieces.dropLast() }
        return pieces.map { palette.paint($0.text, $0.style) }.joined()
    }
}

extension StyledText.Piece {
    fileprivate var isBlank: Bool { text.utf8.allSatisfy { $0 == UInt8(ascii: " ") } }
}
