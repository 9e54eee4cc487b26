import Almanac

/// Elements of SVG 1.1; lengths are in millimetres.
enum Drawing {
    /// The beginning of a drawing: its size, its texts for screen readers, its style sheet and white paper. `style` has
    /// further rules of CSS, for the classes of its elements.
    static func head(
        _ sheet: Rectangle,
        title: String,
        description: String,
        style: String,
        in language: CalendarLanguage
    ) -> String {
        let (width, height) = (Millimetres(sheet.width), Millimetres(sheet.height))
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)mm" height="\(height)mm" \
            viewBox="0 0 \(width) \(height)" xml:lang="\(language.tag)" role="img" aria-labelledby="title" aria-describedby="description">
            <title id="title">\(markup(title))</title>
            <desc id="description">\(markup(description))</desc>
            <style>text{font-family:\(language.fontFamilies);fill:\(Ink.text)}.end{text-anchor:end}.middle{text-anchor:middle}
            .soft{fill:\(Ink.soft)}.month{font-weight:600}.p{fill:\(Ink.red);font-weight:600}\(Ink.termClasses)
            \(style)</style>
            \(box(sheet, "paper"))
            """
    }

    /// A line of text that begins at a point, in a smaller size if it would be wider than `width`; it ends there with the further
    /// class `end`, and is centred there with `middle`.
    static func text(
        _ text: String,
        _ style: String,
        x: Double,
        y: Double,
        size: Double,
        within width: Double = .infinity
    ) -> String {
        let needed = size * text.widthInEms * stretch(of: style)
        let size = needed > width ? size * width / needed : size
        return "<text class=\"\(style)\" x=\"\(Millimetres(x))\" y=\"\(Millimetres(y))\" "
            + "font-size=\"\(Millimetres(size))\">\(markup(text))</text>\n"
    }

    /// A word on a ground with round corners, from its upper left corner; as wide as the word if `width` has no room for more.
    static func badge(_ word: String, _ style: String, x: Double, y: Double, size: Double, within width: Double)
        -> String
    {
        let (narrow, height, radius) = (word.widthInEms * size, 1.35 * size, 0.3 * size)
        let width = max(narrow, min(narrow + 0.5 * size, width))
        let (r, minus) = (Millimetres(radius), Millimetres(-radius))
        let (across, down) = (Millimetres(width - 2 * radius), Millimetres(height - 2 * radius))
        let sides = [
            ("h\(across)", r, r), ("v\(down)", minus, r), ("h-\(across)", minus, minus), ("v-\(down)", r, minus),
        ]
        let outline = sides.map { side, x, y in "\(side)a\(r) \(r) 0 0 1 \(x) \(y)" }.joined()
        return path(style, x: x + radius, y: y, outline)
            + text(word, "on-\(style) middle", x: x + width / 2, y: y + 1.03 * size, size: size)
    }

    /// A path that begins at a point.
    static func path(_ style: String, x: Double, y: Double, _ commands: String) -> String {
        "<path class=\"\(style)\" d=\"M\(Millimetres(x)) \(Millimetres(y))\(commands)\"/>\n"
    }

    /// A horizontal line from a point to the right.
    static func rule(x: Double, y: Double, width: Double) -> String {
        "<path d=\"M\(Millimetres(x)) \(Millimetres(y))h\(Millimetres(width))\"/>\n"
    }

    /// A phase of the Moon as a disc about a point, dark where the Moon is dark: black for new, open for full.
    static func moon(_ phase: MoonPhase, x: Double, y: Double, radius: Double) -> String {
        // Half a disc from its top to its bottom; the sweep of the arc is 0 on the left, 1 on the right.
        let (r, height) = (Millimetres(radius), Millimetres(2 * radius))
        let left = "a\(r) \(r) 0 0 0 0 \(height)"
        let right = "a\(r) \(r) 0 0 1 0 \(height)"
        func part(_ style: String, _ commands: String) -> String { path(style, x: x, y: y - radius, commands) }
        let whole = left + "M\(Millimetres(x)) \(Millimetres(y - radius))" + right
        return switch phase {
        case .newMoon: part("dark", whole)
        case .firstQuarter: part("moon", whole) + part("dark", left)
        case .fullMoon: part("moon", whole)
        case .lastQuarter: part("moon", whole) + part("dark", right)
        }
    }

    /// A filled rectangle.
    static func box(_ bounds: Rectangle, _ style: String) -> String {
        let (width, height) = (Millimetres(bounds.width), Millimetres(bounds.height))
        return path(style, x: bounds.x, y: bounds.y, "h\(width)v\(height)h\(Millimetres(-bounds.width))z")
    }

    /// A disc around a point.
    static func disc(x: Double, y: Double, radius: Double, _ style: String) -> String {
        "<circle class=\"\(style)\" cx=\"\(Millimetres(x))\" cy=\"\(Millimetres(y))\" r=\"\(Millimetres(radius))\"/>\n"
    }

    /// A square on its corner around a point.
    static func diamond(x: Double, y: Double, radius: Double, _ style: String) -> String {
        let (r, minus) = (Millimetres(radius), Millimetres(-radius))
        return path(style, x: x - radius, y: y, "l\(r) \(minus)l\(r) \(r)l\(minus) \(r)z")
    }
}

/// A rectangle on a sheet, in millimetres from its upper left corner.
struct Rectangle: Hashable, Sendable {
    /// The distance of the left edge.
    let x: Double
    /// The distance of the upper edge.
    let y: Double
    let width: Double
    let height: Double

    /// One of equal parts; columns count from 0 on the left, rows from 0 at the top.
    func part(column: Int, of columns: Int, row: Int, of rows: Int) -> Rectangle {
        let (width, height) = (width / Double(columns), height / Double(rows))
        return Rectangle(x: x + Double(column) * width, y: y + Double(row) * height, width: width, height: height)
    }

    /// The rectangle without a margin on each side.
    func inset(_ margin: Double) -> Rectangle {
        Rectangle(x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin)
    }

    /// The rectangle without a strip of a height at its upper edge.
    func below(_ height: Double) -> Rectangle {
        Rectangle(x: x, y: y + height, width: width, height: self.height - height)
    }
}

/// A length in hundredths of a millimetre, which has the same text on every machine.
struct Millimetres: Hashable, Sendable, CustomStringConvertible {
    private let hundredths: Int

    /// The hundredth of a millimetre nearest to a length in millimetres.
    init(_ value: Double) { hundredths = Int((value * 100).rounded()) }

    /// The length in millimetres: `12`, `12.5`, `-0.25`.
    var description: String {
        let (whole, part) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
        let sign = hundredths < 0 ? "-" : ""
        if part == 0 { return "\(sign)\(whole)" }
        if part % 10 == 0 { return "\(sign)\(whole).\(part / 10)" }
        return "\(sign)\(whole)." + (part < 10 ? "0" : "") + "\(part)"
    }
}
