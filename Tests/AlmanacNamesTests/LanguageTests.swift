import AlmanacNames
import Foundation
import Testing

@Suite("Languages")
struct LanguageTests {
    @Test(
        "tags and locales as systems write them",
        arguments: [
            ("zh", .simplifiedChinese), ("zh-Hans", .simplifiedChinese), ("zh_CN.UTF-8", .simplifiedChinese),
            ("zh-SG", .simplifiedChinese), ("zh-Hans-HK", .simplifiedChinese), ("ZH_cn", .simplifiedChinese),
            ("zh-Hant", .traditionalChinese), ("zh-TW", .traditionalChinese), ("zh_TW.Big5", .traditionalChinese),
            ("zh_HK.UTF-8", .traditionalChinese), ("zh-MO", .traditionalChinese), ("zh-hant-CN", .traditionalChinese),
            ("en", .english), ("en_US.UTF-8", .english), ("ko", .korean), ("ko_KR.UTF-8", .korean), ("ja", .japanese),
            ("ja_JP@calendar=japanese", .japanese), ("vi-VN", .vietnamese), ("VI", .vietnamese),
        ] as [(String, CalendarLanguage)]
    )
    func tags(tag: String, language: CalendarLanguage) {
        #expect(CalendarLanguage(tag: tag) == language)
    }

    @Test(
        "other tags are none of the six",
        arguments: [
            "", "C", "POSIX", "C.UTF-8", "-", "zhh", "z", "fr", "eng", "kok", "jav", "vie", "-zh", "\u{1A}h",
            "zh\rHans",
        ]
    )
    func otherTags(tag: String) {
        #expect(CalendarLanguage(tag: tag) == nil)
    }

    @Test("every language has a tag, and is coded as it")
    func roundTrip() throws {
        for language in CalendarLanguage.allCases {
            #expect(CalendarLanguage(tag: language.tag) == language)
            let json = try JSONEncoder().encode(language)
            #expect(String(decoding: json, as: UTF8.self) == "\"\(language.tag)\"")
            #expect(try JSONDecoder().decode(CalendarLanguage.self, from: json) == language)
        }
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(CalendarLanguage.self, from: Data("\"fr\"".utf8))
        }
    }
}
