/// The failures of a long loop, so that the loop runs to its end and the test asserts once.
package struct Failures: CustomStringConvertible {
    private var count = 0
    private var firstMessages: [String] = []

    /// No failure yet.
    package init() {}

    /// Whether every check held.
    package var isEmpty: Bool { count == 0 }

    /// Counts a check that does not hold; the first ten say what was wrong.
    package mutating func check(_ isRight: Bool, _ message: @autoclosure () -> String) {
        guard !isRight else { return }
        count += 1
        if firstMessages.count < 400 { firstMessages.append(message()) }
    }

    /// How many there were, and the first ten.
    package var description: String { "\(count) failures: " + firstMessages.joined(separator: "; ") }
}
