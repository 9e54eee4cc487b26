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
    public func name(in language: CalendarLanguage) -> String { names[language] }

    /// The word for a solar term.
    package static let kindNames = Names("节气|節氣|Solar term|절기|節気|Tiết khí")

    private var names: Names {
        switch self {
        case .xiaohan: Names("小寒|小寒|Minor Cold|소한|小寒|Tiểu hàn")
        case .dahan: Names("大寒|大寒|Major Cold|대한|大寒|Đại hàn")
        case .lichun: Names("立春|立春|Start of Spring|입춘|立春|Lập xuân")
        case .yushui: Names("雨水|雨水|Rain Water|우수|雨水|Vũ thủy")
        case .jingzhe: Names("惊蛰|驚蟄|Awakening of Insects|경칩|啓蟄|Kinh trập")
        case .chunfen: Names("春分|春分|Spring Equinox|춘분|春分|Xuân phân")
        case .qingming: Names("清明|清明|Qingming|청명|清明|Thanh minh")
        case .guyu: Names("谷雨|穀雨|Grain Rain|곡우|穀雨|Cốc vũ")
        case .lixia: Names("立夏|立夏|Start of Summer|입하|立夏|Lập hạ")
        case .xiaoman: Names("小满|小滿|Grain Buds|소만|小満|Tiểu mãn")
        case .mangzhong: Names("芒种|芒種|Grain in Ear|망종|芒種|Mang chủng")
        case .xiazhi: Names("夏至|夏至|Summer Solstice|하지|夏至|Hạ chí")
        case .xiaoshu: Names("小暑|小暑|Minor Heat|소서|小暑|Tiểu thử")
        case .dashu: Names("大暑|大暑|Major Heat|대서|大暑|Đại thử")
        case .liqiu: Names("立秋|立秋|Start of Autumn|입추|立秋|Lập thu")
        case .chushu: Names("处暑|處暑|End of Heat|처서|処暑|Xử thử")
        case .bailu: Names("白露|白露|White Dew|백로|白露|Bạch lộ")
        case .qiufen: Names("秋分|秋分|Autumn Equinox|추분|秋分|Thu phân")
        case .hanlu: Names("寒露|寒露|Cold Dew|한로|寒露|Hàn lộ")
        case .shuangjiang: Names("霜降|霜降|Frost Descent|상강|霜降|Sương giáng")
        case .lidong: Names("立冬|立冬|Start of Winter|입동|立冬|Lập đông")
        case .xiaoxue: Names("小雪|小雪|Minor Snow|소설|小雪|Tiểu tuyết")
        case .daxue: Names("大雪|大雪|Major Snow|대설|大雪|Đại tuyết")
        case .dongzhi: Names("冬至|冬至|Winter Solstice|동지|冬至|Đông chí")
        }
    }
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
    public func name(in language: CalendarLanguage) -> String { names[language] }

    private var names: Names {
        switch self {
        case .spring: Names("春|春|Spring|봄|春|Xuân")
        case .summer: Names("夏|夏|Summer|여름|夏|Hạ")
        case .autumn: Names("秋|秋|Autumn|가을|秋|Thu")
        case .winter: Names("冬|冬|Winter|겨울|冬|Đông")
        }
    }
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
        let names =
            switch self {
            case .newMoon: Names("朔|朔|New Moon|삭|朔|Sóc")
            case .firstQuarter: Names("上弦|上弦|First Quarter|상현|上弦|Thượng huyền")
            case .fullMoon: Names("望|望|Full Moon|망|望|Vọng")
            case .lastQuarter: Names("下弦|下弦|Last Quarter|하현|下弦|Hạ huyền")
            }
        return names[language]
    }
}
