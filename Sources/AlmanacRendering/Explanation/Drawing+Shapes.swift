extension Drawing {
    /// A line of text around a point, in a smaller size if it would be wider than `width`.
    static func textCentred(
        _ text: String,
        _ style: String,
        x: Double,
        y: Double,
        size: Double,
        within width: Double
    ) -> String {
        self.text(text, style + " mid", x: x, y: y, size: size, within: width)
    }

    /// A filled rectangle.
    static func box(_ bounds: Rectangle, _ style: String) -> String {
        "<path class=\"\(style)\" d=\"M\(Millimetres(bounds.x)) \(Millimetres(bounds.y))h\(Millimetres(bounds.width))"
            + "v\(Millimetres(bounds.height))h\(Millimetres(-bounds.width))z\"/>\n"
    }

    /// A disc around a point.
    static func disc(x: Double, y: Double, radius: Double, _ style: String) -> String {
        "<circle class=\"\(style)\" cx=\"\(Millimetres(x))\" cy=\"\(Millimetres(y))\" r=\"\(Millimetres(radius))\"/>\n"
    }

    /// A square on its corner around a point.
    static func diamond(x: Double, y: Double, radius: Double, _ style: String) -> String {
        let (r, minus) = (Millimetres(radius), Millimetres(-radius))
        return
            "<path class=\"\(style)\" d=\"M\(Millimetres(x - radius)) \(Millimetres(y))l\(r) \(minus)l\(r) \(r)l\(minus) \(r)z\"/>\n"
    }

    /// A vertical line from a point downwards.
    static func upright(x: Double, y: Double, height: Double, _ style: String) -> String {
        "<path class=\"\(style)\" d=\"M\(Millimetres(x)) \(Millimetres(y))v\(Millimetres(height))\"/>\n"
    }
}
