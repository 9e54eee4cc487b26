// Shapes of SVG 1.1, in millimetres.

/// A length with at most two decimals, written the same on every machine.
struct Millimetres: Hashable, Sendable, CustomStringConvertible {
    private let hundredths: Int

    /// The nearest hundredth of a millimetre.
    init(_ value: Double) {
        hundredths = Int((value * 100).rounded())
    }

    /// `12`, `12.5`, `-0.25`.
    var description: String {
        let (whole, part) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
        let sign = hundredths < 0 ? "-" : ""
        if part == 0 { return "\(sign)\(whole)" }
        if part % 10 == 0 { return "\(sign)\(whole).\(part / 10)" }
        return "\(sign)\(whole)." + (part < 10 ? "0" : "") + "\(part)"
    }
}

/// A rectangle of the sheet.
struct Frame: Hashable, Sendable {
    /// The left edge.
    let x: Double
    /// The upper edge.
    let y: Double
    /// The width.
    let width: Double
    /// The height.
    let height: Double

    /// One of equal parts, counted from the left and from above.
    func part(column: Int, of columns: Int, row: Int, of rows: Int) -> Frame {
        let (width, height) = (width / Double(columns), height / Double(rows))
        return Frame(x: x + Double(column) * width, y: y + Double(row) * height, width: width, height: height)
    }

    /// The frame without a margin on all sides.
    func inset(_ margin: Double) -> Frame {
        Frame(x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin)
    }

    /// The frame without a strip at its upper edge.
    func below(_ height: Double) -> Frame {
        Frame(x: x, y: y + height, width: width, height: self.height - height)
    }
}

/// Elements of a drawing.
enum Drawing {
    /// A line of text that ends at a point; it is made smaller where it would be wider than it may.
    static func textEnding(
        _ text: String,
        _ style: String,
        x: Double,
        y: Double,
        size: Double,
        within width: Double
    ) -> String {
        self.text(text, style + " end", x: x, y: y, size: size, within: width)
    }

    /// A line of text that begins at a point; it is made smaller where it would be wider than it may.
    static func text(
        _ text: String,
        _ style: String,
        x: Double,
        y: Double,
        size: Double,
        within width: Double = .infinity
    ) -> String {
        let size = fittedSize(of: text, size, within: width)
        return "<text class=\"\(style)\" x=\"\(Millimetres(x))\" y=\"\(Millimetres(y))\" "
            + "font-size=\"\(Millimetres(size))\">\(markup(text))</text>\n"
    }

    /// A straight line from the left to the right.
    static func rule(x: Double, y: Double, width: Double) -> String {
        "<path d=\"M\(Millimetres(x)) \(Millimetres(y))h\(Millimetres(width))\"/>\n"
    }

    private static func fittedSize(of text: String, _ size: Double, within width: Double) -> Double {
        let needed = size * text.widthInEms
        return needed > width ? size * width / needed : size
    }
}

extension String {
    /// About how wide the text is set in a proportional font: one em for a Chinese character, less for a letter.
    var widthInEms: Double {
        unicodeScalars.reduce(0) { $0 + ($1.value < 0x300 ? 0.56 : $1.value < 0x1100 ? 0.6 : 1) }
    }
}
