import Testing

@testable import AlmanacCore

/// Names and texts as tables store them, whole and damaged.
@Suite struct StoredNameTests {
    private let kind: UInt16 = 16
    private var malformed: TableError { TableError(.malformedSection(kind), in: .table) }

    /// Eight bytes of a text and zeros.
    private func padded(_ text: String) -> [UInt8] {
        Array(text.utf8) + [UInt8](repeating: 0, count: 8 - text.utf8.count)
    }

    @Test("names are read without their padding", arguments: ["china", "a", "eightlet", "tang-2"])
    func padding(name: String) throws {
        let read = try padded(name).read(as: kind) { reader throws(MalformedBytes) in try reader.readName() }
        #expect(read.description == name)
        let id = try padded(name).read(as: kind) { reader throws(MalformedBytes) in
            try reader.readIdentifierIfPresent(CalendarID.self)
        }
        #expect(id?.description == name)
    }

    @Test(
        "names with damaged padding are refused",
        arguments: ["\0china", "chi\0na", "China", "中", "\0\0\0\0\0\0\0a"]
    )
    func damagedPadding(name: String) {
        #expect(throws: malformed) {
            try padded(name).read(as: kind) { reader throws(MalformedBytes) in try reader.readName() }
        }
        #expect(throws: malformed) {
            try padded(name).read(as: kind) { reader throws(MalformedBytes) in
                try reader.readIdentifierIfPresent(CalendarID.self)
            }
        }
    }

    @Test("zeros are no name") func zerosAreNoName() throws {
        #expect(throws: malformed) {
            try padded("").read(as: kind) { reader throws(MalformedBytes) in try reader.readName() }
        }
        let id = try padded("").read(as: kind) { reader throws(MalformedBytes) in
            try reader.readIdentifierIfPresent(CalendarID.self)
        }
        #expect(id == nil)
    }

    @Test("identifiers are read after their lengths") func identifiersBehindTheirLengths() throws {
        let bytes: [UInt8] = [3, 5] + Array("tetwuyue".utf8) + [9]
        let read = try bytes.readBeginning(as: kind) { reader throws(MalformedBytes) -> [FestivalID] in
            try reader.readIdentifiers(count: 2)
        }
        #expect(read.value == ["tet", "wuyue"])
        #expect(read.remaining == 1)
    }

    @Test(
        "damaged identifiers are refused",
        arguments: [[3, 6] + Array("tetwuyue".utf8), [0, 8] + Array("tetwuyue".utf8), [3]]
    )
    func damagedIdentifiers(bytes: [UInt8]) {
        #expect(throws: malformed) {
            try bytes.read(as: kind) { reader throws(MalformedBytes) -> [FestivalID] in
                try reader.readIdentifiers(count: 2)
            }
        }
    }

    @Test(
        "texts without control characters are read unchanged",
        arguments: ["春节", "Tết", "~ ", "\u{A0}·é", "\u{1080}"]
    )
    func text(text: String) throws {
        let bytes = Array(text.utf8)
        let read = try bytes.withUnsafeBufferPointer { stored throws(MalformedBytes) in
            var reader = ByteReader(stored)
            return Array(try reader.readText(count: stored.count))
        }
        #expect(read == bytes)
    }

    @Test(
        "texts with control characters are refused",
        arguments: ["a\u{1B}", "\n", "\u{7F}b", "\0", "\u{80}", "c\u{85}", "\u{9B}2J", "\u{9F}"]
    )
    func controlCharacters(text: String) {
        #expect(throws: malformed) {
            try Array(text.utf8).read(as: kind) { reader throws(MalformedBytes) in
                try reader.readText(count: text.utf8.count).count
            }
        }
    }
}
