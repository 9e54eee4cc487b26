import Almanac
import Foundation

@testable import AlmanacWords

/// Fuzzing of the steps that words take, of which the library keeps to a limit; `fuzz.c` asks the same words of what they mean.
enum StepsFuzzing {
    private static let reader = LunisolarCalendar.china.festivals(in: ["mainland"]).map { festivals in
        QuestionReader(
            .bundled,
            festivals,
            language: .simplifiedChinese,
            order: .yearFirst,
            today: Day("2026-11-24"),
            keepsNames: true
        )
    }

    /// Reads a text; a pattern that has begun may pass the limit before it is seen.
    static func read(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        // Longer texts are refused unread.
        guard text.unicodeScalars.count <= 200, let steps = reader?.steps(text) else { return false }
        guard steps <= 2 * Work.limit else { fatalError("\(steps) steps for '\(text)'") }
        return true
    }

    /// Some questions of the tests.
    static var seeds: [[UInt8]] {
        let path = environment("FUZZ_DATA") + "/../Tests/Questions/asked.tsv"
        let rows = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n") ?? []
        return rows.enumerated().filter { $0.element.first != "#" && $0.offset % 8 == 0 }
            .map { Array($0.element.split(separator: "\t")[1].utf8) }
    }
}
