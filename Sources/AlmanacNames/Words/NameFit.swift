/// The fit of a name to typed text. Capitals, diacritics, width, spaces, hyphens and apostrophes never count.
///
/// ```swift
/// print(SolarTerm.matching("spring").map { "\($0.value) \($0.fit)" })  // ["chunfen beginning", "lichun inside"]
/// ```
public enum NameFit: UInt8, CaseIterable, Hashable, Sendable {
    /// The whole name: `中秋节`, `mid autumn festival` for Mid-Autumn Festival.
    case exact
    /// All of it but words such as Festival, Day, Tết, 節, 日 or 절, or what is in parentheses: `中秋`, `Mid-Autumn`.
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
