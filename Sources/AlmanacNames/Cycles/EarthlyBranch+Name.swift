import AlmanacCore

extension EarthlyBranch {
    /// The name of the branch: 子, Zi, 자, Tý.
    public func name(in language: CalendarLanguage) -> String { names[language] }

    private var names: Names {
        switch self {
        case .zi: Names("子", "子", "Zi", "자", "子", "Tý")
        case .chou: Names("丑", "丑", "Chou", "축", "丑", "Sửu")
        case .yin: Names("寅", "寅", "Yin", "인", "寅", "Dần")
        case .mao: Names("卯", "卯", "Mao", "묘", "卯", "Mão")
        case .chen: Names("辰", "辰", "Chen", "진", "辰", "Thìn")
        case .si: Names("巳", "巳", "Si", "사", "巳", "Tỵ")
        case .wu: Names("午", "午", "Wu", "오", "午", "Ngọ")
        case .wei: Names("未", "未", "Wei", "미", "未", "Mùi")
        case .shen: Names("申", "申", "Shen", "신", "申", "Thân")
        case .you: Names("酉", "酉", "You", "유", "酉", "Dậu")
        case .xu: Names("戌", "戌", "Xu", "술", "戌", "Tuất")
        case .hai: Names("亥", "亥", "Hai", "해", "亥", "Hợi")
        }
    }
}
