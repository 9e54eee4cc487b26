/// The languages in which the data files name things, by their BCP 47 tags in small letters.
package enum CalendarLanguageTag {
    /// Chinese in simplified characters.
    package static let simplifiedChinese: ASCIIName = "zh-hans"
    /// Chinese in traditional characters.
    package static let traditionalChinese: ASCIIName = "zh-hant"
    /// English.
    package static let english: ASCIIName = "en"
    /// Korean.
    package static let korean: ASCIIName = "ko"
    /// Japanese.
    package static let japanese: ASCIIName = "ja"
    /// Vietnamese.
    package static let vietnamese: ASCIIName = "vi"
}
