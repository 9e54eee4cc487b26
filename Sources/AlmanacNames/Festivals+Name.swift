import AlmanacCore

extension Festivals {
    /// The name of a festival: 端午節, Dragon Boat Festival; its identifier if the table has no name.
    ///
    /// - Complexity: O(number of festivals).
    public func name(of festival: FestivalID, in language: CalendarLanguage) -> String {
        calendar.name(of: festival, in: language)
    }

    /// The name of a festival without what is in parentheses after it: 小年 for 小年(北), 端午 for 端午(韓國).
    ///
    /// - Complexity: O(number of festivals).
    public func shortName(of festival: FestivalID, in language: CalendarLanguage) -> String {
        let name = name(of: festival, in: language).utf8
        let short = name.prefix { $0 != UInt8(ascii: "(") }
        // English and Vietnamese have a space before the parenthesis.
        let end = short.last == UInt8(ascii: " ") ? short.dropLast() : short
        return end.isEmpty ? String(decoding: name, as: UTF8.self) : String(decoding: end, as: UTF8.self)
    }

    /// The name of a festival, from the second day of a span on with the number of the day: 初伏, then 初伏第2天 … 初伏第10天.
    ///
    /// - Complexity: O(number of festivals).
    public func label(of festival: Festival, in language: CalendarLanguage) -> String {
        festival.label(name(of: festival.id, in: language), in: language)
    }

    /// The same with the short name.
    func shortLabel(of festival: Festival, in language: CalendarLanguage) -> String {
        festival.label(shortName(of: festival.id, in: language), in: language)
    }
}

extension Festival {
    /// A name, from the second day on with the number of the day.
    fileprivate func label(_ name: String, in language: CalendarLanguage) -> String {
        if isFirstDay { return name }
        return switch language {
        case .simplifiedChinese, .traditionalChinese: "\(name)第\(dayNumber)天"
        case .english: "\(name), day \(dayNumber)"
        case .korean: "\(name) \(dayNumber)일째"
        case .japanese: "\(name)\(dayNumber)日目"
        case .vietnamese: "\(name), ngày thứ \(dayNumber)"
        }
    }
}
