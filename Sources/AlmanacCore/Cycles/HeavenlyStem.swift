/// One of the ten heavenly stems (天干).
///
/// ```swift
/// print(HeavenlyStem.bing.index, HeavenlyStem.bing.isYang, HeavenlyStem.bing.element)  // 2 true fire
/// ```
public enum HeavenlyStem: UInt8, NamedCase {
    /// 甲.
    case jia
    /// 乙.
    case yi
    /// 丙.
    case bing
    /// 丁.
    case ding
    /// 戊.
    case wu
    /// 己.
    case ji
    /// 庚.
    case geng
    /// 辛.
    case xin
    /// 壬.
    case ren
    /// 癸.
    case gui

    /// The number of stems, 10.
    public static var count: Int { 10 }

    /// The stem with an index, which wraps.
    ///
    /// - Parameter index: Any number, negative ones too: 0 is 甲, and so is 10.
    public init(wrapping index: Int) {
        self = HeavenlyStem(rawValue: UInt8(truncatingIfNeeded: index.modulo(HeavenlyStem.count))) ?? .jia
    }

    /// The index of the stem, 0 (甲) … 9 (癸).
    public var index: Int { Int(rawValue) }

    /// The element (五行) of the stem: 甲 and 乙 are wood, 丙 and 丁 fire, and so on.
    public var element: Element { Element(rawValue: rawValue / 2) ?? .wood }

    /// Whether the stem is yang (甲, 丙, 戊, 庚, 壬); the others are yin.
    public var isYang: Bool { rawValue & 1 == 0 }

    /// One of the five elements (五行). Each belongs to two stems: 2026, 丙午, is a year of the Fire Horse.
    public enum Element: UInt8, NamedCase {
        /// 木, of 甲 and 乙.
        case wood
        /// 火, of 丙 and 丁.
        case fire
        /// 土, of 戊 and 己.
        case earth
        /// 金, of 庚 and 辛.
        case metal
        /// 水, of 壬 and 癸.
        case water
    }
}

extension HeavenlyStem: CustomStringConvertible {
    /// The stem in pinyin without tones: `jia`.
    public var description: String { ["jia", "yi", "bing", "ding", "wu", "ji", "geng", "xin", "ren", "gui"][index] }
}
