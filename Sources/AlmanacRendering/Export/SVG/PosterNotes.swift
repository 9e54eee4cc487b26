/// The names of a day's entries, broken into lines within the free part of its cell, in smaller letters if there are
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
    /// The smallest size of letters, in millimetres: 4.5 points, which still reads on paper.
    static let smallest = 1.6

    /// The notes in the largest size, at most `size`, in which all lines fit; as many as fit in `smallest` otherwise.
    init(_ entries: [CalendarEntry], _ bounds: Rectangle, size: Double) {
        var size = size
        var lines = Self.lines(entries, width: bounds.width / size)
        while Double(lines.count) * size * Self.leading > bounds.height - 0.3, size > Self.smallest {
            size = max(size * 0.95, Self.smallest)
            lines = Self.lines(entries, width: bounds.width / size)
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
    private static func lines(_ entries: [CalendarEntry], width: Double) -> [Line] {
        entries.flatMap { entry in
            var lines: [Line] = []
            let words = entry.signedName.split(separator: " ").flatMap { Self.pieces(of: String($0), width: width) }
            for word in words {
                if let last = lines.last, "\(last.text) \(word)".widthInEms <= width {
                    lines[lines.count - 1].text += " \(word)"
                } else {
                    lines.append(Line(text: word, style: entry.styleClass))
                }
            }
            return lines
        }
    }

    /// A word in as many pieces as lines of a width need: Chinese breaks between any two characters, letters with a hyphen.
    private static func pieces(of word: String, width: Double) -> [String] {
        guard word.widthInEms > width else { return [word] }
        var pieces = [""]
        for character in word {
            let hyphen = character.isASCII ? "-" : ""
            if "\(pieces[pieces.count - 1])\(character)\(hyphen)".widthInEms > width {
                pieces[pieces.count - 1] += hyphen
                pieces.append("")
            }
            pieces[pieces.count - 1].append(character)
        }
        return pieces
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
