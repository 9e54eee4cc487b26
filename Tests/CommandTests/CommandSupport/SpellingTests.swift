import Testing

@testable import CommandSupport

/// The known word nearest to a mistyped one.
@Suite struct SpellingTests {
    @Test(arguments: [
        ("--calender", "--calendar"), ("--calndar", "--calendar"), ("--caledar", "--calendar"), ("montsh", "months"),
        ("month", "months"), ("term", "terms"), ("converrt", "convert"), ("--calendar", "--calendar"),
    ])
    func closeWordsAreFound(word: String, meant: String) {
        let known = ["months", "terms", "phases", "convert", "--calendar", "--table"]
        #expect(nearestSpelling(to: word, among: known) == meant)
    }

    @Test(arguments: ["", "x", "banana", "--", "smhtno"])
    func farWordsAreNot(word: String) {
        #expect(nearestSpelling(to: word, among: ["months", "terms", "--calendar", "a", ""]) == nil)
    }
}
