import Almanac
import Testing

@testable import AlmanacRendering

/// The width of text in a terminal.
@Suite struct CellWidthTests {
    @Test(
        "a text has the width of its characters",
        arguments: [
            ("", 0), ("17", 2), ("17≈*", 4), ("初一", 4), ("閏六月", 6), ("윤6월", 5), ("旧暦", 4), ("tháng Giêng", 11),
            ("e\u{301}", 1), ("（）", 4), ("2026年2月", 9), ("–·…", 3), ("か", 2),
        ]
    )
    func widths(_ text: String, _ width: Int) {
        #expect(text.cellWidth == width)
    }

    /// Chinese characters and Hangul are two cells wide, letters of Vietnamese one.
    @Test("every name of a term is measured") func termNames() {
        for term in SolarTerm.allCases {
            #expect(term.name(in: .traditionalChinese).cellWidth == 4)
            #expect(term.name(in: .korean).cellWidth == 4)
            #expect(term.name(in: .vietnamese).cellWidth == term.name(in: .vietnamese).count)
        }
    }
}
