/// The destination of an export, which takes text piece by piece: standard output, or memory.
package protocol TextSink: ~Copyable {
    /// The error of a failed write; `Never` if no write fails.
    associatedtype Failure: Error

    /// Writes a piece of text.
    mutating func write(_ text: String) throws(Failure)
}

/// Text in memory, for a file that is written whole or not at all.
package struct TextBuffer: TextSink {
    /// The text written so far, in UTF-8.
    package private(set) var bytes: [UInt8] = []

    /// An empty buffer.
    package init() {}

    /// Appends a piece of text.
    package mutating func write(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }
}
