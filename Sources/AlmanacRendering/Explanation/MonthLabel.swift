/// The name of a month in its band of a drawing, and below it a note if the month has no principal term; broken into lines
/// where they are too long, and centred in the part of the band that the marks of terms leave free.
struct MonthLabel {
    private struct Line {
        let text: String
        let style: String
        let size: Double
    }

    private let lines: [Line]
    private let bounds: Rectangle

    /// The distance from one line to the next, in sizes of the letters.
    private static let leading = 1.3
    /// The height at the lower edge where marks of terms are, in millimetres.
    private static let marks = 2.0

    /// The greatest size of names.
    static let nameSize = 4.4

    /// Lays out a month.
    ///
    /// - Parameters:
    ///   - month: The month.
    ///   - sentences: The language.
    ///   - nameSize: The size of its name, in millimetres, if that fits on one line.
    ///   - bounds: Its band without a margin.
    init(_ month: Sui.Month, _ sentences: any ExplanationSentences, nameSize: Double, within bounds: Rectangle) {
        let isLeap = month.name.isLeap
        let name = Self.lines(sentences.name(month.name), isLeap ? "p" : "month", sizes: [nameSize, 3.2], bounds.width)
        let note = Self.lines(sentences.noPrincipalTerm, isLeap ? "p" : "soft", sizes: [2.8, 2.4], bounds.width)
        lines = name + (month.principalTerms.isEmpty ? note : [])
        self.bounds = bounds
    }

    /// The lines as SVG.
    var text: String {
        let height = lines.reduce(0) { $0 + $1.size * Self.leading }
        var y = bounds.y + (bounds.height - Self.marks - height) / 2
        return lines.map { line in
            y += line.size * Self.leading
            return Drawing.textCentred(
                line.text,
                line.style,
                x: bounds.x + bounds.width / 2,
                y: y - line.size * (Self.leading - 1),
                size: line.size,
                within: bounds.width
            )
        }.joined()
    }

    /// A text on one line in the larger of two sizes, or broken into lines in the smaller.
    private static func lines(_ text: String, _ style: String, sizes: [Double], _ width: Double) -> [Line] {
        let size = sizes.first { text.widthInEms * $0 <= width } ?? sizes[sizes.count - 1]
        return LineBreaks(text) { $0.widthInEms * size <= width }.lines.map { Line(text: $0, style: style, size: size) }
    }
}
