import Almanac

extension Birthday {
    /// The age with its unit: 71歲, turns 71, 만 71세.
    func ageText(in language: CalendarLanguage) -> String {
        Names("\(age)岁", "\(age)歲", "turns \(age)", "만 \(age)세", "満\(age)歳", "\(age) tuổi")[language]
    }

    /// The age by the count of East Asia: 虛歲72, counting age 72.
    func countingAgeText(in language: CalendarLanguage) -> String {
        let age = countingAge
        return Names(
            "虚岁\(age)",
            "虛歲\(age)",
            "counting age \(age)",
            "세는나이 \(age)세",
            "数え年\(age)歳",
            "tuổi ta \(age)"
        )[language]
    }

    /// The lunar date on which the birthday is kept and why, 八月十五 (無閏八月); nil if it is that of the birth.
    func departure(from birth: Birth, in language: CalendarLanguage) -> String? {
        guard LunarMonthDay(date) != LunarMonthDay(birth.date) else { return nil }
        let kept = LunarMonthDay(date).text(in: language)
        let reasons = reasons.compactMap { birth.text(of: $0, in: language) }.joined(separator: ", ")
        return reasons.isEmpty ? kept : "\(kept) (\(reasons))"
    }
}

extension Birth {
    /// What a year lacks of the date of birth: 無閏八月, no 30th; nil for what is no matter of the year.
    func text(of absence: LunarDate.Absence, in language: CalendarLanguage) -> String? {
        let month = date.month.name(in: language)
        switch absence {
        case .outOfRange: return nil
        case .noSuchLeapMonth:
            return Names(
                "无\(month)",
                "無\(month)",
                "no \(month)",
                "\(month) 없음",
                "\(month)なし",
                "không có \(month)"
            )[language]
        case .noThirtiethDay:
            return Names("无三十", "無三十", "no 30th", "30일 없음", "30日なし", "không có ngày 30")[language]
        }
    }

    /// Whose birthday it is: 媽媽的農曆生日, Mum's lunar birthday; without a name 農曆生日, Lunar birthday.
    func title(in language: CalendarLanguage) -> String {
        let birthday = Names("农历生日", "農曆生日", "Lunar birthday", "음력 생일", "旧暦の誕生日", "Sinh nhật âm lịch")[language]
        guard let name else { return birthday }
        return Names(
            "\(name)的农历生日",
            "\(name)的農曆生日",
            "\(name)'s lunar birthday",
            "\(name) 음력 생일",
            "\(name)の旧暦の誕生日",
            "Sinh nhật âm lịch của \(name)"
        )[language]
    }
}
