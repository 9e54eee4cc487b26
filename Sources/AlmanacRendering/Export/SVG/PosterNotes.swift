/// The names of a day's entries, broken into lines within the free part of its cell: all of them, in smaller letters if
/// there are many.
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
    /// The smallest size of letters, in millimetres.
    private static let smallest = 1.0

    /// The notes in the largest size, at most `size`, in which all lines fit; in `smallest` if they fit in none.
    init(_ entries: [CalendarEntry], _ bounds: Rectangle, size: Double) {
        var size = size
        var lines = Self.lines(entries, width: bounds.width / size)
        while Double(lines.count) * size * Self.leading > bounds.height - 0.3, size > Self.smallest {
            size *= 0.95
            lines = Self.lines(entries, width: bounds.width / size)
        }
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
    private static func lines(_ entries: [CalendarEntry], width: Double) -> [Line] {
        entries.flatMap { entry in
            var lines: [Line] = []
            for word in entry.signedName.split(separator: " ") {
                if let last = lines.last, "\(last.text) \(word)".widthInEms <= width {
                    lines[lines.count - 1].text += " \(word)"
                } else {
                    lines.append(Line(text: String(word), style: entry.styleClass))
                }
            }
            return lines
        }
    }
}
