import Foundation
import Testing

@testable import AlmanacCompiler

/// Whole files are read, directories are listed, and what cannot be is named.
@Suite struct FileStoreTests {
    @Test func aDirectoryIsListedInTheOrderOfTheBytes() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("folder"),
            withIntermediateDirectories: true
        )
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["é.txt", "b.txt", "B.txt", "a-b.txt", "a.txt", ".hidden"] {
            try Data().write(to: folder.appendingPathComponent(name))
        }
        #expect(try FileStore.files(in: folder.path) == ["B.txt", "a-b.txt", "a.txt", "b.txt", "é.txt"])
    }

    @Test(arguments: [0, 1, 300_000])
    func everyByteIsRead(size: Int) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 / 3) }
        try Data(bytes).write(to: file)
        #expect(try FileStore.read(file.path) == bytes)
    }

    @Test func whatCannotBeReadIsNamed() throws {
        let missing = #expect(throws: FileError.self) { try FileStore.read("/no/such/file") }
        #expect(missing?.description == "cannot read /no/such/file: No such file or directory")
        let directory = #expect(throws: FileError.self) { try FileStore.read("/") }
        #expect(directory?.code == EISDIR)
        let list = #expect(throws: FileError.self) { try FileStore.files(in: "/no/such/folder") }
        #expect(list?.description == "cannot list /no/such/folder: No such file or directory")
        let endless = #expect(throws: FileError.self) { try FileStore.read("/dev/zero", limit: 1_000_000) }
        #expect(endless?.code == EFBIG)
    }
}
