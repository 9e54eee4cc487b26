import AlmanacCore

/// Whose animals are meant, where countries differ.
public enum ZodiacCustom: UInt8, CaseIterable, Hashable, Sendable {
    /// The Ox, the Rabbit and the Pig: China and Korea.
    case chinese
    /// The Buffalo for the Ox and the Cat for the Rabbit.
    case vietnamese
    /// The Boar for the Pig.
    case japanese
}

extension CalendarLanguage {
    /// The custom of the language's own country; Chinese for English.
    public var zodiacCustom: ZodiacCustom {
        switch self {
        case .simplifiedChinese, .traditionalChinese, .english, .korean: .chinese
        case .japanese: .japanese
        case .vietnamese: .vietnamese
        }
    }
}

extension Zodiac {
    /// The name of the animal: 兔, Rabbit, Mèo.
    ///
    /// - Parameters:
    ///   - language: The language of the name.
    ///   - custom: Whose animals are meant; if nil, those of the language's own country.
    public func name(in language: CalendarLanguage, custom: ZodiacCustom? = nil) -> String {
        names(by: custom ?? language.zodiacCustom)[language]
    }

    private func names(by custom: ZodiacCustom) -> Names {
        switch (self, custom) {
        case (.ox, .vietnamese): Names("水牛", "水牛", "Buffalo", "물소", "水牛", "Trâu")
        case (.rabbit, .vietnamese): Names("猫", "貓", "Cat", "고양이", "猫", "Mèo")
        case (.pig, .japanese): Names("野猪", "野豬", "Boar", "멧돼지", "猪", "Lợn rừng")
        case (.rat, _): Names("鼠", "鼠", "Rat", "쥐", "鼠", "Chuột")
        case (.ox, _): Names("牛", "牛", "Ox", "소", "牛", "Bò")
        case (.tiger, _): Names("虎", "虎", "Tiger", "호랑이", "虎", "Hổ")
        case (.rabbit, _): Names("兔", "兔", "Rabbit", "토끼", "兎", "Thỏ")
        case (.dragon, _): Names("龙", "龍", "Dragon", "용", "竜", "Rồng")
        case (.snake, _): Names("蛇", "蛇", "Snake", "뱀", "蛇", "Rắn")
        case (.horse, _): Names("马", "馬", "Horse", "말", "馬", "Ngựa")
        case (.goat, _): Names("羊", "羊", "Goat", "양", "羊", "Dê")
        case (.monkey, _): Names("猴", "猴", "Monkey", "원숭이", "猿", "Khỉ")
        case (.rooster, _): Names("鸡", "雞", "Rooster", "닭", "鶏", "Gà")
        case (.dog, _): Names("狗", "狗", "Dog", "개", "犬", "Chó")
        case (.pig, _): Names("猪", "豬", "Pig", "돼지", "豚", "Lợn")
        }
    }
}
