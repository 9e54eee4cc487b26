import Almanac
import Foundation
import TestSupport
import Testing

@testable import AlmanacRendering

/// Colours say the same in every format, and can be read.
@Suite struct ColourTests {
    /// The formula of WCAG 2.1: at least 4.5 for every colour of text on every ground, light, dark and on paper.
    @Test("every text of the HTML calendar has enough contrast") func htmlContrast() throws {
        var failures = Failures()
        let schemes = HTMLStyle.sheet(in: .english).matches(of: /:root\{([^}]*)\}/).map { String($0.1) }
        #expect(schemes.count == 3)
        for scheme in schemes {
            let colours = Dictionary(
                uniqueKeysWithValues: scheme.matches(of: /--([a-z0-9]+):#([0-9a-f]+)/).map {
                    (String($0.1), String($0.2))
                }
            )
            let grounds = ["ground", "card"].compactMap { colours[$0] }
            for name in ["ink", "soft", "red", "blue", "t1", "t2", "t3", "t4", "a"] {
                let colour = try #require(colours[name])
                for ground in grounds {
                    let ratio = Self.contrast(colour, ground)
                    failures.check(ratio >= 4.5, "\(name) #\(colour) on #\(ground): \(ratio)")
                }
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("every text of a poster has contrast on paper") func posterContrast() throws {
        let text = try ExportRequest.test().poster()
        let colours = text.matches(of: /\.[a-z0-9]+\{fill:#([0-9a-f]+)/).map { String($0.1) }.filter { $0 != "fff" }
        #expect(colours.count >= 10)
        #expect(colours.allSatisfy { Self.contrast($0, "fff") >= 4.5 })
    }

    /// 2026-02-17 is a Tuesday; 7 February is a Saturday, 8 February a Sunday. New Year is a holiday everywhere but in Japan.
    @Test(
        "holidays and Sundays are red",
        arguments: [
            ("mainland" as RegionID, DayColour.red, DayColour.red), ("hongkong", .plain, .red), ("macau", .red, .red),
            ("taiwan", .red, .red), ("vietnam", .red, .red), ("japan", .blue, .plain), ("korea", .blue, .red),
        ]
    )
    func redDays(region: RegionID, saturday: DayColour, newYear: DayColour) throws {
        let colours = try colours(of: "2026-02", in: region)
        #expect(Array(colours[0..<7]) == [.red, .plain, .plain, .plain, .plain, .plain, saturday])
        #expect(colours[16] == newYear)
    }

    /// A holiday on a Saturday is red everywhere.
    @Test("a holiday on a Saturday is red") func holidayOnSaturday() throws {
        let january = try colours(of: "2028-01", in: "korea")
        // 1 January 2028 is a Saturday, the seventh cell of its page.
        #expect(january[6] == .red && january[13] == .blue)
    }

    private func colours(of month: String, in region: RegionID) throws -> [DayColour] {
        let month = try YearMonth(parsing: month)
        let request = try RegionPage(region).request(month.year...month.year, .english)
        let calendar = request.festivals.calendar
        let grid = try #require(calendar.grid(of: month, firstWeekday: .sunday, rows: .natural))
        return grid.map { request.face(of: $0).colour }
    }

    private static func contrast(_ first: String, _ second: String) -> Double {
        let (low, high) = (min(luminance(first), luminance(second)), max(luminance(first), luminance(second)))
        return (high + 0.05) / (low + 0.05)
    }

    /// The relative luminance of `rrggbb` or `rgb`.
    private static func luminance(_ colour: String) -> Double {
        let digits = colour.count == 3 ? colour.map { "\($0)\($0)" }.joined() : colour
        let value = Int(digits, radix: 16) ?? 0
        let parts = [value >> 16, value >> 8 & 255, value & 255].map { part in
            let level = Double(part) / 255
            return level <= 0.03928 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
}
