import Testing

@testable import CommandSupport

/// The lines do not depend on how the input is divided into pieces.
@Suite struct StandardInputTests {
    @Test("lines do not depend on the pieces in which they arrive", arguments: [1, 2, 3, 7, 1 << 20])
    func lines(size: Int) throws {
        #expect(try lines("a\nbc\r\n\nd\r\n\re", by: size) == ["1:a", "2:bc", "3:", "4:d", "5:\re"])
        #expect(try lines("", by: size) == [])
        #expect(try lines("\n", by: size) == ["1:"])
    }

    @Test("a line that is too long is given in part") func longLine() throws {
        let long = String(repeating: "x", count: 3 * StandardInput.longestLine)
        let found = try lines("a\n\(long)\nb\n\(long)", by: 1000)
        #expect(found.count == 4)
        #expect(found[1].hasPrefix("2:xxx") && found[3].hasPrefix("4:xxx"))
        #expect(found[2] == "3:b")
    }

    @Test("a failure is thrown") func failure() {
        let input = StandardInput { _ throws(InputFailure) in throw InputFailure(reason: "Is a directory") }
        #expect(throws: InputFailure(reason: "Is a directory")) { try input.forEachLine { _, _ in } }
    }

    private func lines(_ text: String, by size: Int) throws -> [String] {
        var rest = Array(text.utf8)[...]
        var found: [String] = []
        let input = StandardInput { room throws(InputFailure) in
            let piece = rest.prefix(min(size, room.count))
            room.copyBytes(from: piece)
            rest = rest.dropFirst(piece.count)
            return piece.count
        }
        try input.forEachLine { number, line in
            found.append("\(number):" + String(decoding: line, as: UTF8.self))
        }
        return found
    }
}
