/// Pieces of text set one after the other; a line that is full is broken between two pieces.
struct Flow {
    /// The pieces in their order, each kept whole.
    let pieces: [StyledText]
    /// The text between two pieces on the same line.
    let separator: StyledText

    /// The lines; one is wider than `width` only if it is a single piece.
    func lines(width: Int) -> [StyledText] {
        var lines: [StyledText] = []
        for piece in pieces {
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
