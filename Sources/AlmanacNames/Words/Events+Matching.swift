import AlmanacCore

extension SolarTerm {
    /// The terms that fit what people type, the best fits first: `立春`, `lichun`, `Start of Spring`, `입춘`.
    ///
    /// A term has its names in the six languages and that in pinyin.
    public static func matching(_ text: String) -> [NameMatch<SolarTerm>] {
        NameIndex(allCases) { term in
            [term.identifier] + CalendarLanguage.allCases.map { term.name(in: $0) }
        }.matches(text)
    }
}

extension MoonPhase {
    /// The phases that fit what people type, the best fits first: `full moon`, `满月`, `望`, `보름달`, `trăng tròn`.
    ///
    /// A phase has its names in the six languages and the everyday ones.
    public static func matching(_ text: String) -> [NameMatch<MoonPhase>] {
        NameIndex(allCases) { phase in
            phase.everydayNames + CalendarLanguage.allCases.map { phase.name(in: $0) }
        }.matches(text)
    }

    private var everydayNames: [String] {
        switch self {
        case .newMoon: ["新月", "朔月", "신월", "합삭", "trăng non", "trăng mới"]
        case .firstQuarter: ["上弦月", "上弦の月", "상현달", "trăng thượng huyền"]
        case .fullMoon: ["满月", "滿月", "満月", "望月", "보름달", "만월", "trăng tròn"]
        case .lastQuarter: ["下弦月", "下弦の月", "third quarter", "하현달", "trăng hạ huyền"]
        }
    }
}
