import AlmanacCore

extension LunarMonthNumber {
    /// How months are named.
    public enum NameStyle: UInt8, CaseIterable, Codable, Hashable, Sendable {
        /// By number: 十一月, 11월, 11月, Month 11, tháng 11. In Chinese the first month is 正月 in this style too.
        case numbered
        /// By the old names: 冬月 and 臘月, 동짓달 and 섣달, 睦月 … 師走, tháng Giêng … tháng Chạp; in English Eleventh Month.
        case traditional
    }

    /// Returns the name of the month: 六月; for a leap month 閏六月, Leap Month 6, 윤6월, 閏6月, tháng 6 nhuận.
    ///
    /// - Parameters:
    ///   - language: The language of the name.
    ///   - style: Whether the month goes by its number or by its old name.
    public func name(in language: CalendarLanguage, style: NameStyle = .numbered) -> String {
        let name = plainName(in: language, style: style)
        guard isLeap else { return name }
        switch language {
        case .simplifiedChinese: return "闰" + name
        case .traditionalChinese, .japanese: return "閏" + name
        case .english: return "Leap " + name
        case .korean: return "윤" + name
        case .vietnamese: return name + " nhuận"
        }
    }

    /// The month with a name in a language, exactly as `name(in:style:)` returns it in either style, or nil.
    public init?(name: String, in language: CalendarLanguage) {
        for style in NameStyle.allCases {
            if let month = firstValue(
                named: name,
                among: LunarMonthNumber.allCases,
                by: { $0.name(in: language, style: style) }
            ) {
                self = month
                return
            }
        }
        return nil
    }

    private func plainName(in language: CalendarLanguage, style: NameStyle) -> String {
        switch style {
        case .traditional: oldNames[language]
        case .numbered:
            switch language {
            case .simplifiedChinese, .traditionalChinese: number == 1 ? "正月" : HanNumeral.text(number) + "月"
            case .english: "Month \(number)"
            case .korean: "\(number)월"
            case .japanese: "\(number)月"
            case .vietnamese: "tháng \(number)"
            }
        }
    }

    private var oldNames: Names {
        switch number {
        case 1: Names("正月", "正月", "First Month", "정월", "睦月", "tháng Giêng")
        case 2: Names("二月", "二月", "Second Month", "이월", "如月", "tháng Hai")
        case 3: Names("三月", "三月", "Third Month", "삼월", "弥生", "tháng Ba")
        case 4: Names("四月", "四月", "Fourth Month", "사월", "卯月", "tháng Tư")
        case 5: Names("五月", "五月", "Fifth Month", "오월", "皐月", "tháng Năm")
        case 6: Names("六月", "六月", "Sixth Month", "유월", "水無月", "tháng Sáu")
        case 7: Names("七月", "七月", "Seventh Month", "칠월", "文月", "tháng Bảy")
        case 8: Names("八月", "八月", "Eighth Month", "팔월", "葉月", "tháng Tám")
        case 9: Names("九月", "九月", "Ninth Month", "구월", "長月", "tháng Chín")
        case 10: Names("十月", "十月", "Tenth Month", "시월", "神無月", "tháng Mười")
        case 11: Names("冬月", "冬月", "Eleventh Month", "동짓달", "霜月", "tháng Mười một")
        default: Names("腊月", "臘月", "Twelfth Month", "섣달", "師走", "tháng Chạp")
        }
    }
}
