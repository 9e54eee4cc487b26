/// A country or territory by its two letters of ISO 3166-1, as the name of a locale has them: `KR`, `TW`.
///
/// ```swift
/// print(TerritoryCode(locale: "zh_Hant_HK")?.description ?? "none")  // HK
/// ```
public struct TerritoryCode: Hashable, Sendable {
    private let first: UInt8
    private let second: UInt8

    /// The letters, capitals of ASCII.
    package var letters: (UInt8, UInt8) { (first, second) }

    /// A code from its two letters, capital or small, or nil unless they are two letters of ASCII.
    public init?(_ text: String) { self.init(bytes: Array(text.utf8)[...]) }

    /// The code in the name of a POSIX locale or in a language tag of BCP 47, or nil if the name has none.
    ///
    /// `ko_KR.UTF-8` and `yue-Hant-HK` name a territory; `C`, `ja` and `es-419` do not. A reader who asks for the habits of
    /// another territory is taken to be there: `en_US@rg=hkzzzz`, `en-US-u-rg-hkzzzz` (Unicode LDML, key `rg`).
    public init?(locale name: String) {
        let signs = Array("-_@=;".utf8)
        let keys = Array(name.utf8).split { signs.contains($0) }
        if let key = keys.firstIndex(where: { $0.elementsEqual(Array("rg".utf8)) }),
            key + 1 < keys.count, keys[key + 1].count == 6, let code = TerritoryCode(bytes: keys[key + 1].prefix(2))
        {
            self = code
            return
        }
        // Before the territory stand the language, as such or with a variety of it (three letters), and a script (four).
        let rest = Self.subtags(ofLocale: name).dropFirst()
        guard let subtag = rest.first(where: { $0.count != 3 && $0.count != 4 }) else { return nil }
        self.init(bytes: subtag)
    }

    /// The subtags of a BCP 47 tag or of the name of a POSIX locale, without the encoding and the modifier of the latter.
    package static func subtags(ofLocale name: String) -> [ArraySlice<UInt8>] {
        let tag = Array(name.utf8).prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
        return tag.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    }

    /// A code from the bytes of its two letters, capital or small, or nil unless they are two letters of ASCII.
    private init?(bytes: ArraySlice<UInt8>) {
        guard bytes.count == 2, let first = bytes.first, let second = bytes.last else { return nil }
        self.init(first, second)
    }

    /// A code from two letters, capital or small, or nil unless both are letters of ASCII.
    init?(_ first: UInt8, _ second: UInt8) {
        guard let first = Self.capital(first), let second = Self.capital(second) else { return nil }
        (self.first, self.second) = (first, second)
    }

    private static func capital(_ byte: UInt8) -> UInt8? {
        // In ASCII only the bit 0x20 differs between capital and small letters.
        let capital = byte & ~0x20
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(capital) ? capital : nil
    }
}

extension TerritoryCode: CustomStringConvertible {
    /// The two capital letters.
    public var description: String {
        ASCIIWriter.string(capacity: 2) { writer in
            writer.write(byte: first)
            writer.write(byte: second)
        }
    }
}
