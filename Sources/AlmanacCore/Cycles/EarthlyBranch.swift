/// One of the twelve earthly branches (地支).
///
/// ```swift
/// print(EarthlyBranch.wu.zodiac, EarthlyBranch(secondOfDay: 23 * 3600) ?? .wu)  // horse zi
/// ```
public enum EarthlyBranch: UInt8, NamedCase {
    /// 子; as a double hour, 23h to 1h.
    case zi
    /// 丑; as a double hour, 1h to 3h.
    case chou
    /// 寅; as a double hour, 3h to 5h.
    case yin
    /// 卯; as a double hour, 5h to 7h.
    case mao
    /// 辰; as a double hour, 7h to 9h.
    case chen
    /// 巳; as a double hour, 9h to 11h.
    case si
    /// 午; as a double hour, 11h to 13h.
    case wu
    /// 未; as a double hour, 13h to 15h.
    case wei
    /// 申; as a double hour, 15h to 17h.
    case shen
    /// 酉; as a double hour, 17h to 19h.
    case you
    /// 戌; as a double hour, 19h to 21h.
    case xu
    /// 亥; as a double hour, 21h to 23h.
    case hai

    /// The number of branches, 12.
    public static var count: Int { 12 }

    /// The branch with an index, which wraps.
    ///
    /// - Parameter index: Any number, negative ones too: 0 is 子, and so is 12.
    public init(wrapping index: Int) {
        self = EarthlyBranch(rawValue: UInt8(truncatingIfNeeded: index.modulo(EarthlyBranch.count))) ?? .zi
    }

    /// The branch of the double hour (時辰) of a time of day, or nil unless `secondOfDay` is a time of day.
    ///
    /// - Parameter secondOfDay: Seconds since 0h, 0 … 86399. 子 lasts from 23h to 1h, across midnight.
    public init?(secondOfDay: Int) {
        guard secondOfDay >= 0, secondOfDay < Instant.secondsPerDay else { return nil }
        self.init(wrapping: (secondOfDay / 3600 + 1) / 2)
    }

    /// The index of the branch, 0 (子) … 11 (亥).
    public var index: Int { Int(rawValue) }

    /// The animal of the branch.
    public var zodiac: Zodiac { Zodiac(self) }
}

extension EarthlyBranch: CustomStringConvertible {
    /// The branch in pinyin without tones: `zi`.
    public var description: String {
        ["zi", "chou", "yin", "mao", "chen", "si", "wu", "wei", "shen", "you", "xu", "hai"][index]
    }
}
