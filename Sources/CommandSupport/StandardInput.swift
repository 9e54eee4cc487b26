import AlmanacNames

/// Standard input line by line, without a string or an array for each.
package struct StandardInput: ~Copyable {
    private var buffer: [UInt8]
    /// The bytes of `buffer` that `body` has not yet been given.
    private var pending = 0..<0
    private var lineNumber = 0
    private let fill: (UnsafeMutableRawBufferPointer) throws(InputFailure) -> Int

    /// The longest line, in bytes; of a longer one `body` is given only the beginning.
    package static let longestLine = 1 << 16

    /// Reads descriptor 0.
    package init() {
        self.init { bytes throws(InputFailure) in try Platform.read(bytes, from: .input) }
    }

    /// Reads by `fill`, which writes into a buffer and returns the count of bytes, 0 at the end.
    init(fill: @escaping (UnsafeMutableRawBufferPointer) throws(InputFailure) -> Int) {
        self.fill = fill
        buffer = [UInt8](repeating: 0, count: Self.longestLine)
    }

    /// Calls `body` with each line, without its LF or CR LF, and its number from 1 on; the last line needs no LF.
    package mutating func forEachLine(_ body: (_ number: Int, _ line: ArraySlice<UInt8>) throws -> Void) throws {
        while try refill() {
            while let end = endOfLine() {
                try give(upTo: end, to: body)
                pending = end + 1..<pending.upperBound
            }
            if pending.count == buffer.count { try givePart(to: body) }
        }
        if !pending.isEmpty { try give(upTo: pending.upperBound, to: body) }
    }

    /// The index of the next line feed.
    private func endOfLine() -> Int? {
        buffer.withUnsafeBufferPointer { bytes in
            var index = pending.lowerBound
            while index < pending.upperBound {
                if bytes[index] == UInt8(ascii: "\n") { return index }
                index += 1
            }
            return nil
        }
    }

    private mutating func give(upTo end: Int, to body: (Int, ArraySlice<UInt8>) throws -> Void) throws {
        lineNumber += 1
        var line = buffer[pending.lowerBound..<end]
        if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
        try body(lineNumber, line)
    }

    /// Gives the beginning of a line that is too long, and skips the rest.
    private mutating func givePart(to body: (Int, ArraySlice<UInt8>) throws -> Void) throws {
        try give(upTo: pending.upperBound, to: body)
        pending = 0..<0
        while try refill() {
            if let end = endOfLine() {
                pending = end + 1..<pending.upperBound
                return
            }
            pending = 0..<0
        }
    }

    /// Moves the pending bytes to the front and reads more after them; returns false at the end of the input.
    private mutating func refill() throws(InputFailure) -> Bool {
        let count = pending.count
        if pending.lowerBound > 0 { buffer.replaceSubrange(0..<count, with: Array(buffer[pending])) }
        pending = 0..<count
        let fill = self.fill
        let result = buffer.withUnsafeMutableBytes { bytes -> Result<Int, InputFailure> in
            do throws(InputFailure) {
                return .success(try fill(UnsafeMutableRawBufferPointer(rebasing: bytes[count...])))
            } catch {
                return .failure(error)
            }
        }
        let read = try result.get()
        pending = 0..<count + read
        return read > 0
    }
}

/// Standard input cannot be read.
package struct InputFailure: CommandFailure, Hashable {
    /// The reason in words, such as "Is a directory".
    let reason: String

    /// The line in English.
    package var description: String { text(in: .english) }

    /// One line for people.
    package func text(in language: CalendarLanguage) -> String {
        Sentence.cannotRead.text(in: language, [Sentence.standardInput.text(in: language), reason])
    }

    /// Always `inputOutput`, 74.
    package var exitStatus: ExitStatus { .inputOutput }
}
