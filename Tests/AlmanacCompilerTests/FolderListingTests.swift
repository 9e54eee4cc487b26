import AlmanacFiles
import Foundation
import TestSupport
import Testing

@testable import AlmanacCompiler

/// Directories are listed, and what cannot be is named.
@Suite struct FolderListingTests {
    @Test("a directory is listed in the order of the bytes") func aDirectoryIsListed() throws {
        try Scratch.with { scratch in
            try FileManager.default.createDirectory(atPath: scratch.file("folder"), withIntermediateDirectories: true)
            for name in ["é.txt", "b.txt", "B.txt", "a-b.txt", "a.txt", ".hidden"] { try scratch.write(name, "") }
            #expect(try FileStore.files(in: scratch.path) == ["B.txt", "a-b.txt", "a.txt", "b.txt", "é.txt"])
        }
    }

    @Test("what cannot be listed is named") func whatCannotBeListed() {
        let error = #expect(throws: FileError.self) { try FileStore.files(in: "/no/such/folder") }
        #expect(error?.description == "cannot list /no/such/folder: No such file or directory")
    }
}
