/// A solar term (節氣): the Sun's apparent geocentric longitude reaches a multiple of 15°.
///
/// In the order of a Gregorian year: 0 is 小寒 in early January, 23 is 冬至 in December.
///
/// ```swift
/// let term = SolarTerm.chunfen
/// print(term.index, term, term.longitudeDegrees, term.isPrincipal, term.season, term.next)
/// // 5 chunfen 0 true spring qingming
/// print(term.name(in: .vietnamese))  // Xuân phân
/// ```
public enum SolarTerm: UInt8, NamedCase {
    /// 小寒, Minor Cold: 285°.
    case xiaohan
    /// 大寒, Major Cold: 300°.
    case dahan
    /// 立春, Start of Spring: 315°.
    case lichun
    /// 雨水, Rain Water: 330°.
    case yushui
    /// 驚蟄, Awakening of Insects: 345°.
    case jingzhe
    /// 春分, Spring Equinox: 0°.
    case chunfen
    /// 清明, Qingming: 15°.
    case qingming
    /// 穀雨, Grain Rain: 30°.
    case guyu
    /// 立夏, Start of Summer: 45°.
    case lixia
    /// 小滿, Grain Buds: 60°.
    case xiaoman
    /// 芒種, Grain in Ear: 75°.
    case mangzhong
    /// 夏至, Summer Solstice: 90°.
    case xiazhi
    /// 小暑, Minor Heat: 105°.
    case xiaoshu
    /// 大暑, Major Heat: 120°.
    case dashu
    /// 立秋, Start of Autumn: 135°.
    case liqiu
    /// 處暑, End of Heat: 150°.
    case chushu
    /// 白露, White Dew: 165°.
    case bailu
    /// 秋分, Autumn Equinox: 180°.
    case qiufen
    /// 寒露, Cold Dew: 195°.
    case hanlu
    /// 霜降, Frost Descent: 210°.
    case shuangjiang
    /// 立冬, Start of Winter: 225°.
    case lidong
    /// 小雪, Minor Snow: 240°.
    case xiaoxue
    /// 大雪, Major Snow: 255°.
    case daxue
    /// 冬至, Winter Solstice: 270°.
    case dongzhi

    /// The number of terms in a year, 24.
    public static var count: Int { 24 }

    /// The term with an index, which wraps.
    ///
    /// - Parameter index: Any number, negative ones too: 0 is 小寒, and so is 24.
    public init(wrapping index: Int) {
        self = SolarTerm(rawValue: UInt8(truncatingIfNeeded: index.modulo(SolarTerm.count))) ?? .xiaohan
    }

    /// The term at a longitude in degrees, or nil unless that is a multiple of 15 in 0 … 345.
    public init?(longitudeDegrees: Int) {
        guard (0..<360).contains(longitudeDegrees), longitudeDegrees % 15 == 0 else { return nil }
        self.init(wrapping: (longitudeDegrees - 285) / 15)
    }

    /// The index of the term, 0 (小寒) … 23 (冬至).
    public var index: Int { Int(rawValue) }

    /// The Sun's apparent longitude at the term, in degrees, 0 (春分) … 345.
    public var longitudeDegrees: Int { (285 + 15 * index) % 360 }

    /// Whether this is a principal term (中氣), at a multiple of 30°. Principal terms number the lunar months.
    public var isPrincipal: Bool { rawValue & 1 == 1 }

    /// Whether this is a sectional term (節), 15° from two principal ones. Sectional terms begin the months of pillars.
    public var isSectional: Bool { !isPrincipal }

    /// The season that begins with this term or continues in it.
    public var season: Season { Season(rawValue: UInt8((index - 2).modulo(SolarTerm.count) / 6)) ?? .spring }

    /// The branch of the month of pillars that begins with this term or continues in it: 寅 for 立春 and 雨水.
    public var monthBranch: EarthlyBranch { EarthlyBranch(wrapping: index / 2 + 1) }

    /// The next term; 小寒 follows 冬至.
    public var next: SolarTerm { SolarTerm(wrapping: index + 1) }

    /// The preceding term; 冬至 precedes 小寒.
    public var previous: SolarTerm { SolarTerm(wrapping: index - 1) }
}

extension SolarTerm: Comparable {
    /// Whether the left term comes earlier in a Gregorian year than the right one.
    public static func < (left: SolarTerm, right: SolarTerm) -> Bool { left.rawValue < right.rawValue }
}

extension SolarTerm {
    /// The number of this term in a Gregorian year, counted from 小寒 of January 1900, which is 0; 24 a year.
    package func number(inYear year: Int) -> Int { (year - 1900) * SolarTerm.count + index }

    /// A season as the solar terms divide the year: each begins with its 立 term, not with an equinox or solstice.
    public enum Season: UInt8, NamedCase {
        /// From 立春 to the day before 立夏.
        case spring
        /// From 立夏 to the day before 立秋.
        case summer
        /// From 立秋 to the day before 立冬.
        case autumn
        /// From 立冬 to the day before 立春.
        case winter

        /// The term with which the season begins.
        public var firstTerm: SolarTerm { SolarTerm(wrapping: 2 + 6 * Int(rawValue)) }
    }
}
