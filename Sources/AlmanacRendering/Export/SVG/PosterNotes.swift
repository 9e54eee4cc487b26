// What happens on a day of a poster, broken into lines and made to fit.

/// The names of a day's occasions within what is left of its cell: all of them, in smaller letters if there are many.
struct PosterNotes {
    private struct Line {
        var text: String
        let style: String
    }

    private let lines: [Line]
    private let frame: Frame
    private let size: Double

    /// From one line to the next, in sizes of the letters.
    private static let leading = 1.2
    /// No letters are smaller, in millimetres.
    private static let smallest = 1.0

    /// The notes in the largest letters, up to a size, in which all lines have room.
    init(_ occasions: [Occasion], _ frame: Frame, size: Double) {
        var size = size
        var lines = Self.lines(occasions, width: frame.width / size)
        while Double(lines.count) * size * Self.leading > frame.height - 0.3, size > Self.smallest {
            size *= 0.95
            lines = Self.lines(occasions, width: frame.width / size)
        }
        self.lines = lines
        self.frame = frame
        self.size = size
    }

    /// The lines as elements of the drawing.
    var text: String {
        lines.enumerated().map { number, line in
            let y = frame.y + Double(number + 1) * size * Self.leading
            return Drawing.text(line.text, line.style, x: frame.x, y: y, size: size, within: frame.width)
        }.joined()
    }

    /// Every name broken between words where a line would be wider than `width`, in ems.
    private static func lines(_ occasions: [Occasion], width: Double) -> [Line] {
        occasions.flatMap { occasion in
            var lines: [Line] = []
            for word in (occasion.doubtSign + occasion.name).split(separator: " ") {
                if let last = lines.last, "\(last.text) \(word)".widthInEms <= width {
                    lines[lines.count - 1].text += " \(word)"
                } else {
                    lines.append(Line(text: String(word), style: occasion.styleClass))
                }
            }
            return lines
        }
    }
}
