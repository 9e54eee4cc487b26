import AlmanacCore

extension Zodiac {
    /// The country whose animals are named, because countries differ in three of them.
    public enum Custom: UInt8, NamedCase {
        /// Ox, Rabbit and Pig, as in China and Korea.
        case chinese
        /// Buffalo and Cat instead of Ox and Rabbit, as in Vietnam.
        case vietnamese
        /// Boar instead of Pig, as in Japan.
        case japanese
    }
}

extension CalendarLanguage {
    /// The custom of the country of the language; for English, the Chinese one.
    public var zodiacCustom: Zodiac.Custom {
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
    ///   - custom: Whose animals the names are; if nil, those of the country of the language.
    public func name(in language: CalendarLanguage, custom: Zodiac.Custom? = nil) -> String {
        names(by: custom ?? language.zodiacCustom)[language]
    }

    private func names(by custom: Zodiac.Custom) -> Names {
        switch (self, custom) {
        case (.ox, .vietnamese): Names("水牛|水牛|Buffalo|물소|水牛|Trâu")
        case (.rabbit, .vietnamese): Names("猫|貓|Cat|고양이|猫|Mèo")
        case (.pig, .japanese): Names("野猪|野豬|Boar|멧돼지|猪|Lợn rừng")
        case (.rat, _): Names("鼠|鼠|Rat|쥐|鼠|Chuột")
        case (.ox, _): Names("牛|牛|Ox|소|牛|Bò")
        case (.tiger, _): Names("虎|虎|Tiger|호랑이|虎|Hổ")
        case (.rabbit, _): Names("兔|兔|Rabbit|토끼|兎|Thỏ")
        case (.dragon, _): Names("龙|龍|Dragon|용|竜|Rồng")
        case (.snake, _): Names("蛇|蛇|Snake|뱀|蛇|Rắn")
        case (.horse, _): Names("马|馬|Horse|말|馬|Ngựa")
        case (.goat, _): Names("羊|羊|Goat|양|羊|Dê")
        case (.monkey, _): Names("猴|猴|Monkey|원숭이|猿|Khỉ")
        case (.rooster, _): Names("鸡|雞|Rooster|닭|鶏|Gà")
        case (.dog, _): Names("狗|狗|Dog|개|犬|Chó")
        case (.pig, _): Names("猪|豬|Pig|돼지|猪|Lợn")
        }
    }
}
