/// How well a name fits what people type. Capitals, diacritics, width, spaces, hyphens and apostrophes never count.
public enum NameFit: UInt8, CaseIterable, Hashable, Sendable {
    /// The whole name: `中秋节`, `mid autumn festival` for Mid-Autumn Festival.
    case exact
    /// All of it but words such as Festival, Day, Tết, 節 or 절, or what is in parentheses: `中秋`, `Mid-Autumn`.
    case essential
    /// The beginning of the name: `mid`.
    case beginning
    /// Another part of it, in Latin letters from the beginning of a word: `autumn`.
    case inside

    /// Whether the name is given as a whole, words that may be left out aside.
    public var isWhole: Bool { self <= .essential }
}

extension NameFit: Comparable {
    /// Whether the left fit is better.
    public static func < (left: NameFit, right: NameFit) -> Bool { left.rawValue < right.rawValue }
}

/// Something with a name that fits what people type.
public struct NameMatch<Value: Hashable & Sendable>: Hashable, Sendable {
    /// What has the name.
    public let value: Value
    /// How well the best of its names fits.
    public let fit: NameFit
}

/// What people type, ready to be compared with names.
struct SoughtName {
    private let whole: FoldedText
    private let essence: [UInt32]
    /// Whether there are only words that may be left out: `day` is a part of too many names.
    private let isOptional: Bool

    /// nil if there is no letter in the text, or only one of the Latin alphabet.
    init?(_ text: String) {
        whole = FoldedText(text)
        essence = whole.essence
        guard let first = whole.letters.first, whole.letters.count > 1 || first >= 0x80 else { return nil }
        isOptional = whole.mainWords.allSatisfy(isOptionalWord)
    }

    /// How well a name fits, or nil if it does not.
    func fit(of name: String) -> NameFit? {
        let name = FoldedText(name)
        if name.letters == whole.letters { return .exact }
        if isOptional { return nil }
        if name.essence == essence || name.letters[..<name.mainCount] == whole.letters[...] { return .essential }
        if name.letters.starts(with: whole.letters) || name.essence.starts(with: essence) { return .beginning }
        return name.contains(whole) ? .inside : nil
    }

    /// The values of which a name fits, the best fits first, in their own order among equals.
    func matches<Value>(among values: some Sequence<Value>, names: (Value) -> [String]) -> [NameMatch<Value>] {
        var found: [NameMatch<Value>] = []
        for value in values {
            var best: NameFit?
            for name in names(value) {
                guard let fit = fit(of: name) else { continue }
                best = best.map { min($0, fit) } ?? fit
            }
            if let best { found.append(NameMatch(value: value, fit: best)) }
        }
        var sorted: [NameMatch<Value>] = []
        for fit in NameFit.allCases { sorted += found.filter { $0.fit == fit } }
        return sorted
    }
}

extension FoldedText {
    /// The letters without words that may be left out and without what is in parentheses; all if nothing else is there.
    fileprivate var essence: [UInt32] {
        let words = mainWords.filter { !isOptionalWord($0) }
        var letters = FoldedText(words: words).letters
        // 节, 節, 절.
        if letters.count > 1, let last = letters.last, last == 0x8282 || last == 0x7BC0 || last == 0xC808 {
            letters.removeLast()
        }
        return letters.isEmpty ? self.letters : letters
    }

    /// Whether another text stands in this one, in Latin letters from the beginning of a word.
    fileprivate func contains(_ other: FoldedText) -> Bool {
        guard other.letters.count <= letters.count else { return false }
        return (0...letters.count - other.letters.count).contains { start in
            (beginsWord[start] || letters[start] >= 0x80) && letters[start...].starts(with: other.letters)
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
