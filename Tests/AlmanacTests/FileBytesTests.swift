import Foundation
import TestSupport
import Testing

@testable import Almanac

/// Reading whole files, and refusing what is not a file or is too large.
@Suite struct FileBytesTests {
    @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
    func readsEveryByte(size: Int) throws {
        try Scratch.with { scratch in
            let contents = (0..<size).map { UInt8(truncatingIfNeeded: $0 / 3) }
            try scratch.write("file", Data(contents))
            #expect(try readFile(scratch.file("file"), limit: size) == contents)
        }
    }

    @Test func refusesWhatIsLargerThanTheLimit() throws {
        try Scratch.with { scratch in
            try scratch.write("file", Data(count: 100))
            #expect(throws: FileReadFailure.tooLarge(limit: 99)) { try readFile(scratch.file("file"), limit: 99) }
        }
    }

    @Test func aFileWithoutEndIsRefused() {
        #expect(throws: FileReadFailure.tooLarge(limit: 100_000)) { try readFile("/dev/zero", limit: 100_000) }
    }

    @Test func aMissingFileIsNamedAsSuch() {
        #expect(throws: FileReadFailure.system(code: ENOENT, reason: "No such file or directory")) {
            try readFile("/no/such/file", limit: 100)
        }
    }

    @Test func aDirectoryIsNoFile() {
        #expect(throws: FileReadFailure.system(code: EISDIR, reason: "Is a directory")) {
            try readFile("/", limit: 100)
        }
    }
}
