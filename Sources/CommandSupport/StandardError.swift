/// Messages for people, without a buffer.
package enum StandardError {
    /// Whether standard error is a terminal.
    package static var isTerminal: Bool { Platform.isTerminal(.error) }

    /// Writes `text` and a line feed in one piece; a failure is ignored, as there is nowhere to report it.
    package static func writeLine(_ text: String) {
        write(text + "\n")
    }

    /// Writes `text` as it is, in one piece.
    static func write(_ text: String) {
        _ = Platform.write(Array(text.utf8), to: .error)
    }
}
