import AlmanacCore

extension SolarTerm {
    /// The term in pinyin without tones, the same in every release and language, whatever the Swift names become: people
    /// subscribe to events by it.
    public var identifier: String {
        [
            "xiaohan", "dahan", "lichun", "yushui", "jingzhe", "chunfen",
            "qingming", "guyu", "lixia", "xiaoman", "mangzhong", "xiazhi",
            "xiaoshu", "dashu", "liqiu", "chushu", "bailu", "qiufen",
            "hanlu", "shuangjiang", "lidong", "xiaoxue", "daxue", "dongzhi",
        ][index]
    }

    /// The name of the term: 惊蛰, 驚蟄, Awakening of Insects, 경칩, 啓蟄, Kinh trập.
    public func name(in language: CalendarLanguage) -> String { Names.terms[rawValue, language] }

    /// The word for a solar term.
    package static let kindNames = Names.solarTerm
}

extension SolarTerm.Season {
    /// `spring`, `summer`, `autumn` or `winter`: the same in every release and language.
    public var identifier: String {
        switch self {
        case .spring: "spring"
        case .summer: "summer"
        case .autumn: "autumn"
        case .winter: "winter"
        }
    }

    /// The name of the season: 春, Spring, 봄, Xuân.
    public func name(in language: CalendarLanguage) -> String { Names.seasons[rawValue, language] }
}

extension MoonPhase {
    /// `new`, `first-quarter`, `full` or `last-quarter`: the same in every release and language.
    public var identifier: String {
        switch self {
        case .newMoon: "new"
        case .firstQuarter: "first-quarter"
        case .fullMoon: "full"
        case .lastQuarter: "last-quarter"
        }
    }

    /// The name of the phase, as astronomical almanacs print it: 朔, New Moon, 삭, Sóc.
    public func name(in language: CalendarLanguage) -> String {
        Names.phases[rawValue, language]
    }
}
