import Testing

@testable import CommandSupport

/// Lines of help, folded for a terminal of 80 cells.
@Suite struct FoldedLinesTests {
    private static let long = String(repeating: "x", count: 90)

    @Test("words that fit stay in one line") func oneLine() {
        #expect(FoldedLines.text("  ", ["one", "two"]) == "  one two\n")
        #expect(FoldedLines.text("  ", [String]()) == "  \n")
    }

    /// Two spaces and 77 letters take 79 cells. A space and another letter need two, one letter fewer leaves them.
    @Test("a word that does not fit begins a line below the first") func folded() {
        let letters = String(repeating: "a", count: 77)
        #expect(FoldedLines.text("  ", [letters, "b"]) == "  \(letters)\n  b\n")
        #expect(FoldedLines.text("  ", [String(letters.dropLast()), "b"]) == "  \(letters.dropLast()) b\n")
    }

    @Test("a long word stands alone") func longWord() {
        #expect(FoldedLines.text("- ", ["a", Self.long, "b"]) == "- a\n  \(Self.long)\n  b\n")
    }

    /// 39 Chinese characters take 78 of the 80 cells.
    @Test("wide characters take two cells") func wide() {
        let wide = String(repeating: "節", count: 39)
        #expect(FoldedLines.text("", [wide, "b"]) == "\(wide) b\n")
        #expect(FoldedLines.text("", [wide, "節"]) == "\(wide)\n節\n")
    }

    /// A gap in a line stays; where the line ends no space is left, neither before nor after.
    @Test("a gap stays inside a line") func gap() {
        #expect(FoldedLines.text("", "a    b") == "a    b\n")
        let letters = String(repeating: "a", count: 77)
        #expect(FoldedLines.text("", "\(letters)    b") == "\(letters)\nb\n")
    }
}
