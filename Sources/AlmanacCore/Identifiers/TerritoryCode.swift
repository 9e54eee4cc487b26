/// A country or territory by its two letters of ISO 3166-1, as the name of a locale has them: `KR`, `TW`.
///
/// ```swift
/// print(TerritoryCode(locale: "zh_Hant_HK")?.description ?? "none")  // HK
/// ```
public struct TerritoryCode: Hashable, Sendable {
    /// The letters, capitals of ASCII.
    package let letters: (UInt8, UInt8)

    /// A code from its two letters, capital or small, or nil unless they are two letters of ASCII.
    public init?(_ text: String) {
        self.init(bytes: text.utf8)
    }

    /// The code in the name of a POSIX locale or in a language tag of BCP 47, or nil if the name has none.
    ///
    /// `ko_KR.UTF-8` and `zh-Hant-TW` name a territory; `C`, `ja` and `es-419` do not.
    public init?(locale name: String) {
        let name = name.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
        let subtags = name.split(omittingEmptySubsequences: false) {
            $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
        // Between language and territory may stand a script, which has four letters.
        let rest = subtags.dropFirst()
        guard let subtag = rest.first?.count == 4 ? rest.dropFirst().first : rest.first else { return nil }
        self.init(bytes: subtag)
    }

    /// A code from the bytes of its two letters, capital or small, or nil unless they are two letters of ASCII.
    init?(bytes: some Collection<UInt8>) {
        guard bytes.count == 2, let first = bytes.first, let second = bytes.dropFirst().first,
            let first = Self.capital(first), let second = Self.capital(second)
        else { return nil }
        letters = (first, second)
    }

    private static func capital(_ byte: UInt8) -> UInt8? {
        // In ASCII only the bit 0x20 differs between capital and small letters.
        let capital = byte & ~0x20
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(capital) ? capital : nil
    }

    /// Whether two codes have the same letters.
    public static func == (left: TerritoryCode, right: TerritoryCode) -> Bool { left.letters == right.letters }

    /// Feeds the letters into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(letters.0)
        hasher.combine(letters.1)
    }
}

extension TerritoryCode: CustomStringConvertible {
    /// The two capital letters.
    public var description: String {
        ASCIIWriter.string(capacity: 2) { writer in
            writer.write(byte: letters.0)
            writer.write(byte: letters.1)
        }
    }
}
