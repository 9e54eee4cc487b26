import AlmanacCore

extension HeavenlyStem {
    /// The name of the stem: 甲, Jia, 갑, Giáp.
    public func name(in language: CalendarLanguage) -> String { names[language] }

    private var names: Names {
        switch self {
        case .jia: Names("甲", "甲", "Jia", "갑", "甲", "Giáp")
        case .yi: Names("乙", "乙", "Yi", "을", "乙", "Ất")
        case .bing: Names("丙", "丙", "Bing", "병", "丙", "Bính")
        case .ding: Names("丁", "丁", "Ding", "정", "丁", "Đinh")
        case .wu: Names("戊", "戊", "Wu", "무", "戊", "Mậu")
        case .ji: Names("己", "己", "Ji", "기", "己", "Kỷ")
        case .geng: Names("庚", "庚", "Geng", "경", "庚", "Canh")
        case .xin: Names("辛", "辛", "Xin", "신", "辛", "Tân")
        case .ren: Names("壬", "壬", "Ren", "임", "壬", "Nhâm")
        case .gui: Names("癸", "癸", "Gui", "계", "癸", "Quý")
        }
    }
}
