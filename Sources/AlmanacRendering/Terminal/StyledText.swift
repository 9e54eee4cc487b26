// One line of text in pieces of different styles.

/// A line, or a part of one.
package struct StyledText: Hashable, Sendable {
    /// A piece of one style.
    struct Piece: Hashable, Sendable {
        let text: String
        let style: TextStyle
    }

    private(set) var pieces: [Piece] = []
    /// How many cells it takes.
    private(set) package var width = 0

    /// The style of its first piece.
    var style: TextStyle { pieces.first?.style ?? .normal }

    /// An empty line.
    package init() {}

    /// A line of one piece.
    package init(_ text: String, _ style: TextStyle = .normal) {
        append(text, style)
    }

    /// Adds text at the end.
    package mutating func append(_ text: String, _ style: TextStyle = .normal) {
        guard !text.isEmpty else { return }
        pieces.append(Piece(text: text, style: style))
        width += text.cellWidth
    }

    /// Adds another line at the end.
    package mutating func append(_ other: StyledText) {
        pieces += other.pieces
        width += other.width
    }

    /// Adds spaces up to a width; a line that is longer stays as it is.
    package mutating func pad(to width: Int) {
        append(String(repeating: " ", count: max(0, width - self.width)))
    }

    /// The line padded to a width.
    func padded(to width: Int) -> StyledText {
        var line = self
        line.pad(to: width)
        return line
    }

    /// The line with others to the right of it: the first behind it, the rest under the first.
    func beside(_ others: [StyledText]) -> [StyledText] {
        guard !others.isEmpty else { return [self] }
        return others.enumerated().map { number, other in
            var line = number == 0 ? self : StyledText().padded(to: width)
            line.append(other)
            return line
        }
    }

    /// The line as it is written out: no spaces at its end, no line feed.
    package func text(in palette: Palette) -> String {
        var pieces = pieces[...]
        while pieces.last?.isBlank == true { pieces = pieces.dropLast() }
        return pieces.map { palette.paint($0.text, $0.style) }.joined()
    }
}

extension StyledText.Piece {
    fileprivate var isBlank: Bool { text.utf8.allSatisfy { $0 == UInt8(ascii: " ") } }
}
