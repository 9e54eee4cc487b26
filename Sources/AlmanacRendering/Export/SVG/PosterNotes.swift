/// The notes of a day, broken into lines within the free part of its cell, in smaller letters if there are
/// many; those that do not fit in the smallest letters are replaced by `…`.
struct PosterNotes {
    private struct Line {
        var text: String
        let style: String
    }

    private let lines: [Line]
    private let bounds: Rectangle
    private let size: Double

    /// The distance from one line to the next, in sizes of the letters.
    private static let leading = 1.2
    /// The smallest size of letters, in millimetres: 5.7 points, which reads on a wall.
    static let smallest = 2.0

    /// The notes in the largest size, at most `size`, in which all lines fit and no word is broken; as many lines as fit in
    /// `smallest` otherwise.
    init(_ notes: [CellNote], _ bounds: Rectangle, size: Double) {
        var size = size
        var lines = Self.lines(notes, width: bounds.width / size)
        while size > Self.smallest,
            Double(lines.count) * size * Self.leading > bounds.height - 0.3
                || Self.breaksAWord(notes, width: bounds.width / size)
        {
            size = max(size * 0.95, Self.smallest)
            lines = Self.lines(notes, width: bounds.width / size)
        }
        let room = max(Int((bounds.height - 0.3) / (size * Self.leading)), 1)
        if lines.count > room { lines = Self.cut(lines, to: room, width: bounds.width / size) }
        self.lines = lines
        self.bounds = bounds
        self.size = size
    }

    /// The lines as SVG.
    var text: String {
        lines.enumerated().map { number, line in
            let y = bounds.y + Double(number + 1) * size * Self.leading
            return Drawing.text(line.text, line.style, x: bounds.x, y: y, size: size, within: bounds.width)
        }.joined()
    }

    /// Every name on lines of its own, broken between words where a line would be wider than `width` ems.
    private static func lines(_ notes: [CellNote], width: Double) -> [Line] {
        notes.flatMap { note in
            let style = note.styleClass
            return Drawing.lines(note.text, width: width / Drawing.stretch(of: style))
                .map { Line(text: $0, style: style) }
        }
    }

    /// Whether a name has a word that is wider than a line.
    private static func breaksAWord(_ notes: [CellNote], width: Double) -> Bool {
        notes.contains { Drawing.breaksAWord($0.text, width: width / Drawing.stretch(of: $0.styleClass)) }
    }

    /// The first lines, the last of them ending in `…`.
    private static func cut(_ lines: [Line], to count: Int, width: Double) -> [Line] {
        var lines = Array(lines.prefix(count))
        var last = lines[count - 1].text
        while "\(last)…".widthInEms > width, !last.isEmpty { last.removeLast() }
        lines[count - 1].text = last + "…"
        return lines
    }
}
