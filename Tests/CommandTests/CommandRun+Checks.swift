import Foundation
import TestSupport
import Testing

/// Runs `almanac` with some words.
func almanac(_ words: [String], _ environment: [String: String] = [:]) throws -> CommandRun {
    try CommandRun("almanac", words, environment: environment)
}

/// Runs `almanac` with the words of a line.
func almanac(_ line: String, _ environment: [String: String] = [:]) throws -> CommandRun {
    try almanac(line.split(separator: " ").map(String.init), environment)
}

extension CommandRun {
    /// The widths of the lines in cells of a terminal: two for each Chinese character, Hangul or full-width sign.
    var widths: [Int] { lines.map { $0.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) } } }

    /// Checks that the command failed as it should: status, one line on standard error, nothing on standard output.
    func expectFailure(_ status: Int32, mentioning text: String, _ comment: Comment? = nil) {
        #expect(self.status == status, comment)
        #expect(errorText.contains(text), comment)
        #expect(errorText.hasSuffix("\n") && errors.count == 1, comment)
        #expect(output.isEmpty, comment)
    }
}

extension Scratch {
    /// Replaces a passage in a file, which has to be there.
    func replace(_ old: String, in name: String, by new: String) throws {
        let text = try text(name)
        try #require(text.contains(old))
        try write(name, text.replacingOccurrences(of: old, with: new))
    }
}
