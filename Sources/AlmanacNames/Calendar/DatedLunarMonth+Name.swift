import AlmanacCore

extension LunarMonth {
    /// The month with the stem and branch of its year: 丙午年十二月, Month 12 of Bingwu, 병오년 12월, tháng 12 năm Bính Ngọ.
    ///
    /// - Parameters:
    ///   - language: The language of the text.
    ///   - style: Whether the month goes by its number or by its old name.
    public func text(in language: CalendarLanguage, month style: LunarMonthNumber.NameStyle = .numbered) -> String {
        let name = month.name(in: language, style: style)
        let pillar = StemBranch.year(year).name(in: language)
        return switch language {
        case .simplifiedChinese, .traditionalChinese, .japanese: pillar + "年" + name
        case .english: name + " of " + pillar
        case .korean: pillar + "년 " + name
        case .vietnamese: name + " năm " + pillar
        }
    }
}
