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
