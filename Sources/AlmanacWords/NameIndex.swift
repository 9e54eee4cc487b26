import AlmanacCore
import AlmanacNames

/// Some things with the names they go by.
struct NameIndex<Value: Hashable & Sendable>: Sendable {
    private let entries: [(value: Value, names: [FoldedName])]
    /// The entries with a whole name of some letters, by a sum of the letters.
    private let wholeNames: [[Int]]

    /// The things in the order in which equal fits are returned.
    init(_ values: some Sequence<Value>, names: (Value) -> [String]) {
        entries = values.map { (value: $0, names: names($0).map { FoldedName($0) }) }
        var whole = [[Int]](repeating: [], count: 256)
        for (index, entry) in entries.enumerated() {
            for letters in entry.names.flatMap({ $0.wholes }) where whole[Self.sum(letters)].last != index {
                whole[Self.sum(letters)].append(index)
            }
        }
        wholeNames = whole
    }

    /// How many names there are.
    var count: Int { entries.reduce(0) { $0 + $1.names.count } }

    private static func sum(_ letters: [UInt32]) -> Int {
        Int(letters.reduce(0) { $0 &* 31 &+ $1 } % 256)
    }

    /// The things of which a text is a whole name, the best fits first.
    func wholeMatches(_ text: FoldedText) -> [NameMatch<Value>] {
        let sought = FoldedName(text)
        guard sought.isSearchable else { return [] }
        var indices: [Int] = []
        for letters in sought.wholes {
            for index in wholeNames[Self.sum(letters)] where !indices.contains(index) { indices.append(index) }
        }
        indices.insertionSort { $0 < $1 }
        return matches(sought, among: indices).filter { $0.fit.isWhole }
    }

    /// The things of which a name fits a text, the best fits first.
    func matches(_ text: String) -> [NameMatch<Value>] { matches(FoldedText(text)) }

    /// The same for a text that is folded.
    func matches(_ text: FoldedText) -> [NameMatch<Value>] {
        let sought = FoldedName(text)
        return sought.isSearchable ? matches(sought, among: entries.indices) : []
    }

    private func matches(_ sought: FoldedName, among indices: some Sequence<Int>) -> [NameMatch<Value>] {
        let found = indices.compactMap { index in
            entries[index].names.compactMap { $0.fit(to: sought) }.min()
                .map { NameMatch(value: entries[index].value, fit: $0) }
        }
        return NameFit.allCases.flatMap { fit in found.filter { $0.fit == fit } }
    }
}

/// A degree to which a typed text is a name: the whole name, its essential part, or its beginning.
///
/// Capitals, diacritics, width, spaces, hyphens and apostrophes never count.
///
/// ```swift
/// print(SolarTerm.matching("spring").map { "\($0.value) \($0.fit)" })  // ["chunfen beginning"]
/// ```
public enum NameFit: UInt8, CaseIterable, Hashable, Sendable {
    /// The whole name: `中秋节`, `mid autumn festival` for Mid-Autumn Festival.
    case exact
    /// All of it but words such as Festival, Day, Tết, 節, 日 or 절, or what is in parentheses: `中秋`, `Mid-Autumn`.
    case essential
    /// The beginning of the name, at least three letters, two characters or two syllables: `mid`. No other part of it is enough.
    case beginning

    /// Whether the name is given as a whole, words that may be left out aside.
    public var isWhole: Bool { self <= .essential }
}

extension NameFit: Comparable {
    /// Whether the left fit is better.
    public static func < (left: NameFit, right: NameFit) -> Bool { left.rawValue < right.rawValue }
}

/// A value that was found by a typed text, such as a festival, with the fit of its name.
public struct NameMatch<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value that has the name.
    public let value: Value
    /// The fit of the best of its names.
    public let fit: NameFit
}

extension SolarTerm {
    /// The terms that fit what people type, the best fits first: `立春`, `lichun`, `Start of Spring`, `입춘`.
    ///
    /// A term has its names in the six languages and that in pinyin.
    public static func matching(_ text: String) -> [NameMatch<SolarTerm>] { nameIndex.matches(text) }

    private static let nameIndex = NameIndex(allCases) { $0.texts }

    var texts: [String] {
        let others = self == .chunfen ? ["Vernal Equinox"] : self == .qiufen ? ["Autumnal Equinox"] : []
        return [identifier] + others + CalendarLanguage.allCases.map { name(in: $0) }
    }
}

extension MoonPhase {
    /// The phases that fit what people type, the best fits first: `full moon`, `满月`, `望`, `보름달`, `trăng tròn`.
    ///
    /// A phase has its names in the six languages and the everyday ones.
    public static func matching(_ text: String) -> [NameMatch<MoonPhase>] { nameIndex.matches(text) }

    private static let nameIndex = NameIndex(allCases) { $0.texts }

    var texts: [String] { everydayNames + CalendarLanguage.allCases.map { name(in: $0) } }

    private var everydayNames: [String] {
        switch self {
        case .newMoon: ["新月", "朔月", "신월", "합삭", "new moons", "trăng non", "trăng mới"]
        case .firstQuarter: ["上弦月", "first quarter moon", "上弦の月", "상현달", "trăng thượng huyền"]
        case .fullMoon: ["满月", "滿月", "満月", "望月", "보름달", "만월", "full moons", "trăng tròn"]
        case .lastQuarter: ["下弦月", "下弦の月", "third quarter", "last quarter moon", "하현달", "trăng hạ huyền"]
        }
    }
}
