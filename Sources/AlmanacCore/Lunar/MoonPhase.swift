/// One of the four principal phases of the Moon, by its apparent elongation from the Sun.
///
/// ```swift
/// print(MoonPhase.fullMoon, MoonPhase.fullMoon.elongationDegrees, MoonPhase.fullMoon.name(in: .japanese))
/// // fullMoon 180 望
/// ```
public enum MoonPhase: UInt8, NamedCase {
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

    /// The phase with an index, which wraps.
    ///
    /// - Parameter index: Any number, negative ones too: 0 is the new moon, and so is 4.
    public init(wrapping index: Int) { self = MoonPhase(rawValue: UInt8(truncatingIfNeeded: index & 3)) ?? .newMoon }
}
