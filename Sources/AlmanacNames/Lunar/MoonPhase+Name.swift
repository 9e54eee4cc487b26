import AlmanacCore

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
            case .newMoon: Names("朔", "朔", "New Moon", "삭", "朔", "Sóc")
            case .firstQuarter: Names("上弦", "上弦", "First Quarter", "상현", "上弦", "Thượng huyền")
            case .fullMoon: Names("望", "望", "Full Moon", "망", "望", "Vọng")
            case .lastQuarter: Names("下弦", "下弦", "Last Quarter", "하현", "下弦", "Hạ huyền")
            }
        return names[language]
    }
}
