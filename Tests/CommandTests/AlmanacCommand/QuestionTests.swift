import Foundation
import TestSupport
import Testing

/// The questions that people ask of a calendar, each answered by one command in the words of seven countries.
///
/// The answers of `Tests/Questions` were read by eye once; the days in them are those of the published tables.
@Suite struct QuestionTests {
    private static let folder = URL(fileURLWithPath: DataFolder.path).deletingLastPathComponent()
        .appendingPathComponent("Tests/Questions")

    /// The zone of each locale; a week is asked for by the clock of the country itself.
    private static let zones = [
        "zh_CN": "Asia/Shanghai", "zh_TW": "Asia/Taipei", "zh_HK": "Asia/Hong_Kong", "ko_KR": "Asia/Seoul",
        "ja_JP": "Asia/Tokyo", "vi_VN": "Asia/Ho_Chi_Minh", "en_US": "America/New_York",
    ]

    @Test("every question has the answer that was read by eye", arguments: zones.keys.sorted())
    func answers(locale: String) throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent("\(locale).txt"), encoding: .utf8)
        let environment = ["LANG": "\(locale).UTF-8", "TZ": Self.zones[locale] ?? "UTC", "COLUMNS": "80"]
        let questions = text.split(separator: "$ almanac ", omittingEmptySubsequences: true)
        #expect(questions.count == 14)
        for question in questions {
            guard let end = question.firstIndex(of: "\n") else { continue }
            let words = question[..<end].split(separator: " ").map(String.init)
            let run = try almanac(words, environment)
            // Files of iCalendar have lines that end with CR LF.
            let printed = (run.output + run.errorText).replacingOccurrences(of: "\r\n", with: "\n").withoutRelease
            let expected = String(question[question.index(after: end)...])
            #expect(printed + "\n" == expected, "\(words.joined(separator: " ")): \(printed)")
        }
    }
}
