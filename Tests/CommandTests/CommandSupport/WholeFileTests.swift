import Foundation
import TestSupport
import Testing

@testable import CommandSupport

/// A file is the old one or the new one, whatever happens while it is written.
@Suite(.serialized) struct WholeFileTests {
    @Test(arguments: [0, 1, 300_000])
    func aNewFileHasEveryByte(size: Int) throws {
        try Scratch.with { scratch in
            let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 / 3) }
            try WholeFile.write(bytes, to: scratch.file("table"))
            #expect(Array(try scratch.bytes("table")) == bytes)
            #expect(try scratch.names() == ["table"])
        }
    }

    @Test func aHyphenIsStandardOutput() throws {
        try Scratch.with { scratch in
            let words = ["export", "csv", "2026", "--columns", "date,lunar_day"]
            let run = try CommandRun("almanac", words + ["-o", "-"], in: scratch.file("."))
            #expect(try run.output == CommandRun("almanac", words).output)
            #expect(run.output.utf8.count { $0 == UInt8(ascii: "\n") } == 366)
            #expect(try scratch.names().contains("-") == false)
        }
    }

    @Test func anExistingFileIsReplacedAndKeepsItsMode() throws {
        try Scratch.with { scratch in
            let path = try oldTable(in: scratch)
            chmod(path, 0o640)
            try WholeFile.write(Array("new".utf8), to: path)
            #expect(try scratch.text("table") == "new")
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? Int == 0o640)
            #expect(try scratch.names() == ["table"])
        }
    }

    @Test func aLinkStaysALink() throws {
        try Scratch.with { scratch in
            _ = try oldTable(in: scratch)
            symlink("table", scratch.file("link"))
            try WholeFile.write(Array("new".utf8), to: scratch.file("link"))
            #expect(try scratch.text("table") == "new")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: scratch.file("link")) == "table")
        }
    }

    @Test func aLinkToNothingYetLeadsToTheNewFile() throws {
        try Scratch.with { scratch in
            symlink("second", scratch.file("first"))
            symlink("table", scratch.file("second"))
            try WholeFile.write(Array("new".utf8), to: scratch.file("first"))
            #expect(try scratch.text("table") == "new")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: scratch.file("first")) == "second")
            #expect(try scratch.names() == ["first", "second", "table"])
            symlink("loop", scratch.file("loop"))
            let loop = #expect(throws: FileWriteFailure.self) { try WholeFile.write([1], to: scratch.file("loop")) }
            #expect(loop?.code == ELOOP)
        }
    }

    @Test func aNameMayBeAsLongAsTheFileSystemAllows() throws {
        try Scratch.with { scratch in
            let name = String(repeating: "x", count: Int(NAME_MAX))
            try WholeFile.write([1], to: scratch.file(name))
            #expect(try scratch.names() == [name])
        }
    }

    @Test func directoriesAndDevicesAreRefused() throws {
        try Scratch.with { scratch in
            let directory = #expect(throws: FileWriteFailure.self) { try WholeFile.write([1], to: scratch.path) }
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
        let device = #expect(throws: FileWriteFailure.self) { try WholeFile.write([1], to: "/dev/null/table") }
        #expect(device?.code == ENOTDIR)
    }

    /// An unprivileged user is refused by permissions; root, which ignores them, by a file system that takes no files.
    @Test func anUnwritableDirectoryLeavesTheOldFile() throws {
        try Scratch.with { scratch in
            guard geteuid() != 0 else {
                #expect(throws: FileWriteFailure.self) { try WholeFile.write([1], to: "/proc/table") }
                return
            }
            let path = try oldTable(in: scratch)
            chmod(scratch.path, 0o500)
            defer { chmod(scratch.path, 0o700) }
            let failure = #expect(throws: FileWriteFailure.self) { try WholeFile.write([1], to: path) }
            #expect(failure?.code == EACCES)
            #expect(try scratch.text("table") == "old")
        }
    }

    /// A file size limit fails a write in its middle as a full disk does, and needs no privilege to set.
    @Test func aDiskThatFillsUpLeavesTheOldFile() async throws {
        try await Scratch.with { scratch in
            let path = try oldTable(in: scratch)
            await #expect(processExitsWith: .success) { [path = path as String] in
                Platform.prepareStreams()
                var usual = rlimit()
                precondition(getrlimit(fileSizeLimit, &usual) == 0)
                var limit = rlimit(rlim_cur: 100_000, rlim_max: usual.rlim_max)
                precondition(setrlimit(fileSizeLimit, &limit) == 0)
                let bytes = [UInt8](repeating: 1, count: 200_000)
                let failure = try? #require(throws: FileWriteFailure.self) { try WholeFile.write(bytes, to: path) }
                // Where coverage is measured, the process writes its counters when it ends, and they are larger.
                precondition(setrlimit(fileSizeLimit, &usual) == 0)
                guard failure?.code == EFBIG, failure?.path == path else { exit(1) }
                exit(0)
            }
            #expect(try scratch.text("table") == "old")
            #expect(try scratch.names() == ["table"])
        }
    }

    /// The write ends first, so that nothing but the new file is left.
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func aSignalWaitsForTheEndOfTheWrite(number: Int32) async throws {
        try await Scratch.with { scratch in
            let path = try oldTable(in: scratch)
            await #expect(processExitsWith: .signal(number)) { [path = path as String, number] in
                try writeLargeFile(to: path, interruptedBy: number)
            }
            #expect(try scratch.bytes("table").count == largeSize)
            #expect(try scratch.names() == ["table"])
        }
    }

    /// After SIGKILL the hidden file stays beside the old one, until something is written there again.
    @Test func aKilledProcessLeavesTheOldFile() async throws {
        try await Scratch.with { scratch in
            let path = try oldTable(in: scratch)
            await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
                try writeLargeFile(to: path, interruptedBy: SIGKILL)
            }
            #expect(try scratch.text("table") == "old")
            #expect(try scratch.names().count == 2)
            try WholeFile.write(Array("new".utf8), to: scratch.file("another"))
            #expect(try scratch.names() == ["another", "table"])
        }
    }

    /// What another process is still writing is locked; files of other programs have other names.
    @Test func onlyLeftoversAreRemoved() throws {
        try Scratch.with { scratch in
            let names = [
                ".almanac-1.partial", ".almanac-2.partial", ".other-3.partial", ".almanac-4", "almanac-5.partial",
            ]
            for name in names { try scratch.write(name, "begun") }
            try FileManager.default.createDirectory(
                atPath: scratch.file(".almanac-6.partial"),
                withIntermediateDirectories: false
            )
            let descriptor = open(scratch.file(names[0]), O_WRONLY)
            #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
            try WholeFile.write([1], to: scratch.file("table"))
            #expect(try scratch.names() == ([names[0]] + names[2...] + [".almanac-6.partial", "table"]).sorted())
            close(descriptor)
            try WholeFile.write([1], to: scratch.file("table"))
            #expect(try scratch.names().contains(names[0]) == false)
        }
    }

    /// Two contents are written in turn until the process is killed.
    @Test(arguments: 0..<6)
    func aProcessKilledAtAnyMomentLeavesOneOfItsFiles(seed: Int) async throws {
        try await Scratch.with { scratch in
            let path = try oldTable(in: scratch)
            await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, seed] in
                var numbers = RepeatableNumbers(seed: UInt64(seed))
                let microseconds = UInt32.random(in: 10_000...60_000, using: &numbers)
                Thread.detachNewThread {
                    usleep(microseconds)
                    kill(getpid(), SIGKILL)
                }
                while true {
                    for byte: UInt8 in [1, 2] {
                        try WholeFile.write([UInt8](repeating: byte, count: 1 << 20), to: path)
                    }
                }
            }
            let bytes = try scratch.bytes("table")
            let isWhole = bytes.count == 1 << 20 && bytes.allSatisfy { $0 == bytes[0] }
            #expect(isWhole || bytes == Data("old".utf8))
            #expect(try scratch.names().count <= 2)
        }
    }

    @Test func anIgnoredSignalStaysIgnored() async {
        await #expect(processExitsWith: .success) {
            signal(SIGHUP, SIG_IGN)
            try Scratch.with { scratch in
                try WholeFile.write([1], to: scratch.file("table"))
            }
            raise(SIGHUP)
            exit(0)
        }
    }
}

#if canImport(Glibc)
    private let fileSizeLimit = Int32(RLIMIT_FSIZE.rawValue)
#else
    private let fileSizeLimit = Int32(RLIMIT_FSIZE)
#endif

/// A file `table` with the text `old`; returns its path.
private func oldTable(in scratch: Scratch) throws -> String {
    try scratch.write("table", "old")
    return scratch.file("table")
}

/// Large enough to be interrupted.
private let largeSize = 1 << 26

/// Writes a large file over the old one, while another thread sends this process a signal as soon as the temporary file has
/// begun to grow; again, if on a busy machine that thread came too late.
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
    let bytes = [UInt8](unsafeUninitializedCapacity: largeSize) { buffer, count in
        if let start = buffer.baseAddress { memset(start, 1, buffer.count) }
        count = buffer.count
    }
    while true {
        try WholeFile.write(bytes, to: path)
        usleep(500_000)
        try "old".write(toFile: path, atomically: false, encoding: .utf8)
    }
}
