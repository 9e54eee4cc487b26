import AlmanacFoundation
import Almanac
import Foundation
import Testing

/// Readers of locales.
@Suite struct ReaderLocaleTests {
    @Test(
        "a locale is a reader",
        arguments: [("zh_Hant_HK", "hongkong"), ("yue_HK", "hongkong"), ("en_US@rg=krzzzz", "korea")]
    )
    func localeIsReader(identifier: String, region: String) {
        #expect(Reader(Locale(identifier: identifier)).region?.description == region)
    }

    @Test("the weekday that a locale asks for takes precedence") func firstWeekday() {
        #expect(Reader(Locale(identifier: "ko_KR")).firstWeekday == .sunday)
        #expect(Reader(Locale(identifier: "zh_CN")).firstWeekday == .monday)
        #expect(Reader(Locale(identifier: "ko_KR@fw=sat")).firstWeekday == .saturday)
    }
}
