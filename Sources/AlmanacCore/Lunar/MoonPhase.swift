/// A quarter of the lunation, by the apparent elongation of the Moon from the Sun.
public enum MoonPhase: UInt8, CaseIterable, Hashable, Sendable {
    /// 朔: elongation 0°; its civil day is the first of a lunar month.
    case newMoon
    /// 上弦: elongation 90°.
    case firstQuarter
    /// 望: elongation 180°.
    case fullMoon
    /// 下弦: elongation 270°.
    case lastQuarter

    /// The elongation of the Moon from the Sun in degrees: 0, 90, 180 or 270.
    public var elongationDegrees: Int { 90 * Int(rawValue) }

    /// The phase of an index, 0 … 3, counted on around the lunation for other indices.
    public init(wrapping index: Int) {
        self = MoonPhase(rawValue: UInt8(truncatingIfNeeded: index & 3)) ?? .newMoon
    }
}
