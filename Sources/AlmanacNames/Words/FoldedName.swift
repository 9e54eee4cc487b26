/// A name, folded once for many comparisons.
struct FoldedName: Sendable {
    private let text: FoldedText
    /// The letters without words that may be left out and without what is in parentheses; all if nothing else is there.
    private let essence: [UInt32]
    /// Whether there are only words that may be left out: `day` is a part of too many names.
    private let isOptional: Bool

    init(_ name: String) {
        text = FoldedText(name)
        let words = text.mainWords.filter { !isOptionalWord($0) }
        var letters = Array(words.joined())
        // 节, 節, 절.
        if letters.count > 1, let last = letters.last, last == 0x8282 || last == 0x7BC0 || last == 0xC808 {
            letters.removeLast()
        }
        // 日, after two characters or more: 國慶日, but not 元日.
        if letters.count > 2, letters.last == 0x65E5 { letters.removeLast() }
        isOptional = letters.isEmpty
        essence = isOptional ? text.letters : letters
    }

    /// Whether it is long enough to be looked for: one character, or two letters of the Latin alphabet.
    var isSearchable: Bool { text.letters.count > 1 || text.letters.first.map { $0 >= 0x80 } ?? false }

    /// How well the name fits what is looked for, or nil if it does not.
    func fit(to sought: FoldedName) -> NameFit? {
        if text.letters == sought.text.letters { return .exact }
        if sought.isOptional { return nil }
        let (letters, part) = (text.letters, sought.text.letters)
        if essence == sought.essence || letters[..<text.mainCount] == part[...] { return .essential }
        if letters.starts(with: part) || essence.starts(with: sought.essence) { return .beginning }
        return contains(sought.text) ? .inside : nil
    }

    /// Whether a text stands in the name, in Latin letters from the beginning of a word.
    private func contains(_ part: FoldedText) -> Bool {
        guard part.letters.count <= text.letters.count else { return false }
        return (0...text.letters.count - part.letters.count).contains { start in
            (text.beginsWord[start] || text.letters[start] >= 0x80) && text.letters[start...].starts(with: part.letters)
        }
    }
}

/// Whether a name is still known without a folded word.
private func isOptionalWord(_ word: ArraySlice<UInt32>) -> Bool {
    for optional in ["festival", "day", "the", "tet", "le", "ngay"]
    where word.elementsEqual(optional.utf8.lazy.map { UInt32($0) }) {
        return true
    }
    return false
}
