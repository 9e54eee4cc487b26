import AlmanacNames
import AlmanacRendering

/// Standard input line by line, without a string for each.
package struct StandardInput {
    private let fill: (UnsafeMutableRawBufferPointer) throws(InputFailure) -> Int

    /// The longest line, in bytes; of a longer one `body` is given only the beginning.
    package static let longestLine = 1 << 16

    /// Reads descriptor 0.
    package init() { self.init { bytes throws(InputFailure) in try Platform.read(bytes, from: .input) } }

    /// Reads by `fill`, which writes into a buffer and returns the count of bytes, 0 at the end.
    init(fill: @escaping (UnsafeMutableRawBufferPointer) throws(InputFailure) -> Int) { self.fill = fill }

    /// Calls `body` with each line, without its LF or CR LF, and its number from 1 on; the last line needs no LF.
    package func forEachLine(_ body: (_ number: Int, _ line: ArraySlice<UInt8>) throws -> Void) throws {
        var piece = [UInt8](repeating: 0, count: Self.longestLine)
        // The beginning of a line that goes on in the next piece; any other line is a part of a piece.
        var (number, begun) = (0, [UInt8]())
        func give(_ line: ArraySlice<UInt8>) throws {
            number += 1
            try body(number, line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
        }
        while case let count = try piece.withUnsafeMutableBytes({ try fill($0) }), count > 0 {
            var rest = piece[..<count]
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                try give(begun.isEmpty ? rest[..<end] : (begun + rest[..<end]).prefix(Self.longestLine))
                begun.removeAll(keepingCapacity: true)
                rest = rest[(end + 1)...]
            }
            begun += rest.prefix(Self.longestLine - begun.count)
        }
        if !begun.isEmpty { try give(begun[...]) }
    }
}

/// Standard input cannot be read.
package struct InputFailure: CommandFailure, Hashable {
    /// The reason in words, such as "Is a directory".
    let reason: String

    package var description: String { text(in: .english) }

    /// One line for people.
    package func text(in language: CalendarLanguage) -> String {
        Phrase.cannotRead.text(in: language, [Phrase.standardInput.text(in: language), reason])
    }

    package var exitStatus: ExitStatus { .inputOutput }
}

/// Standard output with a buffer: UTF-8 with LF, in large pieces.
///
/// Text still in the buffer when the value is destroyed is lost: call `flush` at the end, as `runCommand` does.
package struct StandardOutput: ~Copyable {
    private var buffer: [UInt8] = []
    private let deliver: ([UInt8]) -> OutputFailure?

    /// The count of bytes from which on the buffer is written.
    static let capacity = 1 << 16

    /// Writes to descriptor 1.
    package init() { self.init { Platform.write($0, to: .output) } }

    /// Gives full buffers to `deliver` instead of descriptor 1.
    init(deliver: @escaping ([UInt8]) -> OutputFailure?) {
        self.deliver = deliver
        buffer.reserveCapacity(Self.capacity)
    }

    package static var isTerminal: Bool { Platform.isTerminal(.output) }

    /// Appends `text`; lines end with `\n`.
    package mutating func write(_ text: String) throws(OutputFailure) {
        try write(Array(text.utf8))
    }

    /// Appends `text` and a line feed.
    package mutating func writeLine(_ text: String) throws(OutputFailure) { try write(text + "\n") }

    /// Appends one line, its fields separated by tabs, whatever they hold.
    package mutating func writeRow(_ fields: String...) throws(OutputFailure) { try writeRow(fields) }

    /// Appends one line, its fields separated by tabs, whatever they hold.
    package mutating func writeRow(_ fields: [String]) throws(OutputFailure) {
        try writeLine(fields.map(oneLine).joined(separator: "\t"))
    }

    /// Appends bytes of UTF-8.
    package mutating func write(_ bytes: [UInt8]) throws(OutputFailure) {
        buffer += bytes
        if buffer.count >= Self.capacity { try flush() }
    }

    /// Writes the buffer; throws unless all of it arrives.
    package mutating func flush() throws(OutputFailure) {
        guard !buffer.isEmpty else { return }
        let failure = deliver(buffer)
        buffer.removeAll(keepingCapacity: true)
        if let failure { throw failure }
    }
}

extension Optional where Wrapped: CustomStringConvertible {
    /// The text as a field of a table, or a hyphen for nothing.
    package var field: String { map(\.description) ?? "-" }
}

/// Standard output cannot be written.
package enum OutputFailure: CommandFailure, Hashable {
    /// The reader has closed the pipe, which is no error.
    case closedPipe
    /// Any other reason in words, such as "No space left on device".
    case system(String)

    /// One line for people; a closed pipe has none, as it is no error.
    package func text(in language: CalendarLanguage) -> String {
        guard case .system(let reason) = self else { return "" }
        return Phrase.cannotWrite.text(in: language, [Phrase.standardOutput.text(in: language), reason])
    }

    /// `done` for a closed pipe, else `inputOutput`.
    package var exitStatus: ExitStatus { self == .closedPipe ? .done : .inputOutput }
}

/// Messages for people, without a buffer.
package enum StandardError {
    /// Writes `text` on one line, whatever it holds, in one piece; a failure is ignored, as there is nowhere to report it.
    package static func writeLine(_ text: String) { _ = Platform.write(Array("\(oneLine(text))\n".utf8), to: .error) }
}
