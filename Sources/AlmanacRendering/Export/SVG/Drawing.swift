/// Elements of SVG 1.1; lengths are in millimetres.
enum Drawing {
    /// A line of text that ends at a point, in a smaller size if it would be wider than `width`.
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

    /// A line of text that begins at a point, in a smaller size if it would be wider than `width`.
    static func text(
        _ text: String,
        _ style: String,
        x: Double,
        y: Double,
        size: Double,
        within width: Double = .infinity
    ) -> String {
        let size = fittedSize(of: text, size, style, within: width)
        return "<text class=\"\(style)\" x=\"\(Millimetres(x))\" y=\"\(Millimetres(y))\" "
            + "font-size=\"\(Millimetres(size))\">\(markup(text))</text>\n"
    }

    /// A horizontal line from a point to the right.
    static func rule(x: Double, y: Double, width: Double) -> String {
        "<path d=\"M\(Millimetres(x)) \(Millimetres(y))h\(Millimetres(width))\"/>\n"
    }

    private static func fittedSize(of text: String, _ size: Double, _ style: String, within width: Double) -> Double {
        let needed = size * text.widthInEms * stretch(of: style)
        return needed > width ? size * width / needed : size
    }
}
