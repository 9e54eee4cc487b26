import Almanac

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

    /// A word on a ground with round corners, from its upper left corner; as wide as the word if `width` has no room for more.
    static func badge(_ word: String, _ style: String, x: Double, y: Double, size: Double, within width: Double)
        -> String
    {
        let (narrow, height, radius) = (word.widthInEms * size, 1.35 * size, 0.3 * size)
        let width = max(narrow, min(narrow + 0.5 * size, width))
        let (across, down) = (Millimetres(width - 2 * radius), Millimetres(height - 2 * radius))
        let corner = { (x: Double, y: Double) in
            "a\(Millimetres(radius)) \(Millimetres(radius)) 0 0 1 \(Millimetres(x)) \(Millimetres(y))"
        }
        let sides = ["h\(across)", "v\(down)", "h-\(across)", "v-\(down)"]
        let corners = [
            corner(radius, radius), corner(-radius, radius), corner(-radius, -radius), corner(radius, -radius),
        ]
        let outline = zip(sides, corners).map { $0 + $1 }.joined()
        return "<path class=\"\(style)\" d=\"M\(Millimetres(x + radius)) \(Millimetres(y))\(outline)\"/>\n"
            + text(word, "on-\(style) middle", x: x + width / 2, y: y + 1.03 * size, size: size)
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

extension Drawing {
    /// A phase of the Moon as a disc about a point, dark where the Moon is dark: black for new, open for full.
    static func moon(_ phase: MoonPhase, x: Double, y: Double, radius: Double) -> String {
        let outline = "<path class=\"moon\" d=\"\(half(x, y, radius, .left))\(half(x, y, radius, .right))\"/>\n"
        switch phase {
        case .newMoon: return "<path class=\"dark\" d=\"\(half(x, y, radius, .left))\(half(x, y, radius, .right))\"/>\n"
        case .firstQuarter: return outline + "<path class=\"dark\" d=\"\(half(x, y, radius, .left))\"/>\n"
        case .fullMoon: return outline
        case .lastQuarter: return outline + "<path class=\"dark\" d=\"\(half(x, y, radius, .right))\"/>\n"
        }
    }

    /// The half of a disc, as the sweep of the arc from its top to its bottom.
    private enum Half: Int {
        case left, right
    }

    /// The commands of a path around half a disc.
    private static func half(_ x: Double, _ y: Double, _ radius: Double, _ half: Half) -> String {
        let (r, height) = (Millimetres(radius), Millimetres(2 * radius))
        return "M\(Millimetres(x)) \(Millimetres(y - radius))a\(r) \(r) 0 0 \(half.rawValue) 0 \(height)"
    }
}
