import AlmanacCore
import CAlmanacWords

/// Names of the library: a row of `Data/texts/names`, which has a file for each language. A row has the names of all cases of a type, in
/// the order of their raw values, or one name.
package enum Names: Int {
    case stems, branches, elements, zodiac, otherZodiac, weekdays, shortWeekdays, terms, seasons, phases, months,
        rokuyo, festivalKinds, marks, dayKinds, reasons, audiences, solarTerm, leapMonth, outOfRange, noLeapMonth,
        noThirtiethDay, sonEomneunNal, dayNotCertain

    /// The name of the case with a raw value; empty after the last.
    subscript(_ index: UInt8, _ language: CalendarLanguage) -> String {
        var rest = Self.texts.text(rawValue, language)
        for _ in 0..<index { rest = rest.drop { $0 != UInt8(ascii: "|") }.dropFirst() }
        return String(decoding: rest.prefix { $0 != UInt8(ascii: "|") }, as: UTF8.self)
    }

    /// The name of a row that has one.
    package subscript(_ language: CalendarLanguage) -> String { self[0, language] }

    private static let texts = TextTable(UnsafeBufferPointer(start: almanac_names(), count: almanac_names_size()))
}

// MARK: - Files of texts

/// The rows of texts in the six languages, one file a language in the order of `CalendarLanguage.allCases`, all with the same keys.
///
/// A row is a key, a space and a text. A line that begins with `#` is a comment.
package struct TextTable: Sendable {
    /// The rows of all languages, one language after the other.
    private let rows: [ArraySlice<UInt8>]

    /// Lays out the files, which stand one after the other.
    package init(_ files: UnsafeBufferPointer<UInt8>) {
        rows = Array(files).split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
    }

    private var count: Int { rows.count / CalendarLanguage.allCases.count }

    /// The row of a key; nil if there is none.
    package func row(of key: String) -> Int? {
        let start = key.utf8 + [UInt8(ascii: " ")]
        return rows.prefix(count).firstIndex { $0.starts(with: start) }
    }

    /// The text of a row in a language, as UTF-8.
    func text(_ row: Int, _ language: CalendarLanguage) -> ArraySlice<UInt8> {
        rows[Int(language.rawValue) * count + row].drop { $0 != UInt8(ascii: " ") }.dropFirst()
    }

    /// The sentence of a row in a language, with values for its braces.
    package func sentence(_ row: Int, in language: CalendarLanguage, _ values: [String] = []) -> String {
        String(decoding: text(row, language), as: UTF8.self).filled(with: values, in: language)
    }
}

// MARK: - Han numerals

/// A number of a month or a day in Chinese characters: 一 … 九十九 for 1 … 99, without 一 before 十.
func hanNumeral(_ number: Int) -> String {
    let (tens, ones) = (number / 10, number % 10)
    return (tens > 1 ? hanDigits[tens] : "") + (tens > 0 ? "十" : "") + hanDigits[ones]
}

private let hanDigits = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"]

// MARK: - Sentences

extension String {
    /// The sentence of a language with values for its braces; those without a value are omitted.
    @inline(never)
    func filled(with values: [String], in language: CalendarLanguage) -> String {
        var text = ""
        var rest = unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "{", let digit = rest.popFirst() {
                let index = Int(digit.value) - 0x30
                if values.indices.contains(index) { text += values[index] }
                _ = rest.popFirst()
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return language == .korean ? text.withFittingParticles : text
    }

    /// The text with the one particle that fits the sound before it, where both are written: 공휴일이(가) is 공휴일이, 추석은(는) 추석은, 추석와(과) 추석과.
    /// After other letters than Hangul and digits both stay. What is in parentheses does not count: 한국(모두)은.
    private var withFittingParticles: String {
        let scalars = Array(unicodeScalars)
        var (fitted, index) = (String.UnicodeScalarView(), 0)
        var isClosed, isClosedBeforeParenthesis: Bool?
        while index < scalars.count {
            if let isClosed, let particle = scalars.particle(at: index, isClosed) {
                fitted.append(particle)
                index += 4
                continue
            }
            let scalar = scalars[index]
            fitted.append(scalar)
            index += 1
            switch scalar {
            case "가"..."힣": isClosed = (scalar.value - 0xAC00) % 28 != 0
            // 영, 일, 삼, 육, 칠 and 팔 end with a consonant, 이, 사, 오 and 구 do not.
            case "0"..."9": isClosed = ![2, 4, 5, 9].contains(scalar.value - 0x30)
            case "(": isClosedBeforeParenthesis = isClosed
            case ")": isClosed = isClosedBeforeParenthesis
            case "'", "」", "”": break
            default: isClosed = nil
            }
        }
        return String(fitted)
    }
}

extension [Unicode.Scalar] {
    /// The particle of the four scalars at an index, 을(를), that fits after a consonant or after a vowel; nil if they are no such pair.
    fileprivate func particle(at index: Int, _ isClosed: Bool) -> Unicode.Scalar? {
        guard index + 3 < count, self[index + 1] == "(", self[index + 3] == ")" else { return nil }
        let (first, second) = (self[index], self[index + 2])
        return switch (first, second) {
        case ("을", "를"), ("은", "는"), ("이", "가"): isClosed ? first : second
        case ("와", "과"): isClosed ? second : first
        default: nil
        }
    }
}
