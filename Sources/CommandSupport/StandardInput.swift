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

    /// The line in English.
    package var description: String { text(in: .english) }

    /// One line for people.
    package func text(in language: CalendarLanguage) -> String {
        Sentence.cannotRead.text(in: language, [Sentence.standardInput.text(in: language), reason])
    }

    /// Always `inputOutput`, 74.
    package var exitStatus: ExitStatus { .inputOutput }
}
