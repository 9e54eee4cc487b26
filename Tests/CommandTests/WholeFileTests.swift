import Foundation
import Testing

@testable import CommandSupport

/// Files are whole or not there at all, whatever happens while they are written.
@Suite struct WholeFileTests {
    @Test(arguments: [0, 1, 300_000])
    func aNewFileHasEveryByte(size: Int) throws {
        try WritingGround.with { scratch in
            let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 / 3) }
            try WholeFile.write(bytes, to: scratch.path("table"))
            #expect(try scratch.bytes("table") == bytes)
            #expect(try scratch.names() == ["table"])
        }
    }

    @Test func anExistingFileIsReplacedAndKeepsItsMode() throws {
        try WritingGround.with { scratch in
            let path = try scratch.file("table", "a longer old table")
            chmod(path, 0o640)
            try WholeFile.write(Array("new".utf8), to: path)
            #expect(try scratch.text("table") == "new")
            #expect(try scratch.mode("table") == 0o640)
            #expect(try scratch.names() == ["table"])
        }
    }

    @Test func aLinkStaysALink() throws {
        try WritingGround.with { scratch in
            _ = try scratch.file("table", "old")
            symlink("table", scratch.path("link"))
            try WholeFile.write(Array("new".utf8), to: scratch.path("link"))
            #expect(try scratch.text("table") == "new")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path("link")) == "table")
        }
    }

    @Test func directoriesAndDevicesAreRefused() throws {
        try WritingGround.with { scratch in
            let directory = #expect(throws: FileWriteFailure.self) { try WholeFile.write([1], to: scratch.directory) }
            #expect(directory?.code == EISDIR)
            let device = #expect(throws: FileWriteFailure.self) { try WholeFile.write([1], to: "/dev/null") }
            #expect(device?.description == "cannot write /dev/null: Not a regular file")
        }
    }

    @Test func aMissingDirectoryIsNamed() {
        let failure = #expect(throws: FileWriteFailure.self) { try WholeFile.write([1], to: "/no/such/table") }
        #expect(failure?.description == "cannot write /no/such/table: No such file or directory")
        #expect(failure?.code == ENOENT)
        #expect(throws: FileWriteFailure.self) { try WholeFile.write([1], to: "") }
    }

    /// An unprivileged user is refused by permissions; root, which ignores them, by a file system that takes no files.
    @Test func anUnwritableDirectoryLeavesTheOldFile() throws {
        try WritingGround.with { scratch in
            guard geteuid() != 0 else {
                #expect(throws: FileWriteFailure.self) { try WholeFile.write([1], to: "/proc/table") }
                return
            }
            let path = try scratch.file("table", "old")
            chmod(scratch.directory, 0o500)
            defer { chmod(scratch.directory, 0o700) }
            let failure = #expect(throws: FileWriteFailure.self) { try WholeFile.write([1], to: path) }
            #expect(failure?.code == EACCES)
            #expect(try scratch.text("table") == "old")
        }
    }

    /// A file size limit fails a write in its middle as a full disk does, and needs no privilege to set.
    @Test func aDiskThatFillsUpLeavesTheOldFile() async throws {
        try await WritingGround.with { scratch in
            let path = try scratch.file("table", "old")
            await #expect(processExitsWith: .success) { [path = path as String] in
                var limit = rlimit(rlim_cur: 100_000, rlim_max: 100_000)
                precondition(setrlimit(fileSizeLimit, &limit) == 0)
                let bytes = [UInt8](repeating: 1, count: 200_000)
                let failure = try? #require(throws: FileWriteFailure.self) { try WholeFile.write(bytes, to: path) }
                guard failure?.code == EFBIG, failure?.path == path else { exit(1) }
                exit(0)
            }
            #expect(try scratch.text("table") == "old")
            #expect(try scratch.names() == ["table"])
        }
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func aSignalRemovesTheTemporaryFile(number: Int32) async throws {
        try await WritingGround.with { scratch in
            let path = try scratch.file("table", "old")
            await #expect(processExitsWith: .signal(number)) { [path = path as String, number] in
                try writeLargeFile(to: path, interruptedBy: number)
            }
            #expect(try scratch.text("table") == "old")
            #expect(try scratch.names() == ["table"])
        }
    }

    /// Nothing can tidy up after SIGKILL; but the old file is whole.
    @Test func aKilledProcessLeavesTheOldFile() async throws {
        try await WritingGround.with { scratch in
            let path = try scratch.file("table", "old")
            await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
                try writeLargeFile(to: path, interruptedBy: SIGKILL)
            }
            #expect(try scratch.text("table") == "old")
            #expect(try scratch.names().count == 2)
        }
    }

    @Test func anIgnoredSignalStaysIgnored() async {
        await #expect(processExitsWith: .success) {
            signal(SIGHUP, SIG_IGN)
            try WritingGround.with { scratch in
                try WholeFile.write([1], to: scratch.path("table"))
            }
            raise(SIGHUP)
            exit(0)
        }
    }
}

/// A directory of its own for each test, removed behind it.
private struct WritingGround {
    let directory: String

    static func with(_ body: (WritingGround) throws -> Void) throws {
        let scratch = try make()
        defer { try? FileManager.default.removeItem(atPath: scratch.directory) }
        try body(scratch)
    }

    static func with(_ body: (WritingGround) async throws -> Void) async throws {
        let scratch = try make()
        defer { try? FileManager.default.removeItem(atPath: scratch.directory) }
        try await body(scratch)
    }

    private static func make() throws -> WritingGround {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return WritingGround(directory: url.path)
    }

    func path(_ name: String) -> String { directory + "/" + name }

    func file(_ name: String, _ text: String) throws -> String {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
        return path(name)
    }

    func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

    func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: path(name)))) }

    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: directory).sorted() }

    func mode(_ name: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
        return try #require(attributes[.posixPermissions] as? Int)
    }
}

#if canImport(Glibc)
    private let fileSizeLimit = Int32(RLIMIT_FSIZE.rawValue)
#else
    private let fileSizeLimit = Int32(RLIMIT_FSIZE)
#endif

/// Writes a large file, while another thread sends this process a signal as soon as the temporary file has
/// begun to grow.
private func writeLargeFile(to path: String, interruptedBy number: Int32) throws {
    let directory = (path as NSString).deletingLastPathComponent
    Thread.detachNewThread {
        while true {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
            guard let name = names.first(where: { $0.hasSuffix(".partial") }) else { continue }
            var status = stat()
            guard stat(directory + "/" + name, &status) == 0, status.st_size > 0 else { continue }
            kill(getpid(), number)
            return
        }
    }
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 26) { buffer, count in
        if let start = buffer.baseAddress { memset(start, 1, buffer.count) }
        count = buffer.count
    }
    try WholeFile.write(bytes, to: path)
}
