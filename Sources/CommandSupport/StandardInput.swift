import AlmanacNames

/// Standard input line by line, without a string for each.
package struct StandardInput {
    private let fill: (UnsafeMutableRawBufferPointer) throws(InputFailure) -> Int

    /// The longest line, in bytes; of a longer one `body` is given only the beginning.
    package static let longestLine = 1 << 16

    /// Reads descriptor 0.
    package init() {
        self.init { bytes throws(InputFailure) in try Platform.read(bytes, from: .input) }
    }

    /// Reads by `fill`, which writes into a buffer and returns the count of bytes, 0 at the end.
    init(fill: @escaping (UnsafeMutableRawBufferPointer) throws(InputFailure) -> Int) { self.fill = fill }

    /// Calls `body` with each line, without its LF or CR LF, and its number from 1 on; the last line needs no LF.
    package func forEachLine(_ body: (_ number: Int, _ line: ArraySlice<UInt8>) throws -> Void) throws {
        let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.longestLine, alignment: 1)
        defer { piece.deallocate() }
        var (number, line) = (0, [UInt8]())
        func end() throws {
            number += 1
            try body(number, line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...])
            line.removeAll(keepingCapacity: true)
        }
        while case let count = try fill(piece), count > 0 {
            var rest = UnsafeRawBufferPointer(rebasing: piece[..<count])[...]
            while let lineFeed = rest.firstIndex(of: UInt8(ascii: "\n")) {
                line += rest[..<lineFeed].prefix(Self.longestLine - line.count)
                try end()
                rest = rest[(lineFeed + 1)...]
            }
            line += rest.prefix(Self.longestLine - line.count)
        }
        if !line.isEmpty { try end() }
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
