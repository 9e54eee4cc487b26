import AlmanacCore

extension Rokuyo {
    /// The name of the day: 大安, Taian, 대안, Đại an.
    public func name(in language: CalendarLanguage) -> String { names[language] }

    /// The words for the days of Korea that a spirit leaves free.
    package static let sonEomneunNalNames = Names("无鬼神之日|無鬼神之日|Day without spirits|손 없는 날|悪鬼のいない日|Ngày không có tà ma")

    private var names: Names {
        switch self {
        case .taian: Names("大安|大安|Taian|대안|大安|Đại an")
        case .shakko: Names("赤口|赤口|Shakkō|적구|赤口|Xích khẩu")
        case .sensho: Names("先胜|先勝|Senshō|선승|先勝|Tiên thắng")
        case .tomobiki: Names("友引|友引|Tomobiki|우인|友引|Hữu dẫn")
        case .sembu: Names("先负|先負|Sembu|선부|先負|Tiên phụ")
        case .butsumetsu: Names("佛灭|佛滅|Butsumetsu|불멸|仏滅|Phật diệt")
        }
    }
}
