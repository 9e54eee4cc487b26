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
