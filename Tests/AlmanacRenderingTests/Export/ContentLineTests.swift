import Testing

@testable import AlmanacRendering

/// Lines of iCalendar are folded at 75 octets without breaking a character.
@Suite struct ContentLineTests {
    @Test("a line of 75 octets is not folded") func longestLine() {
        let line = String(repeating: "x", count: 75)
        #expect(ContentLine.folded(line) == line + "\r\n")
        #expect(ContentLine.folded(line + "y") == line + "\r\n y\r\n")
    }

    @Test(
        "no piece of a folded line is longer, and unfolding gives the line",
        arguments: ["春節", "é", "x", "🎋", "e\u{301}"]
    )
    func foldedLines(unit: String) {
        for count in 0..<120 {
            let line = "SUMMARY:" + String(repeating: unit, count: count)
            let folded = ContentLine.folded(line)
            let bytes = Array(folded.utf8)
            let pieces = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
            #expect(
                pieces.allSatisfy { $0.count <= 76 && $0.last == 0x0D && String(validating: $0, as: UTF8.self) != nil }
            )
            let unfolded = pieces.enumerated().flatMap { $0.element.dropFirst($0.offset == 0 ? 0 : 1).dropLast() }
            #expect(unfolded.elementsEqual(line.utf8))
        }
    }

    @Test("text is escaped") func escapedText() {
        #expect(ContentLine.escaped("a,b;c\\d\ne\r\nf\rg\u{7}") == "a\\,b\\;c\\\\d\\ne\\nf\\ng")
    }
}
