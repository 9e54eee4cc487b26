import AlmanacCore
import AlmanacFiles
import CompilerSupport
import Foundation
import TestSupport
import Testing

@testable import AlmanacCompiler

extension Fixture {
    /// The compiled table, opened.
    static func table() async throws -> AlmanacTable {
        let compilation = try await compilation.value
        return try AlmanacTable(header: compilation.header, body: compilation.body)
    }

    /// The sections of the compiled table.
    static func sections() async throws -> [(kind: UInt16, bytes: [UInt8])] {
        try TestTable.sections(of: await compilation.value.body)
    }

    /// The calendars of a folder, compiled with the instants of the real theory.
    static func calendars(of folder: SourceFolder) async throws -> [CompiledCalendar] {
        try CalendarSet(from: folder, instants: await compilation.value.instants).calendars
    }

    /// A published table of `Data/reference`.
    static func reference(_ name: String) throws -> SourceFile {
        SourceFile(name: name, bytes: try FileStore.read("\(DataFolder.path)/reference/\(name)"))
    }
}

extension [CivilDays.EventIndex: CompiledCalendar.Note] {
    var exceptions: Self { filter(\.value.isException) }
    var disputes: Self { filter { !$0.value.isException } }
}

extension SourceFile {
    /// A file of some text.
    init(_ name: String, _ text: String) {
        self.init(name: name, bytes: Array(text.utf8))
    }

    /// A text with up to four bytes changed, cut off anywhere.
    init(_ name: String, damaging text: String, _ numbers: inout RepeatableNumbers) {
        var bytes = Array(text.utf8)
        for _ in 0...Int.random(in: 0...3, using: &numbers) {
            bytes[Int.random(in: bytes.indices, using: &numbers)] = UInt8.random(in: .min ... .max, using: &numbers)
        }
        self.init(name: name, bytes: Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &numbers))))
    }
}

extension SourceFolder {
    /// The folder without the file of a name.
    func without(_ name: String) -> SourceFolder {
        SourceFolder(files: files.filter { $0.name != name })
    }

    /// The folder with one file more, or another text in it.
    func with(_ name: String, _ text: String) -> SourceFolder {
        SourceFolder(files: without(name).files + [SourceFile(name, text)])
    }

    /// The folder with one passage of one file replaced, which has to be there.
    func replacing(_ old: String, in name: String, by new: String) throws -> SourceFolder {
        let text = String(decoding: try file(name).bytes, as: UTF8.self)
        try #require(text.contains(old), "\(name) has no '\(old)'")
        return with(name, text.replacingOccurrences(of: old, with: new))
    }
}

/// A change to a good text that makes it bad, and the error it has to give.
struct BadEdit: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let line: Int
    let found: String
    let expected: String

    /// Replacing `old` by `new` is wrong in a line; the error says what was found and expected in words with these in
    /// them.
    init(_ old: String, _ new: String, _ line: Int, _ found: String, _ expected: String) {
        (self.old, self.new, self.line, self.found, self.expected) = (old, new, line, found, expected)
    }

    var testDescription: String { "\(old.debugDescription) -> \(new.debugDescription)" }

    /// Applies the change to a text and checks the error that reading it gives.
    func check(_ name: String, _ text: String, _ read: (SourceFile) throws -> Void) throws {
        try #require(text.contains(old))
        let file = SourceFile(name, text.replacingOccurrences(of: old, with: new))
        try expectError(name, line, found, expected) { try read(file) }
    }
}

/// Checks every field of the error that is thrown: file and line exactly, the texts by what they have to mention.
func expectError(
    _ file: String,
    _ line: Int,
    _ found: String,
    _ expected: String,
    _ body: () throws -> some Any
) throws {
    let error = try #require(#expect(throws: DataFileError.self) { try body() })
    #expect(error.file == file)
    #expect(error.line == line, "\(error)")
    #expect(error.found.contains(found), "\(error)")
    #expect(error.expected.contains(expected), "\(error)")
    let place = line > 0 ? "\(file):\(line)" : file
    #expect(error.description == "\(place): found \(error.found), expected \(error.expected)")
}
