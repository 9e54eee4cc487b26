import Foundation
import TestSupport
import Testing

@testable import AlmanacCompiler

/// Whole files are read, directories are listed, and what cannot be is named.
@Suite struct FileStoreTests {
    @Test func aDirectoryIsListedInTheOrderOfTheBytes() throws {
        try Scratch.with { scratch in
            try FileManager.default.createDirectory(atPath: scratch.file("folder"), withIntermediateDirectories: true)
            for name in ["é.txt", "b.txt", "B.txt", "a-b.txt", "a.txt", ".hidden"] { try scratch.write(name, "") }
            #expect(try FileStore.files(in: scratch.path) == ["B.txt", "a-b.txt", "a.txt", "b.txt", "é.txt"])
        }
    }

    @Test(arguments: [0, 1, 300_000])
    func everyByteIsRead(size: Int) throws {
        try Scratch.with { scratch in
            let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 / 3) }
            try scratch.write("file", Data(bytes))
            #expect(try FileStore.read(scratch.file("file")) == bytes)
        }
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
