import AlmanacCore

extension HeavenlyStem.Element {
    /// The name of the element: 火, Fire, 화, Hỏa.
    public func name(in language: CalendarLanguage) -> String { names[language] }

    private var names: Names {
        switch self {
        case .wood: Names("木", "木", "Wood", "목", "木", "Mộc")
        case .fire: Names("火", "火", "Fire", "화", "火", "Hỏa")
        case .earth: Names("土", "土", "Earth", "토", "土", "Thổ")
        case .metal: Names("金", "金", "Metal", "금", "金", "Kim")
        case .water: Names("水", "水", "Water", "수", "水", "Thủy")
        }
    }
}
