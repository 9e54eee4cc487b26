// The width of text without its font: near enough to keep a label within its cell in any of the fonts of a poster.

extension String {
    /// The approximate width of the text in a proportional font, in ems: one for a Chinese character, less for a letter.
    var widthInEms: Double { unicodeScalars.reduce(0) { $0 + $1.widthInEms } }
}

extension Unicode.Scalar {
    fileprivate var widthInEms: Double {
        switch self {
        case "i", "j", "l", "I", "f", "t", "r", ".", ",", "'", "’", ":", ";", "!", "|", " ", "(", ")", "-": 0.36
        case "m", "w", "M", "W", "—", "…": 0.95
        case "A"..."Z": 0.7
        case "\u{300}"..."\u{36F}": 0
        case ..<"\u{1100}", "\u{1E00}"..."\u{1EFF}": 0.58
        case "\u{AC00}"..."\u{D7A3}": 0.92
        default: 1
        }
    }
}

extension Drawing {
    /// How much wider than plain letters those of a style are.
    static func stretch(of style: String) -> Double { style == "p" || style == "month" ? 1.08 : 1 }

    /// Words in as few lines as fit a width in ems, none broken unless it is wider than a line.
    static func lines(_ text: String, width: Double) -> [String] {
        var lines: [String] = []
        for word in words(of: text) {
            let joined = lines.last.map { $0 + ($0.hasSuffix("-") ? "" : " ") + word }
            if let joined, joined.widthInEms <= width {
                lines[lines.count - 1] = joined
            } else {
                lines += pieces(of: word, width: width)
            }
        }
        return lines
    }

    /// Whether a word of letters is wider than a line; a text of Chinese characters breaks anywhere.
    static func breaksAWord(_ text: String, width: Double) -> Bool {
        words(of: text).contains { $0.unicodeScalars.allSatisfy(\.belongsToAWord) && $0.widthInEms > width }
    }

    /// The parts of a text that a line may end after: words, and the parts of a compound with its hyphen.
    private static func words(of text: String) -> [String] {
        var words = [""]
        for character in text {
            if character != " " { words[words.count - 1].append(character) }
            if character == " " || character == "-" { words.append("") }
        }
        return words.filter { !$0.isEmpty }
    }

    /// A word in as many pieces as lines of a width need: Chinese breaks between any two characters, letters with a hyphen.
    private static func pieces(of word: String, width: Double) -> [String] {
        guard word.widthInEms > width else { return [word] }
        var pieces = [""]
        for unit in units(of: word) {
            let last = pieces[pieces.count - 1]
            let hyphen = last.endsInALetter && unit.endsInALetter ? "-" : ""
            if !last.isEmpty, "\(last)\(unit)\(hyphen)".widthInEms > width {
                pieces[pieces.count - 1] += hyphen
                pieces.append("")
            }
            pieces[pieces.count - 1] += unit
        }
        return pieces
    }

    /// The characters of a word, each with the parentheses that open before it or close after it.
    private static func units(of word: String) -> [String] {
        var units: [String] = []
        for character in word {
            if let last = units.last, character == ")" || last.hasSuffix("(") {
                units[units.count - 1] = last + String(character)
            } else {
                units.append(String(character))
            }
        }
        return units
    }
}

extension String {
    /// Whether a hyphen can stand after the text.
    fileprivate var endsInALetter: Bool { last.map { $0.isASCII && $0.isLetter } ?? false }
}

extension Unicode.Scalar {
    /// Whether a line should not end before or after the character within a word: letters and syllables of Hangul.
    fileprivate var belongsToAWord: Bool { value < 0x2E80 || (0xAC00...0xD7A3).contains(value) }
}

/// Texts of a drawing one below the other, each broken into lines of a width.
struct Paragraph {
    private let lines: [String]
    private let size: Double

    /// The distance from one line to the next, in sizes of the letters.
    private static let leading = 1.5

    /// Breaks texts; `size` and `width` are in millimetres.
    init(_ texts: [String], size: Double, width: Double) {
        lines = texts.flatMap { text in LineBreaks(text) { $0.widthInEms * size <= width }.lines }
        self.size = size
    }

    /// The height of all lines, in millimetres.
    var height: Double { Double(lines.count) * size * Self.leading }

    /// The lines as SVG, from an upper left corner.
    func text(_ style: String, x: Double, y: Double) -> String {
        lines.enumerated().map { number, line in
            Drawing.text(line, style, x: x, y: y + (Double(number) + 0.8) * size * Self.leading, size: size)
        }.joined()
    }
}
