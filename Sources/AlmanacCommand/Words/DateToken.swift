import Almanac

/// A number or a word of a date, without what stands between them.
enum DateToken: Hashable {
    /// Digits of ASCII or full width.
    struct Number: Hashable {
        let value: Int
        let digits: Int

        /// Whether it may be a month or a day.
        var isShort: Bool { digits <= 2 }
    }

    case number(Number)
    case word(String)

    var number: Number? {
        if case .number(let number) = self { number } else { nil }
    }

    var word: String? {
        if case .word(let word) = self { word } else { nil }
    }

    /// The numbers and words of a text, capitals, diacritics and widths folded.
    static func tokens(of text: String) -> [DateToken] {
        FoldedText(text).words.flatMap { word in
            var tokens: [DateToken] = []
            var rest = word.unicodeScalars[...]
            while let first = rest.first {
                let isNumber = isDigit(first)
                let part = rest.prefix { isDigit($0) == isNumber }
                rest = rest.dropFirst(part.count)
                tokens.append(isNumber ? number(String(part)) : .word(String(part)))
            }
            return tokens
        }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    private static func number(_ digits: String) -> DateToken {
        .number(Number(value: Int(digits) ?? .max, digits: digits.utf8.count))
    }
}

/// A part of a date and the words that name it.
enum DateUnit: Hashable {
    case year, month, day

    /// The unit of a word after a number.
    init?(after word: String) {
        switch word {
        case "年", "년": self = .year
        case "月", "월": self = .month
        case "日", "일", "号", "號": self = .day
        default: return nil
        }
    }

    /// The unit of a folded Vietnamese word before a number.
    init?(before word: String) {
        switch word {
        case "nam": self = .year
        case "thang": self = .month
        case "ngay": self = .day
        default: return nil
        }
    }

    /// The numbers of a date by their units; nil if there is anything else, or a number that cannot be its part.
    static func parts(of tokens: [DateToken]) -> [DateUnit: Int]? {
        var tokens = tokens
        // 6 tháng 2: the word before the day may be missing.
        if tokens.count % 2 == 1, tokens.first?.number != nil { tokens.insert(.word("ngay"), at: 0) }
        guard tokens.count % 2 == 0 else { return nil }
        var parts: [DateUnit: Int] = [:]
        for index in stride(from: 0, to: tokens.count, by: 2) {
            let pair: (unit: DateUnit?, number: DateToken.Number)
            switch (tokens[index], tokens[index + 1]) {
            case (.number(let number), .word(let word)): pair = (DateUnit(after: word), number)
            case (.word(let word), .number(let number)): pair = (DateUnit(before: word), number)
            default: return nil
            }
            guard let unit = pair.unit, unit == .year ? pair.number.digits == 4 : pair.number.isShort,
                parts.updateValue(pair.number.value, forKey: unit) == nil
            else { return nil }
        }
        return parts
    }
}
