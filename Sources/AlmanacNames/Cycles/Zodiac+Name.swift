import AlmanacCore

extension Zodiac {
    /// The name of the animal where the language is spoken; in English, as in China: 兔, Rabbit, Mèo.
    public func name(in language: CalendarLanguage) -> String {
        let isVietnamese = language == .vietnamese
        return name(in: language, by: isVietnamese ? .buffaloAndCat : language == .japanese ? .boar : [])
    }

    /// The name of the animal by the customs of a calendar; three animals differ between countries.
    package func name(in language: CalendarLanguage, by customs: CustomSection.CalendarCustoms) -> String {
        names(by: customs)[language]
    }

    private func names(by customs: CustomSection.CalendarCustoms) -> Names {
        switch self {
        case .ox where customs.contains(.buffaloAndCat): Names("水牛|水牛|Buffalo|물소|水牛|Trâu")
        case .rabbit where customs.contains(.buffaloAndCat): Names("猫|貓|Cat|고양이|猫|Mèo")
        case .pig where customs.contains(.boar): Names("野猪|野豬|Boar|멧돼지|猪|Lợn rừng")
        case .rat: Names("鼠|鼠|Rat|쥐|鼠|Chuột")
        case .ox: Names("牛|牛|Ox|소|牛|Bò")
        case .tiger: Names("虎|虎|Tiger|호랑이|虎|Hổ")
        case .rabbit: Names("兔|兔|Rabbit|토끼|兎|Thỏ")
        case .dragon: Names("龙|龍|Dragon|용|竜|Rồng")
        case .snake: Names("蛇|蛇|Snake|뱀|蛇|Rắn")
        case .horse: Names("马|馬|Horse|말|馬|Ngựa")
        case .goat: Names("羊|羊|Goat|양|羊|Dê")
        case .monkey: Names("猴|猴|Monkey|원숭이|猿|Khỉ")
        case .rooster: Names("鸡|雞|Rooster|닭|鶏|Gà")
        case .dog: Names("狗|狗|Dog|개|犬|Chó")
        case .pig: Names("猪|豬|Pig|돼지|猪|Lợn")
        }
    }
}
