import Foundation
import TestSupport
import Testing

@testable import AlmanacFiles

/// Whole files: read within a limit, and replaced so that each is the old one or the new one.
@Suite struct FileStoreTests {
    @Test("every byte of a file is read", arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
    func read(size: Int) throws {
        try Scratch.with { scratch in
            let contents = (0..<size).map { UInt8(truncatingIfNeeded: $0 / 3) }
            try scratch.write("file", Data(contents))
            #expect(try FileStore.read(scratch.file("file"), limit: size) == contents)
        }
    }

    @Test("a file larger than the limit is refused") func largerFile() throws {
        try Scratch.with { scratch in
            try scratch.write("file", Data(count: 100))
            let error = error(reading: scratch.file("file"), limit: 99)
            #expect(error?.code == EFBIG && error?.reason == "larger than 99 bytes")
        }
    }

    @Test("a file without an end is refused") func endlessFile() {
        let error = error(reading: "/dev/zero", limit: 100_000)
        #expect(error?.code == EFBIG && error?.reason == "larger than 100000 bytes")
    }

    @Test("a missing file is named") func missingFile() {
        let error = error(reading: "/no/such/file", limit: 100)
        #expect(error?.code == ENOENT)
        #expect(error?.description == "cannot read /no/such/file: No such file or directory")
    }

    @Test("a directory is no file") func directory() {
        let error = error(reading: "/", limit: 100)
        #expect(error?.code == EISDIR && error?.reason == "Is a directory")
    }

    @Test("a directory is listed in the order of the bytes, without folders and hidden files") func listed() throws {
        try Scratch.with { scratch in
            try FileManager.default.createDirectory(atPath: scratch.file("folder"), withIntermediateDirectories: true)
            for name in ["é.txt", "b.txt", "B.txt", "a-b.txt", "a.txt", ".hidden"] { try scratch.write(name, "") }
            #expect(try FileStore.files(in: scratch.path) == ["B.txt", "a-b.txt", "a.txt", "b.txt", "é.txt"])
        }
        let error = #expect(throws: FileError.self) { try FileStore.files(in: "/no/such/folder") }
        #expect(error?.description == "cannot list /no/such/folder: No such file or directory")
    }

    // MARK: Writing

    @Test("a written file has every byte, and nothing is left beside it", arguments: [0, 1, 300_000])
    func written(size: Int) throws {
        try Scratch.with { scratch in
            let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 / 3) }
            try FileStore.write(bytes, to: scratch.file("file"))
            #expect(Array(try scratch.bytes("file")) == bytes)
            #expect(try scratch.names() == ["file"])
        }
    }

    @Test("a replaced file keeps its permissions, and a link to it stays a link") func replaced() throws {
        try Scratch.with { scratch in
            try scratch.write("file", "old")
            chmod(scratch.file("file"), 0o640)
            symlink("file", scratch.file("link"))
            try FileStore.write(Array("new".utf8), to: scratch.file("link"))
            #expect(try scratch.text("file") == "new")
            let attributes = try FileManager.default.attributesOfItem(atPath: scratch.file("file"))
            #expect(attributes[.posixPermissions] as? Int == 0o640)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: scratch.file("link")) == "file")
            #expect(try scratch.names() == ["file", "link"])
        }
    }

    @Test("of several files all are replaced, or none if one cannot be written") func several() throws {
        try Scratch.with { scratch in
            for name in ["a", "b"] { try scratch.write(name, "old") }
            let files: [(bytes: [UInt8], path: String)] = [([1], scratch.file("a")), ([2], scratch.file("b"))]
            for last in [scratch.path, scratch.file("no/file"), "/dev/null"] {
                #expect(throws: FileError.self) { try FileStore.write(files + [(bytes: [3], path: last)]) }
                #expect(try scratch.text("a") == "old" && scratch.text("b") == "old", "\(last)")
                #expect(try scratch.names() == ["a", "b"])
            }
            try FileStore.write(files)
            #expect(try scratch.bytes("a") == Data([1]) && scratch.bytes("b") == Data([2]))
            #expect(try scratch.names() == ["a", "b"])
        }
    }

    @Test("a link to no file is refused and stays a link") func danglingLink() throws {
        try Scratch.with { scratch in
            symlink("file", scratch.file("link"))
            let error = try #require(throws: FileError.self) { try FileStore.write([1], to: scratch.file("link")) }
            #expect(error.reason == "A symbolic link to no file")
            #expect(try scratch.names() == ["link"])
        }
    }

    @Test("a name may be as long as the file system allows") func longName() throws {
        try Scratch.with { scratch in
            let name = String(repeating: "x", count: Int(NAME_MAX))
            try FileStore.write([1], to: scratch.file(name))
            #expect(try scratch.names() == [name])
        }
    }

    @Test(
        "a path that cannot be a file is refused and named",
        arguments: [
            ("/", EISDIR, "Is a directory"), ("/dev/null", EINVAL, "Not a regular file"),
            ("/no/such/file", ENOENT, "No such file or directory"), ("/dev/null/file", ENOTDIR, "Not a directory"),
            ("", ENOENT, "No such file or directory"),
        ]
    )
    func refused(path: String, code: Int32, reason: String) {
        let error = #expect(throws: FileError.self) { try FileStore.write([1], to: path) }
        #expect(error?.code == code && error?.description == "cannot write \(path): \(reason)")
    }

    /// An unprivileged user is refused by permissions; root, which ignores them, by a file system that takes no files.
    @Test("a directory that cannot be written leaves the old file") func readOnlyDirectory() throws {
        try Scratch.with { scratch in
            guard geteuid() != 0 else {
                #expect(throws: FileError.self) { try FileStore.write([1], to: "/proc/file") }
                return
            }
            try scratch.write("file", "old")
            chmod(scratch.path, 0o500)
            defer { chmod(scratch.path, 0o700) }
            let error = #expect(throws: FileError.self) { try FileStore.write([1], to: scratch.file("file")) }
            #expect(error?.code == EACCES)
            #expect(try scratch.text("file") == "old")
        }
    }

    @Test("a full device is an error", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func fullDevice() {
        let descriptor = open("/dev/full", O_WRONLY)
        defer { close(descriptor) }
        #expect(!FileStore.send([1], to: descriptor) && errno == ENOSPC)
    }

    /// A file size limit fails a write in its middle as a full disk does, and needs no privilege to set.
    @Test("a disk that fills up leaves the old file and nothing beside it") func fullDisk() async throws {
        try await Scratch.with { scratch in
            try scratch.write("file", "old")
            await #expect(processExitsWith: .success) { [path = scratch.file("file") as String] in
                signal(SIGXFSZ, SIG_IGN)
                var usual = rlimit()
                precondition(getrlimit(fileSizeLimit, &usual) == 0)
                var limit = rlimit(rlim_cur: 100_000, rlim_max: usual.rlim_max)
                precondition(setrlimit(fileSizeLimit, &limit) == 0)
                let bytes = [UInt8](repeating: 1, count: 200_000)
                let error = try? #require(throws: FileError.self) { try FileStore.write(bytes, to: path) }
                // Where coverage is measured, the process writes its counters when it ends, and they are larger.
                precondition(setrlimit(fileSizeLimit, &usual) == 0)
                exit(error?.code == EFBIG && error?.path == path ? 0 : 1)
            }
            #expect(try scratch.text("file") == "old")
            #expect(try scratch.names() == ["file"])
        }
    }

    /// Two contents are written in turn until the process is killed.
    @Test("a process killed while it writes leaves the old file or the new one", arguments: 0..<6)
    func killed(seed: Int) async throws {
        try await Scratch.with { scratch in
            try scratch.write("file", "old")
            await #expect(processExitsWith: .signal(SIGKILL)) { [path = scratch.file("file") as String, seed] in
                var numbers = RepeatableNumbers(seed: UInt64(seed))
                let microseconds = UInt32.random(in: 10_000...60_000, using: &numbers)
                Thread.detachNewThread {
                    usleep(microseconds)
                    kill(getpid(), SIGKILL)
                }
                while true {
                    for byte: UInt8 in [1, 2] {
                        try FileStore.write([UInt8](repeating: byte, count: 1 << 20), to: path)
                    }
                }
            }
            let bytes = try scratch.bytes("file")
            let isWhole = bytes.count == 1 << 20 && bytes.allSatisfy { $0 == bytes[0] }
            #expect(isWhole || bytes == Data("old".utf8))
            #expect(try scratch.names().count <= 2)
        }
    }

    private func error(reading path: String, limit: Int) -> FileError? {
        #expect(throws: FileError.self) { try FileStore.read(path, limit: limit) }
    }
}

#if canImport(Glibc)
    private let fileSizeLimit = Int32(RLIMIT_FSIZE.rawValue)
#else
    private let fileSizeLimit = Int32(RLIMIT_FSIZE)
#endif
