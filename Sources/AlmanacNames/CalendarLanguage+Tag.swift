extension CalendarLanguage {
    /// The language of a BCP 47 tag or of the name of a POSIX locale, or nil if it is none of the six.
    ///
    /// Accepts `zh-Hant`, `zh_CN.UTF-8`, `zh-TW`, `ko`, `ja_JP@calendar=japanese`, in capital or small letters. Chinese
    /// without a script is written in traditional characters in Taiwan, Hong Kong and Macau, in simplified ones elsewhere.
    public init?(tag: String) {
        let name = tag.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
        let subtags = name.split(omittingEmptySubsequences: false) {
            $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
        guard let language = subtags.first else { return nil }
        if isSubtag(language, "zh") {
            self = CalendarLanguage.chinese(subtags.dropFirst())
        } else if isSubtag(language, "en") {
            self = .english
        } else if isSubtag(language, "ko") {
            self = .korean
        } else if isSubtag(language, "ja") {
            self = .japanese
        } else if isSubtag(language, "vi") {
            self = .vietnamese
        } else {
            return nil
        }
    }

    private static func chinese(_ subtags: ArraySlice<Substring.UTF8View>) -> CalendarLanguage {
        // A script comes before the region and takes precedence: zh-Hans-HK.
        for subtag in subtags {
            if isSubtag(subtag, "hans") { return .simplifiedChinese }
            if isSubtag(subtag, "hant") { return .traditionalChinese }
            if isSubtag(subtag, "tw") || isSubtag(subtag, "hk") || isSubtag(subtag, "mo") { return .traditionalChinese }
        }
        return .simplifiedChinese
    }
}

/// Whether a subtag is `lowercase`, in capital or small letters.
private func isSubtag(_ subtag: Substring.UTF8View, _ lowercase: String) -> Bool {
    // In ASCII only the bit 0x20 differs between capital and small letters, and it turns no other byte into a letter.
    subtag.count == lowercase.utf8.count && zip(subtag, lowercase.utf8).allSatisfy { $0 | 0x20 == $1 }
}
