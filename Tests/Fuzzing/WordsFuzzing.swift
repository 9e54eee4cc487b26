import Almanac
import Foundation

@testable import AlmanacWords

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

    /// Reads a text as a reader would whom the first byte chooses, and asks for its days; a high byte chooses own days or a rule.
    static func ask(_ bytes: [UInt8]) -> Bool {
        guard let first = bytes.first else { return false }
        if first >= 240 { return keepOwnDays(bytes.dropFirst()) }
        if first >= 224 { return expand(bytes.dropFirst()) }
        let reader = readers[Int(first) % readers.count]
        let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
        // Longer texts are refused unread. A pattern that has begun may pass the limit before it is seen.
        if text.unicodeScalars.count <= 200, case let steps = reader.steps(text), steps > 2 * Work.limit {
            fatalError("\(steps) steps for '\(text)'")
        }
        do throws(QuestionError) {
            let asked = try reader.read(text)
            _ = try reader.days(of: asked)
        } catch {
            CompiledFuzzing.consume(reader.sentence(about: text, typed: text, error).utf8.count)
        }
        return true
    }

    /// Reads rows of own days and asks for the festivals of a year.
    private static func keepOwnDays(_ rows: ArraySlice<UInt8>) -> Bool {
        guard let days = try? OwnDay.days(inFile: rows) else { return true }
        let festivals = (try? AlmanacTable.bundled.adding(days))?.calendar(.china)?.festivals()
        CompiledFuzzing.consume(festivals?.inYear(2026).count ?? 0)
        return true
    }

    /// Reads a rule of iCalendar and asks for its days in some years.
    private static func expand(_ text: ArraySlice<UInt8>) -> Bool {
        guard let start = Day("2013-02-10"), let window = DayRange(years: 2020...2030) else { return false }
        let rule = try? Recurrence(parsing: text, from: start, in: .bundled)
        CompiledFuzzing.consume(rule?.days(in: window).count ?? 0)
        return true
    }

    /// Every eighth question of the tests, each as a reader of some country: all of them would take a minute before anything is changed.
    static var seeds: [[UInt8]] {
        let path = environment("FUZZ_DATA") + "/../Tests/Questions/asked.tsv"
        let rows = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n") ?? []
        let questions = rows.enumerated().filter { $0.element.first != "#" && $0.offset % 8 == 0 }.map { number, row in
            [UInt8(number / 8 % readers.count)] + Array(row.split(separator: "\t")[1].utf8)
        }
        let own = "festival mum - - Mum\nobservance all 1957- lunar 8 15 thirtieth=last +1 lasting 2"
        let rule = "RSCALE=CHINESE;FREQ=YEARLY;SKIP=BACKWARD;BYMONTH=8L;BYMONTHDAY=15,-1"
        return questions + [[240] + Array(own.utf8), [224] + Array(rule.utf8)]
    }
}
