// Lunar dates in Chinese, Japanese and Korean: year, month, day.

import AlmanacCore

// MARK: - Chinese

extension WordReader {
    /// Reads 八月十五, 农历闰六月初一, 二〇二五年腊月三十.
    mutating func readChineseDate(in language: CalendarLanguage) -> LunarWords? {
        var words = LunarWords()
        readYear(into: &words, in: language, "年", markers: chineseMarkers)
        if let numbers = readLunarNumbers(words) { return numbers }
        words.isLeap = skip(anyOf: ["闰", "閏"])
        guard readChineseMonth(into: &words), skip("月"), readChineseDay(into: &words) else { return nil }
        return words
    }

    private var chineseMarkers: [String] { ["农历", "農曆", "阴历", "陰曆", "旧历", "舊曆", "夏历", "夏曆"] }

    /// Reads a year with its unit, and a word that says the date is lunar, before or after it.
    private mutating func readYear(
        into words: inout LunarWords,
        in language: CalendarLanguage,
        _ unit: String,
        markers: [String]
    ) {
        words.isUnmistakable = skip(anyOf: markers)
        let start = self
        if let year = readYear() {
            _ = skipPillar(of: year, in: language)
            if skip(unit) { words.year = year } else { self = start }
        }
        if skip(anyOf: markers) { words.isUnmistakable = true }
    }

    private mutating func readChineseMonth(into words: inout LunarWords) -> Bool {
        if let month = read([("正", 1), ("冬", 11), ("腊", 12), ("臘", 12)]) {
            words.month = month
            words.isUnmistakable = true
            return true
        }
        guard let month = readNumber(1...12) ?? readHanNumber(1...12) else { return false }
        words.month = month
        return true
    }

    private mutating func readChineseDay(into words: inout LunarWords) -> Bool {
        if skip("初") {
            guard let day = readHanNumber(1...10) else { return false }
            words.day = day
            words.isUnmistakable = true
        } else if skip("廿") {
            words.day = 20 + (readHanNumber(1...9) ?? 0)
            words.isUnmistakable = true
        } else if let day = readHanNumber(11...30) {
            words.day = day
            // 八月十五日 is a Gregorian date too.
            if !skip("日") { words.isUnmistakable = true }
            return true
        } else if let day = readNumber(1...30) ?? readHanNumber(1...30) {
            words.day = day
            return skip(anyOf: ["日", "号", "號"])
        } else {
            return false
        }
        _ = skip("日")
        return true
    }
}

// MARK: - Japanese

extension WordReader {
    /// Reads 旧暦8月15日, 閏六月一日, 2025年師走1日.
    mutating func readJapaneseDate() -> LunarWords? {
        var words = LunarWords()
        readYear(into: &words, in: .japanese, "年", markers: ["旧暦", "陰暦", "太陰暦", "農暦", "旧"])
        if let numbers = readLunarNumbers(words) { return numbers }
        words.isLeap = skip("閏")
        let names = LunarMonthNumber.allCases.filter { !$0.isLeap }.map { month in
            (month.name(in: .japanese, style: .traditional), month.number)
        }
        if let month = read(names) {
            words.month = month
            words.isUnmistakable = true
        } else {
            guard let month = readNumber(1...12) ?? readHanNumber(1...12), skip("月") else { return nil }
            words.month = month
        }
        guard let day = readNumber(1...30) ?? readHanNumber(1...30), skip("日") else { return nil }
        words.day = day
        return words
    }
}

// MARK: - Korean

extension WordReader {
    /// Reads 음력 8월 15일, 윤6월 1일, 3월 1일 윤달, 정월 초하루, 2025년 섣달 보름.
    mutating func readKoreanDate() -> LunarWords? {
        var words = LunarWords()
        readYear(into: &words, in: .korean, "년", markers: ["음력"])
        if let numbers = readLunarNumbers(words) { return numbers }
        words.isLeap = skip(anyOf: ["윤달", "윤"])
        guard readKoreanMonth(into: &words), readKoreanDay(into: &words) else { return nil }
        if !words.isLeap { words.isLeap = skip(anyOf: ["윤달", "윤"]) }
        if skip("음력") { words.isUnmistakable = true }
        return words
    }

    private mutating func readKoreanMonth(into words: inout LunarWords) -> Bool {
        let names = LunarMonthNumber.allCases.filter { !$0.isLeap }.map { month in
            (month.name(in: .korean, style: .traditional), month.number)
        }
        if let month = read(names) {
            words.month = month
            // 이월 … 시월 are those of the Gregorian calendar too.
            if !(2...10).contains(month) { words.isUnmistakable = true }
            return true
        }
        guard let month = readNumber(1...12), skip("월") else { return false }
        words.month = month
        return true
    }

    private mutating func readKoreanDay(into words: inout LunarWords) -> Bool {
        if let day = read([("초하루", 1), ("보름", 15)]) {
            words.day = day
            words.isUnmistakable = true
            return true
        }
        guard let day = readNumber(1...30), skip("일") else { return false }
        words.day = day
        return true
    }
}
