import AlmanacCore

extension Festivals {
    /// The name of a festival: 端午節, Dragon Boat Festival; its identifier if the table has no name.
    ///
    /// - Complexity: O(number of festivals).
    public func name(of festival: FestivalID, in language: CalendarLanguage) -> String {
        calendar.name(of: festival, in: language)
    }

    /// The name of a festival, from the second day of a span on with the number of the day: 初伏, then 初伏第2天 … 初伏第10天.
    ///
    /// - Complexity: O(number of festivals).
    public func label(of festival: Festival, in language: CalendarLanguage) -> String {
        let name = name(of: festival.id, in: language)
        if festival.isFirstDay { return name }
        return switch language {
        case .simplifiedChinese, .traditionalChinese: "\(name)第\(festival.dayNumber)天"
        case .english: "\(name), day \(festival.dayNumber)"
        case .korean: "\(name) \(festival.dayNumber)일째"
        case .japanese: "\(name)\(festival.dayNumber)日目"
        case .vietnamese: "\(name), ngày thứ \(festival.dayNumber)"
        }
    }
}
