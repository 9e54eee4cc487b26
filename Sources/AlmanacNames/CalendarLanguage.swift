import AlmanacCore

/// A language of names, with the usage of its country: 啓蟄 and the Boar in Japan, the Cat in Vietnam.
///
/// ```swift
/// print(CalendarLanguage(tag: "zh-HK") ?? .english, CalendarLanguage.allCases.map(\.tag))
/// // traditionalChinese ["zh-Hans", "zh-Hant", "en", "ko", "ja", "vi"]
/// ```
public enum CalendarLanguage: UInt8, CaseIterable, Hashable, Sendable {
    /// Chinese in simplified characters, `zh-Hans`.
    case simplifiedChinese
    /// Chinese in traditional characters, `zh-Hant`.
    case traditionalChinese
    /// English, `en`.
    case english
    /// Korean, `ko`.
    case korean
    /// Japanese, `ja`.
    case japanese
    /// Vietnamese, `vi`.
    case vietnamese

    /// The language tag of BCP 47: `zh-Hans`, `zh-Hant`, `en`, `ko`, `ja`, `vi`.
    public var tag: String {
        switch self {
        case .simplifiedChinese: "zh-Hans"
        case .traditionalChinese: "zh-Hant"
        case .english: "en"
        case .korean: "ko"
        case .japanese: "ja"
        case .vietnamese: "vi"
        }
    }

    /// The separator of the items of a list.
    package var listSeparator: String {
        switch self {
        case .simplifiedChinese, .traditionalChinese, .japanese: "、"
        case .english, .korean, .vietnamese: ", "
        }
    }

    /// The tag by which a table knows the language: the tag of BCP 47 in small letters.
    package var nameTag: ASCIIName { Self.nameTags[Int(rawValue)] }

    private static let nameTags = allCases.compactMap { ASCIIName(bytes: $0.tag.utf8.map { $0 | 0x20 }) }

    /// The language of a BCP 47 tag or of the name of a POSIX locale, or nil if it is none of the six.
    ///
    /// Accepts `zh-Hant`, `zh_CN.UTF-8`, `zh-TW`, `ko`, `ja_JP@calendar=japanese`, in capital or small letters. Chinese
    /// without a script is in traditional characters for Taiwan, Hong Kong and Macau, in simplified ones elsewhere; Cantonese
    /// (`yue`) in simplified ones for mainland China alone.
    public init?(tag: String) {
        let subtags = TerritoryCode.subtags(ofLocale: tag)
        guard let language = subtags.first else { return nil }
        if isSubtag(language, "zh") {
            self = CalendarLanguage.chinese(subtags.dropFirst(), otherwise: .simplifiedChinese)
        } else if isSubtag(language, "yue") {
            self = CalendarLanguage.chinese(subtags.dropFirst(), otherwise: .traditionalChinese)
        } else {
            guard let other = CalendarLanguage.allCases.first(where: { isSubtag(language, $0.tag) }) else { return nil }
            self = other
        }
    }

    private static func chinese(
        _ subtags: ArraySlice<ArraySlice<UInt8>>,
        otherwise usual: CalendarLanguage
    ) -> CalendarLanguage {
        // A script comes before the region and takes precedence: zh-Hans-HK.
        for subtag in subtags {
            if isSubtag(subtag, "hans") || isSubtag(subtag, "cn") { return .simplifiedChinese }
            if isSubtag(subtag, "hant") { return .traditionalChinese }
            if isSubtag(subtag, "tw") || isSubtag(subtag, "hk") || isSubtag(subtag, "mo") { return .traditionalChinese }
        }
        return usual
    }
}

extension TerritoryCode {
    /// The territory that the language of a tag most likely means, whatever territory the tag names: `KR` for `ko-US`. Nil for other
    /// languages than the six, and for English, which is no region's own. Source: Unicode CLDR, likely subtags.
    package init?(likelyOf tag: String) {
        let isCantonese = TerritoryCode.subtags(ofLocale: tag).first.map { isSubtag($0, "yue") } ?? false
        let code =
            switch CalendarLanguage(tag: tag) {
            case .simplifiedChinese: "CN"
            case .traditionalChinese: isCantonese ? "HK" : "TW"
            case .korean: "KR"
            case .japanese: "JP"
            case .vietnamese: "VN"
            case .english, nil: ""
            }
        self.init(code)
    }
}

/// Whether a subtag is `lowercase`, in capital or small letters.
private func isSubtag(_ subtag: ArraySlice<UInt8>, _ lowercase: String) -> Bool {
    // In ASCII only the bit 0x20 differs between capital and small letters, and it turns no other byte into a letter.
    subtag.elementsEqual(lowercase.utf8) { $0 | 0x20 == $1 }
}

#if !hasFeature(Embedded)
    extension CalendarLanguage: Codable {
        /// Decodes a tag that `init(tag:)` accepts, a string.
        public init(from decoder: any Decoder) throws {
            guard let language = CalendarLanguage(tag: try String(from: decoder)) else {
                throw decoder.refusal("not one of the six languages")
            }
            self = language
        }

        /// Encodes the tag, a string.
        public func encode(to encoder: any Encoder) throws { try tag.encode(to: encoder) }
    }
#endif
