// What these tests share: published tables as plain fields, collected failures.

import Almanac
import Foundation
import Testing

/// The folder `Data` beside `Tests`.
enum DataFolder {
    static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Data").path

    /// The fields of the rows of a published table, comments and the line of column names left out.
    static func reference(_ name: String) throws -> [[String]] {
        try String(contentsOfFile: "\(path)/reference/\(name)", encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }.dropFirst().map { $0.split(separator: "\t").map(String.init) }
    }
}

/// A day from its text, which has to be one.
func day(_ text: String) throws -> Day {
    try #require(Day(text))
}

/// What went wrong in a long loop, so that the loop runs to its end and the test asserts once.
struct Failures: CustomStringConvertible {
    private var count = 0
    private var firstMessages: [String] = []

    var isEmpty: Bool { count == 0 }

    mutating func check(_ isRight: Bool, _ message: @autoclosure () -> String) {
        guard !isRight else { return }
        count += 1
        if firstMessages.count < 10 { firstMessages.append(message()) }
    }

    var description: String { "\(count) failures: " + firstMessages.joined(separator: "; ") }
}
