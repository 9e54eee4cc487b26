// Where the writers of exports put their text.

/// Takes UTF-8 text piece by piece: standard output, or memory.
package protocol TextSink: ~Copyable {
    /// Why it takes no more; `Never` if it always does.
    associatedtype Failure: Error

    /// Takes a piece of text.
    mutating func write(_ text: String) throws(Failure)
}

/// Text gathered in memory, to be written as a whole or not at all.
package struct TextBuffer: TextSink {
    /// Everything written so far, in UTF-8.
    package private(set) var bytes: [UInt8] = []

    /// No text.
    package init() {}

    /// Appends a piece of text.
    package mutating func write(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }
}
