import Almanac
import Testing

@testable import CommandSupport

/// The known word nearest to a mistyped one.
@Suite struct SpellingTests {
    @Test(
        "Close words are found",
        arguments: [
            ("--calender", "--calendar"), ("--calndar", "--calendar"), ("--caledar", "--calendar"),
            ("montsh", "months"),
            ("month", "months"), ("term", "terms"), ("converrt", "convert"), ("--calendar", "--calendar"),
        ]
    )
    func close(word: String, meant: String) {
        let known = ["months", "terms", "phases", "convert", "--calendar", "--table"]
        #expect(nearestSpelling(to: word, among: known) == meant)
    }

    @Test("far words are not found", arguments: ["", "x", "banana", "--", "smhtno"])
    func far(word: String) {
        #expect(nearestSpelling(to: word, among: ["months", "terms", "--calendar", "a", ""]) == nil)
    }
}
