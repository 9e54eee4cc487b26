// Stems, branches and their pairs as text: pinyin without tones, the names that they have in code.

extension HeavenlyStem: CustomStringConvertible {
    /// The stem in pinyin without tones: `jia`.
    public var description: String {
        switch self {
        case .jia: "jia"
        case .yi: "yi"
        case .bing: "bing"
        case .ding: "ding"
        case .wu: "wu"
        case .ji: "ji"
        case .geng: "geng"
        case .xin: "xin"
        case .ren: "ren"
        case .gui: "gui"
        }
    }
}

extension EarthlyBranch: CustomStringConvertible {
    /// The branch in pinyin without tones: `zi`.
    public var description: String {
        switch self {
        case .zi: "zi"
        case .chou: "chou"
        case .yin: "yin"
        case .mao: "mao"
        case .chen: "chen"
        case .si: "si"
        case .wu: "wu"
        case .wei: "wei"
        case .shen: "shen"
        case .you: "you"
        case .xu: "xu"
        case .hai: "hai"
        }
    }
}

extension StemBranch: CustomStringConvertible {
    /// Stem and branch in pinyin without tones: `jiazi`.
    public var description: String { "\(stem)\(branch)" }
}
