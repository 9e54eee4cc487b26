import Foundation
import Testing

@testable import Almanac

/// Reading whole files, and refusing what is none or too large.
@Suite struct FileBytesTests {
    @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
    func readsEveryByte(size: Int) throws {
        let contents = (0..<size).map { UInt8(truncatingIfNeeded: $0 / 3) }
        let path = try temporaryFile(contents)
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(try readFile(path, limit: size) == contents)
    }

    @Test func refusesWhatIsLargerThanTheLimit() throws {
        let path = try temporaryFile([UInt8](repeating: 7, count: 100))
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(throws: FileReadFailure.tooLarge(limit: 99)) { try readFile(path, limit: 99) }
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

    private func temporaryFile(_ contents: [UInt8]) throws -> String {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(contents).write(to: url)
        return url.path
    }
}
