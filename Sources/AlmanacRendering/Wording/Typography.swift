import Almanac

extension CalendarLanguage {
    /// Fonts with the forms of characters of the language, of Linux, macOS and Windows, as a list of CSS.
    var fontFamilies: String {
        let fonts =
            switch self {
            case .simplifiedChinese: ["Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei"]
            case .traditionalChinese: ["Noto Sans CJK TC", "PingFang TC", "Microsoft JhengHei"]
            case .korean: ["Noto Sans CJK KR", "Apple SD Gothic Neo", "Malgun Gothic"]
            case .japanese: ["Noto Sans CJK JP", "Hiragino Sans", "Yu Gothic"]
            case .english, .vietnamese: ["Helvetica Neue", "Segoe UI"]
            }
        return (["Noto Sans"] + fonts).map { "\"\($0)\"," }.joined() + "sans-serif"
    }
}

extension ClosedRange<Int> {
    /// Years in words: `2026`, `1900–2100`.
    var text: String { count == 1 ? "\(lowerBound)" : "\(lowerBound)–\(upperBound)" }
}

extension Sequence where Element: Equatable {
    /// The elements in their order, each once.
    package var unique: [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}

/// A paragraph broken into lines: at spaces, and in Chinese and Japanese between any two characters, except before
/// punctuation that ends something and after punctuation that opens it. Dates are kept whole, and with the word before them.
struct LineBreaks {
    /// The lines, without spaces at their ends.
    private(set) var lines: [String] = []

    /// Breaks a text.
    ///
    /// - Parameters:
    ///   - text: The paragraph.
    ///   - fits: Whether a line is not too wide; a part that cannot be broken has a line of its own even if it is.
    init(_ text: String, fits: (String) -> Bool) {
        var line = ""
        for part in Self.parts(of: text) {
            if !line.isEmpty, !fits((line + part).withoutTrailingSpaces) {
                lines.append(line.withoutTrailingSpaces)
                line = ""
            }
            line += part
        }
        if !line.isEmpty { lines.append(line.withoutTrailingSpaces) }
    }

    /// The parts between which a line may end.
    private static func parts(of text: String) -> [String] {
        var parts: [String] = []
        var last: Character?
        for character in text {
            if let last, !mayBreak(between: last, and: character) {
                parts[parts.count - 1].append(character)
            } else {
                parts.append(String(character))
            }
            last = character
        }
        return parts
    }

    private static func mayBreak(between left: Character, and right: Character) -> Bool {
        if right == " " { return false }
        // A number stays with the word before it, and a time with its day.
        if left == " " { return !right.isNumber }
        if closing.contains(right) || opening.contains(left) { return false }
        return left.isIdeograph || right.isIdeograph
    }

    private static let opening = "（「『《〔"
    private static let closing = "、。，；：）」』》〕！？・ー々"
}

extension Character {
    /// Whether lines may be broken beside the character: Chinese characters, kana and their punctuation, not Hangul.
    fileprivate var isIdeograph: Bool {
        switch unicodeScalars.first?.value ?? 0 {
        case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x20000...0x3FFFD: true
        default: false
        }
    }
}

extension String {
    fileprivate var withoutTrailingSpaces: String {
        var text = self[...]
        while text.last == " " { text = text.dropLast() }
        return String(text)
    }
}
