import AlmanacCore

/// The names of a festival, a region or a calendar, as the rows of a data file state it.
///
/// `KEYWORD … ZH-HANS ZH-HANT ENGLISH…` names a thing in three languages; `name ko TEXT…` below it adds another.
struct NameTexts {
    /// The languages of the data files, by their BCP 47 tags in small letters and in the order of the table, with the language
    /// that stands in for a missing name: the traditional characters in Japanese, English elsewhere.
    static let languages: [NameSection.Language] = [
        NameSection.Language(tag: "zh-hans", substitute: 2),
        NameSection.Language(tag: "zh-hant", substitute: 2),
        NameSection.Language(tag: "en", substitute: 2),
        NameSection.Language(tag: "ko", substitute: 2),
        NameSection.Language(tag: "ja", substitute: 1),
        NameSection.Language(tag: "vi", substitute: 2),
    ]

    /// The languages a `name` row may give: those after the three of the first row.
    private static let optionalLanguages = 3..<6

    /// The name in each language of `languages`; empty where there is none.
    private(set) var texts = [String](repeating: "", count: languages.count)

    /// The name in each language, where there is none that of the language that stands in for it.
    var completed: [String] {
        zip(texts, Self.languages).map { text, language in text.isEmpty ? texts[language.substitute] : text }
    }

    var isEmpty: Bool { texts.allSatisfy { $0.isEmpty } }

    init() {}

    /// The names in the fields from `index` on: ZH-HANS ZH-HANT ENGLISH…, a hyphen for none.
    init(_ line: DataLine, from index: Int) throws(DataFileError) {
        texts[0] = try line.name(from: index, to: index + 1)
        texts[1] = try line.name(from: index + 1, to: index + 2)
        texts[2] = try line.name(from: index + 2, to: line.count)
        texts = texts.map { $0 == "-" ? "" : $0 }
    }

    /// Adds the name of a row `name LANGUAGE TEXT…`.
    mutating func add(_ line: DataLine) throws(DataFileError) {
        try line.require(!isEmpty && line.count > 2, "a name", expected: "'name LANGUAGE TEXT' below a row with names")
        let language = Self.optionalLanguages.first { Self.languages[$0].tag.description == line.word(1) }
        guard let language, texts[language].isEmpty else {
            throw line.error(at: 1, "language", expected: "ko, ja or vi, each once")
        }
        texts[language] = try line.name(from: 2, to: line.count)
    }
}

extension DataLine {
    /// The fields from `index` to before `end` as one text with single spaces, at most 255 bytes.
    func name(from index: Int, to end: Int) throws(DataFileError) -> String {
        guard index < end, end <= count else {
            throw error("\(count) fields", expected: "names in three languages: ZH-HANS ZH-HANT ENGLISH…")
        }
        let text = fields[index..<end].map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
        guard text.utf8.count <= 255 else {
            throw error("a name of \(text.utf8.count) bytes", expected: "a name of at most 255 bytes")
        }
        return text
    }
}
