import Foundation
import TestSupport
import Testing

@testable import AlmanacFiles

/// Reading whole files, and refusing what is not a file or is too large.
@Suite struct FileStoreTests {
    @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
    func readsEveryByte(size: Int) throws {
        try Scratch.with { scratch in
            let contents = (0..<size).map { UInt8(truncatingIfNeeded: $0 / 3) }
            try scratch.write("file", Data(contents))
            #expect(try FileStore.read(scratch.file("file"), limit: size) == contents)
        }
    }

    @Test func refusesWhatIsLargerThanTheLimit() throws {
        try Scratch.with { scratch in
            try scratch.write("file", Data(count: 100))
            let error = error(reading: scratch.file("file"), limit: 99)
            #expect(error?.code == EFBIG && error?.reason == "larger than 99 bytes")
        }
    }

    @Test func aFileWithoutEndIsRefused() {
        let error = error(reading: "/dev/zero", limit: 100_000)
        #expect(error?.code == EFBIG && error?.reason == "larger than 100000 bytes")
    }

    @Test func aMissingFileIsNamedAsSuch() {
        let error = error(reading: "/no/such/file", limit: 100)
        #expect(error?.code == ENOENT)
        #expect(error?.description == "cannot read /no/such/file: No such file or directory")
    }

    @Test func aDirectoryIsNoFile() {
        let error = error(reading: "/", limit: 100)
        #expect(error?.code == EISDIR && error?.reason == "Is a directory")
    }

    private func error(reading path: String, limit: Int) -> FileError? {
        #expect(throws: FileError.self) { try FileStore.read(path, limit: limit) }
    }
}
