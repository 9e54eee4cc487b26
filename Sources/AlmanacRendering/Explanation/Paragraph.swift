/// Texts of a drawing one below the other, each broken into lines of a width.
struct Paragraph {
    private let lines: [String]
    private let size: Double

    /// The distance from one line to the next, in sizes of the letters.
    private static let leading = 1.5

    /// Breaks texts; `size` and `width` are in millimetres.
    init(_ texts: [String], size: Double, width: Double) {
        lines = texts.flatMap { text in LineBreaks(text) { $0.widthInEms * size <= width }.lines }
        self.size = size
    }

    /// The height of all lines, in millimetres.
    var height: Double { Double(lines.count) * size * Self.leading }

    /// The lines as SVG, from an upper left corner.
    func text(_ style: String, x: Double, y: Double) -> String {
        lines.enumerated().map { number, line in
            Drawing.text(line, style, x: x, y: y + (Double(number) + 0.8) * size * Self.leading, size: size)
        }.joined()
    }
}
