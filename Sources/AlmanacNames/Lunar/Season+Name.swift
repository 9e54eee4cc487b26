import AlmanacCore

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
        case .spring: Names("春", "春", "Spring", "봄", "春", "Xuân")
        case .summer: Names("夏", "夏", "Summer", "여름", "夏", "Hạ")
        case .autumn: Names("秋", "秋", "Autumn", "가을", "秋", "Thu")
        case .winter: Names("冬", "冬", "Winter", "겨울", "冬", "Đông")
        }
    }
}
