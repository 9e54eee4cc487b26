// Breaking pieces into lines.

/// A run of pieces that are set one after the other and broken between them where a line is full.
struct Flow {
    /// The pieces in their order; none of them is broken.
    let pieces: [StyledText]
    /// What stands between two pieces of one line.
    let separator: StyledText

    /// The lines, none wider than `width` unless a single piece is.
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
