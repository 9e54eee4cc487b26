// Lunar dates in English and Vietnamese: day, month, year.

import AlmanacCore

// MARK: - English

extension WordReader {
    /// Reads Day 1 of Leap Month 6, 2025 (Yisi), 15th day of the 8th month, lunar 8-15.
    mutating func readEnglishDate() -> LunarWords? {
        var words = LunarWords()
        words.isUnmistakable = skip("lunar date") || skip("lunar")
        if let numbers = readLunarNumbers(words) { return numbers }
        guard let day = readEnglishDay(), skip("of") else { return nil }
        words.day = day
        _ = skip("the")
        words.isLeap = skip("leap")
        guard let month = readEnglishMonth() else { return nil }
        words.month = month
        // A month has a number of its own in no other calendar that is spoken of so.
        words.isUnmistakable = true
        words.year = readYear()
        if let year = words.year { _ = skipPillar(of: year, in: .english) }
        return words
    }

    private mutating func readEnglishDay() -> Int? {
        if skip("day") { return readNumber(1...30) }
        let start = self
        if let day = readNumber(1...30), skipOrdinalEnding(), skip("day") { return day }
        self = start
        return nil
    }

    private mutating func readEnglishMonth() -> Int? {
        if skip("month") { return readNumber(1...12) }
        let names = LunarMonthNumber.allCases.filter { !$0.isLeap }.map { month in
            (month.name(in: .english, style: .traditional), month.number)
        }
        if let month = read(names) { return month }
        guard let month = readNumber(1...12), skipOrdinalEnding() else { return nil }
        _ = skip("lunar")
        return skip("month") ? month : nil
    }

    private mutating func skipOrdinalEnding() -> Bool { skip(anyOf: ["st", "nd", "rd", "th"]) }
}

// MARK: - Vietnamese

extension WordReader {
    /// Reads mùng 1 tháng Giêng, rằm tháng 8, ngày 15 tháng 8 âm lịch, mùng 1 tháng 6 nhuận năm Ất Tỵ 2025.
    mutating func readVietnameseDate() -> LunarWords? {
        var words = LunarWords()
        words.isUnmistakable = skip("âm lịch")
        guard readVietnameseDay(into: &words), readVietnameseMonth(into: &words) else { return nil }
        words.isLeap = skip("nhuận")
        if skip("âm lịch") { words.isUnmistakable = true }
        if skip("năm") {
            guard let year = readVietnameseYear() else { return nil }
            words.year = year
        }
        if skip("âm lịch") { words.isUnmistakable = true }
        return words
    }

    private mutating func readVietnameseDay(into words: inout LunarWords) -> Bool {
        if skip("rằm") {
            words.day = 15
            words.isUnmistakable = true
            return true
        }
        if skip(anyOf: ["mùng", "mồng"]) { words.isUnmistakable = true } else { _ = skip("ngày") }
        guard let day = readNumber(1...30) else { return false }
        words.day = day
        return true
    }

    private mutating func readVietnameseMonth(into words: inout LunarWords) -> Bool {
        let start = self
        if skip("tháng"), let month = readNumber(1...12) {
            words.month = month
            return true
        }
        self = start
        // tháng Một is the eleventh month or the first, so it is not read.
        let names = LunarMonthNumber.allCases.filter { !$0.isLeap }.map { month in
            (month.name(in: .vietnamese, style: .traditional), month.number)
        }
        guard let month = read(names + [("tháng Mười hai", 12)]) else { return false }
        words.month = month
        if month == 1 || month == 12 { words.isUnmistakable = true }
        return true
    }

    private mutating func readVietnameseYear() -> Int? {
        if let year = readYear() {
            _ = skipPillar(of: year, in: .vietnamese)
            return year
        }
        // The stem and branch come first where both are printed.
        for pillar in StemBranch.allCases where skip(pillar.name(in: .vietnamese)) {
            guard let year = readYear(), StemBranch.year(year) == pillar else { return nil }
            return year
        }
        return nil
    }
}
