// What a command prints for other programs: UTF-8 and LF, in large pieces.

/// Standard output behind a buffer.
///
/// Text that is still in the buffer when the value goes away is lost: call `flush` at the end, as `runCommand` does.
package struct StandardOutput: ~Copyable {
    private var buffer: [UInt8] = []
    private let deliver: ([UInt8]) -> OutputFailure?

    /// How many bytes are gathered before they are written.
    static let capacity = 1 << 16

    /// Writes to descriptor 1.
    package init() {
        self.init { Platform.write($0, to: .output) }
    }

    /// Hands full buffers to `deliver` instead.
    init(deliver: @escaping ([UInt8]) -> OutputFailure?) {
        self.deliver = deliver
        buffer.reserveCapacity(Self.capacity)
    }

    /// Whether people are reading.
    package static var isTerminal: Bool { Platform.isTerminal(.output) }

    /// Appends `text` as it is; lines end with `\n`.
    package mutating func write(_ text: String) throws(OutputFailure) {
        buffer.append(contentsOf: text.utf8)
        try flushIfFull()
    }

    /// Appends `text` and a line feed.
    package mutating func writeLine(_ text: String) throws(OutputFailure) {
        buffer.append(contentsOf: text.utf8)
        buffer.append(UInt8(ascii: "\n"))
        try flushIfFull()
    }

    /// Appends `bytes` as they are.
    package mutating func write(_ bytes: [UInt8]) throws(OutputFailure) {
        buffer.append(contentsOf: bytes)
        try flushIfFull()
    }

    /// Writes everything gathered so far; throws if not all of it arrived.
    package mutating func flush() throws(OutputFailure) {
        guard !buffer.isEmpty else { return }
        let failure = deliver(buffer)
        buffer.removeAll(keepingCapacity: true)
        if let failure { throw failure }
    }

    private mutating func flushIfFull() throws(OutputFailure) {
        guard buffer.count >= Self.capacity else { return }
        try flush()
    }
}
