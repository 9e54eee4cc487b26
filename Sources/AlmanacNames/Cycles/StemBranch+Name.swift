import AlmanacCore

extension StemBranch {
    /// The name of the pair, composed of the names of its stem and its branch: 丙午, Bingwu, 병오, Bính Ngọ.
    public func name(in language: CalendarLanguage) -> String {
        let stemName = stem.name(in: language)
        let branchName = branch.name(in: language)
        switch language {
        case .simplifiedChinese, .traditionalChinese, .japanese, .korean:
            return stemName + branchName
        case .english:
            // Pinyin writes the two syllables as one word. All letters of the names are ASCII.
            var name = stemName
            for letter in branchName.unicodeScalars {
                name.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: letter.value) | 0x20))
            }
            return name
        case .vietnamese:
            return stemName + " " + branchName
        }
    }
}

extension HeavenlyStem {
    /// The name of the stem: 甲, Jia, 갑, Giáp.
    public func name(in language: CalendarLanguage) -> String { names[language] }

    private var names: Names {
        switch self {
        case .jia: Names("甲|甲|Jia|갑|甲|Giáp")
        case .yi: Names("乙|乙|Yi|을|乙|Ất")
        case .bing: Names("丙|丙|Bing|병|丙|Bính")
        case .ding: Names("丁|丁|Ding|정|丁|Đinh")
        case .wu: Names("戊|戊|Wu|무|戊|Mậu")
        case .ji: Names("己|己|Ji|기|己|Kỷ")
        case .geng: Names("庚|庚|Geng|경|庚|Canh")
        case .xin: Names("辛|辛|Xin|신|辛|Tân")
        case .ren: Names("壬|壬|Ren|임|壬|Nhâm")
        case .gui: Names("癸|癸|Gui|계|癸|Quý")
        }
    }
}

extension EarthlyBranch {
    /// The name of the branch: 子, Zi, 자, Tý.
    public func name(in language: CalendarLanguage) -> String { names[language] }

    private var names: Names {
        switch self {
        case .zi: Names("子|子|Zi|자|子|Tý")
        case .chou: Names("丑|丑|Chou|축|丑|Sửu")
        case .yin: Names("寅|寅|Yin|인|寅|Dần")
        case .mao: Names("卯|卯|Mao|묘|卯|Mão")
        case .chen: Names("辰|辰|Chen|진|辰|Thìn")
        case .si: Names("巳|巳|Si|사|巳|Tỵ")
        case .wu: Names("午|午|Wu|오|午|Ngọ")
        case .wei: Names("未|未|Wei|미|未|Mùi")
        case .shen: Names("申|申|Shen|신|申|Thân")
        case .you: Names("酉|酉|You|유|酉|Dậu")
        case .xu: Names("戌|戌|Xu|술|戌|Tuất")
        case .hai: Names("亥|亥|Hai|해|亥|Hợi")
        }
    }
}

extension HeavenlyStem.Element {
    /// The name of the element: 火, Fire, 화, Hỏa.
    public func name(in language: CalendarLanguage) -> String { names[language] }

    private var names: Names {
        switch self {
        case .wood: Names("木|木|Wood|목|木|Mộc")
        case .fire: Names("火|火|Fire|화|火|Hỏa")
        case .earth: Names("土|土|Earth|토|土|Thổ")
        case .metal: Names("金|金|Metal|금|金|Kim")
        case .water: Names("水|水|Water|수|水|Thủy")
        }
    }
}
