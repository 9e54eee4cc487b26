import AlmanacCore

extension Era {
    /// The name of the era: 民國, 令和, 단기, Reiwa.
    public func name(in language: CalendarLanguage) -> String {
        let names =
            switch self {
            case .minguo: Names("民国", "民國", "Minguo", "민국", "民国", "Dân Quốc")
            case .dangun: Names("檀纪", "檀紀", "Dangun", "단기", "檀紀", "Đàn Kỷ")
            case .meiji: Names("明治", "明治", "Meiji", "메이지", "明治", "Minh Trị")
            case .taisho: Names("大正", "大正", "Taisho", "다이쇼", "大正", "Đại Chính")
            case .showa: Names("昭和", "昭和", "Showa", "쇼와", "昭和", "Chiêu Hòa")
            case .heisei: Names("平成", "平成", "Heisei", "헤이세이", "平成", "Bình Thành")
            case .reiwa: Names("令和", "令和", "Reiwa", "레이와", "令和", "Lệnh Hòa")
            }
        return names[language]
    }
}

extension Era.YearNumber {
    /// The year in words: 民國115年, 令和元年, Reiwa 8, 단기 4359년.
    public func text(in language: CalendarLanguage) -> String {
        let name = era.name(in: language)
        return switch language {
        case .simplifiedChinese, .traditionalChinese, .japanese: name + (year == 1 ? "元" : "\(year)") + "年"
        case .korean: name + " \(year)년"
        case .english, .vietnamese: name + " \(year)"
        }
    }
}
