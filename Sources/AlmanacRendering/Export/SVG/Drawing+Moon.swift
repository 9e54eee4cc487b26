import Almanac

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
