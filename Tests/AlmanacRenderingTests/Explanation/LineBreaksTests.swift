import Testing

@testable import AlmanacRendering

/// Where lines end.
@Suite struct LineBreaksTests {
    private func lines(_ text: String, _ width: Int) -> [String] {
        LineBreaks(text) { $0.cellWidth <= width }.lines
    }

    @Test("words stay whole") func wholeWords() {
        #expect(lines("the first of 2033-12-22 is", 10) == ["the first", "of 2033-12-22", "is"])
        #expect(lines("윤달이 하나 있다.", 8) == ["윤달이", "하나", "있다."])
    }

    @Test("punctuation stays with its text") func punctuation() {
        #expect(lines("第一個，不含中氣", 6) == ["第一", "個，不", "含中氣"])
        #expect(lines("十一月（2033-11-22）到", 14) == ["十一月", "（2033-11-22）", "到"])
        #expect(lines("始於2033-12-22的月", 10) == ["始於", "2033-12-22", "的月"])
    }

    @Test("an empty text has no lines") func emptyText() {
        #expect(lines("", 5).isEmpty)
        #expect(lines("abc", 1) == ["abc"])
    }
}
