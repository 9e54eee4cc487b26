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
