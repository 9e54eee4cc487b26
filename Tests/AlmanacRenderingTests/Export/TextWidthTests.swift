import Testing

@testable import AlmanacRendering

/// Labels of a poster are broken between words where possible.
@Suite struct TextWidthTests {
    @Test(
        "no line is wider than the page",
        arguments: [
            ("Lunar New Year", 6.0, ["Lunar New", "Year"]), ("Mid-Autumn Festival", 5, ["Mid-", "Autumn", "Festival"]),
            ("中國農民豐收節", 5, ["中國農民豐", "收節"]), ("感謝祭(米国)", 4, ["感謝祭", "(米国)"]), ("설날 다음 날", 4.2, ["설날 다음", "날"]),
            ("Thanksgiving", 4, ["Thanks-", "giving"]),
        ]
    )
    func linesFit(text: String, width: Double, lines: [String]) {
        #expect(Drawing.lines(text, width: width) == lines)
        #expect(lines.allSatisfy { $0.widthInEms <= width })
    }

    @Test("only words break, not texts of Chinese characters") func brokenWords() {
        #expect(Drawing.breaksAWord("Thanksgiving", width: 4) && Drawing.breaksAWord("밸런타인데이", width: 4))
        #expect(!Drawing.breaksAWord("Mid-Autumn", width: 4) && !Drawing.breaksAWord("中國農民豐收節", width: 4))
    }
}
