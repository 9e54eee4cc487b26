import AlmanacNames

/// A name, folded once for many comparisons.
struct FoldedName: Sendable {
    private let text: FoldedText
    /// The letters without what is in parentheses and without the words of a language that may be left out, for each such language.
    /// They are compared one by one: mấy ngày, how many days, is no May Day.
    let essences: [[UInt32]]

    init(_ name: String) { self.init(FoldedText(name)) }

    init(_ text: FoldedText) {
        self.text = text
        essences = [["festival", "day", "the", "jie"], ["tet", "le", "ngay"]].map {
            essence(text.mainWords, without: $0)
        }
    }

    /// The letters of which a text has some if it is the whole name: all, those before a parenthesis, and the essences.
    var wholes: [[UInt32]] { [text.letters, Array(text.letters[..<text.mainCount])] + essences }

    /// Whether it is long enough to be looked for: one character, or two letters of the Latin alphabet.
    var isSearchable: Bool { text.letters.count > 1 || text.letters.first.map { $0 >= 0x80 } ?? false }

    /// The fit of the name to the text that is looked for, or nil if it does not fit.
    func fit(to sought: FoldedName) -> NameFit? {
        if text.letters == sought.text.letters { return .exact }
        // `day` is a part of too many names.
        if sought.essences.contains([]) { return nil }
        let (letters, part) = (text.letters, sought.text.letters)
        if zip(essences, sought.essences).contains(where: ==) || letters[..<text.mainCount] == part[...] {
            return .essential
        }
        guard sought.isLongEnoughToBegin else { return nil }
        return ([letters] + essences).contains { $0.starts(with: part) } ? .beginning : nil
    }

    /// Whether it is long enough to be the beginning of a name: three letters, or two characters or syllables.
    private var isLongEnoughToBegin: Bool {
        text.letters.count > 2 || text.letters.count == 2 && text.letters[0] >= 0x1100
    }
}

/// The letters of words without which a name would not be known; empty if there are none.
private func essence(_ words: [ArraySlice<UInt32>], without optional: [String]) -> [UInt32] {
    func isWord(_ word: ArraySlice<UInt32>, _ text: String) -> Bool {
        word.elementsEqual(text.utf8.lazy.map { UInt32($0) })
    }
    // Day of something is no name of a day: day of Chinese New Year.
    let isDayOf = words.count > 1 && isWord(words[0], "day")
    let main = isDayOf ? words : words.filter { word in !optional.contains { isWord(word, $0) } }
    // Tết is a part of names and a name.
    var letters = Array((main.isEmpty ? words.filter { isWord($0, "tet") } : main).joined())
    // 节, 節, 절.
    if letters.count > 1, let last = letters.last, last == 0x8282 || last == 0x7BC0 || last == 0xC808 {
        letters.removeLast()
    }
    // 日, after two characters or more: 國慶日, but not 元日.
    if letters.count > 2, letters.last == 0x65E5 { letters.removeLast() }
    return letters
}
