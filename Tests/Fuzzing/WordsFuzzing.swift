import Almanac
import Foundation

/// Fuzzing of what people type.
enum WordsFuzzing {
    private static let readers = [
        ("zh-CN", "mainland"), ("en-HK", "hongkong"), ("zh-TW", "taiwan"), ("ko-KR", "korea"), ("ja-JP", "japan"),
        ("vi-VN", "vietnam"),
    ].compactMap { locale, region in reader(locale, RegionID(region)) }

    private static func reader(_ locale: String, _ region: RegionID?) -> QuestionReader? {
        let table = AlmanacTable.bundled
        guard let region, let calendar = table.calendarID(of: region).flatMap({ table.calendar($0) }),
            let festivals = calendar.festivals(in: [region])
        else { return nil }
        return QuestionReader(
            table,
            festivals,
            language: CalendarLanguage(tag: locale) ?? .english,
            order: DateOrder(locale: locale),
            today: Day("2026-11-24"),
            keepsNames: true
        )
    }

    /// Reads a text as a reader would whom the first byte chooses, and asks for its days.
    static func ask(_ bytes: [UInt8]) -> Bool {
        guard let first = bytes.first else { return false }
        let reader = readers[Int(first) % readers.count]
        let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
        do throws(QuestionError) {
            let asked = try reader.read(text)
            _ = try reader.days(of: asked)
        } catch {
            CompiledFuzzing.consume(reader.sentence(about: text, typed: text, error).utf8.count)
        }
        return true
    }

    /// Every eighth question of the tests, each as a reader of some country: all of them would take a minute before anything is changed.
    static var seeds: [[UInt8]] {
        let path = environment("FUZZ_DATA") + "/../Tests/Questions/asked.tsv"
        let rows = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n") ?? []
        return rows.enumerated().filter { $0.element.first != "#" && $0.offset % 8 == 0 }.map { number, row in
            [UInt8(number / 8 % readers.count)] + Array(row.split(separator: "\t")[1].utf8)
        }
    }
}
