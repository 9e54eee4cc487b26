import Almanac
import Foundation
import TestSupport
import Testing

@testable import AlmanacRendering

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The drawings of `explain --svg`: well-formed, with every month and term, and no text over another.
@Suite struct ExplanationDrawingTests {
    @Test("the drawing of 2033 has its months and terms to scale", arguments: CalendarLanguage.allCases)
    func drawingOf2033(language: CalendarLanguage) throws {
        let explanation = try Explanation.test(.china, .years(2033...2033))
        let text = drawing(explanation, language)
        let parser = XMLParser(data: Data(text.utf8))
        #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
        // Two sui, of 12 and 13 months, and the beginnings of those that follow; the legend has one of each.
        #expect(count("<circle ", in: text) == 12 + 1 + 13 + 1 + 1)
        #expect(count("class=\"leap\"", in: text) == 1 + 1)
        #expect(count("class=\"sun\"", in: text) == 11 + 13 + 1)
        #expect(
            text.contains(
                "xml:lang=\"\(language.tag)\" role=\"img\" aria-labelledby=\"title\" aria-describedby=\"description\""
            )
        )
        let sentences = ExplanationSentences(language: language, calendar: .china)
        let leap = try #require(LunarMonthNumber("11L"))
        #expect(text.contains(markup(sentences.text(of: .leap(leap, firstDay: day("2033-12-22"))))))
    }

    /// Boxes of all texts, from estimated widths: none touches another or leaves the sheet, and none is too small to read.
    @Test("no text of a drawing covers another", arguments: CalendarLanguage.allCases) func noOverlap(
        language: CalendarLanguage
    ) throws {
        var failures = Failures()
        // Twenty years a sheet, which is enough for every pair of neighbours, exceptions and leap months of most numbers.
        for (calendar, starts) in [(LunisolarCalendar.hongkong, [2020, 2040, 2081]), (.vietnam, [1906, 1970])] {
            for first in starts {
                let years = first...first + 19
                let text = drawing(try Explanation.test(calendar, .years(years)), language)
                let boxes = try boxes(in: text).sorted { $0.top < $1.top }
                failures.check(boxes.count > 40 * years.count, "\(years) has few texts")
                for (index, box) in boxes.enumerated() {
                    failures.check(box.left >= 1 && box.right <= 296, "\(box.text) leaves the sheet, \(years)")
                    failures.check(box.bottom - box.top >= 1.6, "\(box.text) is too small, \(years)")
                    for other in boxes[(index + 1)...] {
                        if other.top >= box.bottom { break }
                        let isApart = box.right <= other.left || other.right <= box.left
                        failures.check(isApart, "\(box.text) over \(other.text), \(years) of \(calendar)")
                    }
                }
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    /// A text of a drawing with the rectangle that it fills, in millimetres.
    private struct Box {
        let text: String
        let left, right, top, bottom: Double
    }

    private func boxes(in drawing: String) throws -> [Box] {
        try drawing.split(separator: "\n").filter { $0.hasPrefix("<text ") }.map { line in
            let fields = line.split(separator: "\"", omittingEmptySubsequences: false)
            let (style, content) = (fields[1], fields[8].dropFirst().prefix { $0 != "<" })
            let (x, y, size) = (
                try #require(Double(fields[3])), try #require(Double(fields[5])), try #require(Double(fields[7]))
            )
            let width = String(content).widthInEms * size
            let left = style.hasSuffix(" middle") ? x - width / 2 : style.hasSuffix(" end") ? x - width : x
            return Box(
                text: String(content),
                left: left,
                right: left + width,
                top: y - 0.8 * size,
                bottom: y + 0.2 * size
            )
        }
    }

    private func drawing(_ explanation: Explanation, _ language: CalendarLanguage) -> String {
        ExportRequest.text { ExplanationDrawing(explanation, in: language).write(to: $0) }
    }

    private func count(_ part: String, in text: String) -> Int { text.components(separatedBy: part).count - 1 }
}
