// What a command tells people beside its output.

/// Standard error, without a buffer.
package enum StandardError {
    /// Whether people are reading.
    package static var isTerminal: Bool { Platform.isTerminal(.error) }

    /// Writes `text` and a line feed in one piece. If nobody can read it, nothing happens.
    package static func writeLine(_ text: String) {
        write(text + "\n")
    }

    /// Writes `text` as it is, in one piece.
    static func write(_ text: String) {
        _ = Platform.write(Array(text.utf8), to: .error)
    }
}
