import Testing

@testable import AlmanacRendering

/// Lines of iCalendar are folded at 75 octets without breaking a character.
@Suite struct ContentLineTests {
    @Test func aLineOf75OctetsStays() {
        let line = String(repeating: "x", count: 75)
        #expect(ContentLine.folded(line) == line + "\r\n")
        #expect(ContentLine.folded(line + "y") == line + "\r\n y\r\n")
    }

    @Test(arguments: ["春節", "é", "x", "🎋", "e\u{301}"])
    func noPieceIsLongerAndUnfoldingGivesTheLine(unit: String) {
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

    @Test func textIsEscaped() {
        #expect(ContentLine.escaped("a,b;c\\d\ne\r\nf\rg\u{7}") == "a\\,b\\;c\\\\d\\ne\\nf\\ng")
    }
}
