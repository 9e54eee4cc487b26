import Almanac

/// A Gregorian date as people type it, whole or in part, before anything is known of today or of a table.
enum TypedDate: Hashable {
    /// Days after today, or before it if negative: `+30`, `tomorrow`.
    case offset(Int)
    /// `2027`, `2027年`.
    case year(Int)
    /// `2027-2`, `2 2027`, `February 2027`, `2027年2月`, `tháng 2 năm 2027`.
    case month(year: Int, month: Int)
    /// `February`, `2月`, `tháng 2`: of this year.
    case monthOfThisYear(Int)
    /// `2027-2-6`, `20270206`, `2027年2月6日`, `6 February 2027`, `ngày 6 tháng 2 năm 2027`.
    case day(year: Int, month: Int, day: Int)
    /// `6 February`: no other calendar names its months so.
    case monthDay(month: Int, day: Int)
    /// `2/6/2027`, which one reads as 6 February and another as 2 June.
    case dayOrMonthFirst(Int, Int, year: Int)
    /// `8-15`, `8월 15일`: a Gregorian date or a lunar one.
    case gregorianOrLunar(month: Int, day: Int)

    /// Reads a date; nil if the text is anything else. Whether there is such a month or day is not checked.
    init?(_ text: String) {
        guard text.utf8.count <= 200 else { return nil }
        if let offset = DayWord.offset(of: text) ?? Self.signedNumber(text) {
            self = .offset(offset)
            return
        }
        // A sign before a date is no part of it.
        guard text.utf8.first != UInt8(ascii: "-"), text.utf8.first != UInt8(ascii: "+") else { return nil }
        let tokens = DateToken.tokens(of: text)
        guard let date = Self.plain(tokens) ?? Self.withUnits(tokens) ?? Self.english(tokens) else { return nil }
        self = date
    }

    /// Reads `+30` or `-7`, at most six digits.
    private static func signedNumber(_ text: String) -> Int? {
        guard let sign = text.utf8.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
            (2...7).contains(text.utf8.count)
        else { return nil }
        let digits = text.utf8.dropFirst()
        return digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
    }
}

// MARK: - Numbers alone

extension TypedDate {
    /// Numbers with anything between them.
    private static func plain(_ tokens: [DateToken]) -> TypedDate? {
        let numbers = tokens.compactMap(\.number)
        guard numbers.count == tokens.count else { return nil }
        let isYear = numbers.map { $0.digits == 4 }
        let values = numbers.map(\.value)
        switch isYear {
        case [true]: return .year(values[0])
        case [false] where numbers[0].digits == 8:
            return .day(year: values[0] / 10_000, month: values[0] / 100 % 100, day: values[0] % 100)
        case [true, false]: return numbers[1].isShort ? .month(year: values[0], month: values[1]) : nil
        case [false, true]: return numbers[0].isShort ? .month(year: values[1], month: values[0]) : nil
        case [false, false]: return monthAndDay(numbers)
        case [true, false, false] where numbers[1].isShort && numbers[2].isShort:
            return .day(year: values[0], month: values[1], day: values[2])
        case [false, false, true] where numbers[0].isShort && numbers[1].isShort:
            return .dayOrMonthFirst(values[0], values[1], year: values[2])
        default: return nil
        }
    }

    /// Two short numbers: month and day, or day and month if only that can be.
    private static func monthAndDay(_ numbers: [DateToken.Number]) -> TypedDate? {
        guard numbers.allSatisfy(\.isShort) else { return nil }
        let (first, second) = (numbers[0].value, numbers[1].value)
        return first > 12 && second <= 12
            ? .gregorianOrLunar(month: second, day: first) : .gregorianOrLunar(month: first, day: second)
    }
}

// MARK: - Numbers with units

extension TypedDate {
    /// Numbers with 年, 月, 日 after them, or in Vietnamese with năm, tháng, ngày before them.
    private static func withUnits(_ tokens: [DateToken]) -> TypedDate? {
        guard let parts = DateUnit.parts(of: tokens) else { return nil }
        switch (parts[.year], parts[.month], parts[.day]) {
        case (let year?, let month?, let day?): return .day(year: year, month: month, day: day)
        case (let year?, let month?, nil): return .month(year: year, month: month)
        case (let year?, nil, nil): return .year(year)
        case (nil, let month?, let day?): return .gregorianOrLunar(month: month, day: day)
        case (nil, let month?, nil): return .monthOfThisYear(month)
        default: return nil
        }
    }
}

// MARK: - English

extension TypedDate {
    /// The name of a month with or without day and year, in either order of month and day.
    private static func english(_ tokens: [DateToken]) -> TypedDate? {
        let tokens = tokens.filter { !["st", "nd", "rd", "th", "of"].contains($0.word) }
        let months = tokens.compactMap { $0.word.flatMap(month(ofEnglishName:)) }
        let numbers = tokens.compactMap(\.number)
        guard months.count == 1, let month = months.first, numbers.count == tokens.count - 1 else { return nil }
        let days = numbers.filter(\.isShort).map(\.value)
        let years = numbers.filter { $0.digits == 4 }.map(\.value)
        // A year comes last.
        guard days.count + years.count == numbers.count, years.isEmpty || tokens.last?.number?.digits == 4 else {
            return nil
        }
        switch (days.count, years.count) {
        case (0, 0): return .monthOfThisYear(month)
        case (0, 1): return .month(year: years[0], month: month)
        case (1, 0): return .monthDay(month: month, day: days[0])
        case (1, 1): return .day(year: years[0], month: month, day: days[0])
        default: return nil
        }
    }

    /// The month of a name in small letters, of which three letters are enough.
    private static func month(ofEnglishName word: String) -> Int? {
        guard word.utf8.count >= 3 else { return nil }
        return (1...12).first { month in
            YearMonth(year: 2000, month: month)?.monthName(in: .english).lowercased().hasPrefix(word) == true
        }
    }
}

/// Words for days near today, in the six languages.
enum DayWord {
    /// How many days after today the day of a word is; nil if the text is none.
    static func offset(of text: String) -> Int? {
        let letters = FoldedText(text).letters
        return words.first { $0.words.contains { FoldedText($0).letters == letters } }?.offset
    }

    /// The Chinese and Japanese words share some characters and mean the same by them.
    private static let words: [(offset: Int, words: [String])] = [
        (-2, ["前天", "一昨日", "おととい", "그저께", "그제", "hôm kia"]),
        (-1, ["yesterday", "昨天", "昨日", "きのう", "어제", "hôm qua"]),
        (0, ["today", "now", "今天", "今日", "きょう", "오늘", "hôm nay"]),
        (1, ["tomorrow", "明天", "明日", "あした", "あす", "내일", "ngày mai"]),
        (2, ["后天", "後天", "明後日", "あさって", "모레", "ngày kia"]),
    ]
}
