// Running a command of this package as a process, as a shell would.

import Foundation
import Testing

/// What a command did.
struct CommandRun {
    let status: Int32
    let output: String
    let errors: String

    /// The lines of the output.
    var lines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: true) }

    /// Runs a command to its end.
    ///
    /// - Parameters:
    ///   - command: the name of the product; its program lies beside the tests.
    ///   - words: what is typed behind it.
    init(_ command: String, _ words: [String], in directory: String? = nil) throws {
        let process = Process()
        process.executableURL = ProductFolder.url.appendingPathComponent(command)
        process.arguments = words
        if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
        // Files instead of pipes: nothing has to be read while the command runs, however much it prints.
        let scratch = try Scratch()
        defer { scratch.remove() }
        process.standardOutput = try scratch.handle("output")
        process.standardError = try scratch.handle("errors")
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        #expect(process.terminationReason == .exit, "\(command) \(words) was ended by signal \(status)")
        output = try scratch.text("output")
        errors = try scratch.text("errors")
    }

    /// Checks that the command failed as it should: status, one line on standard error, nothing on standard output.
    func expectFailure(_ status: Int32, mentioning text: String, _ comment: Comment? = nil) {
        #expect(self.status == status, comment)
        #expect(errors.contains(text), comment)
        #expect(errors.hasSuffix("\n") && errors.dropLast().allSatisfy { $0 != "\n" }, comment)
        #expect(output.isEmpty, comment)
    }
}

/// Where the build puts programs and tests.
enum ProductFolder {
    static let url: URL = {
        // macOS runs tests out of a bundle; elsewhere the tests are a program themselves.
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let tests = bundle?.bundleURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return tests.deletingLastPathComponent()
    }()
}

/// The folder `Data` beside `Tests`.
enum DataFolder {
    static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Data").path
}

/// A folder of its own for one test.
struct Scratch {
    let path: String

    /// A new folder, empty.
    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    /// Runs `body` with a new folder and removes it.
    static func with(_ body: (Scratch) throws -> Void) throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try body(scratch)
    }

    /// Removes the folder and all that is in it.
    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of a file in the folder.
    func file(_ name: String) -> String { path + "/" + name }

    /// A new file, open for writing.
    func handle(_ name: String) throws -> FileHandle {
        try write(name, Data())
        return try FileHandle(forWritingTo: URL(fileURLWithPath: file(name)))
    }

    /// The contents of a file as text.
    func text(_ name: String) throws -> String { try String(contentsOfFile: file(name), encoding: .utf8) }

    /// The contents of a file.
    func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: file(name))) }

    /// Writes a file.
    func write(_ name: String, _ bytes: Data) throws { try bytes.write(to: URL(fileURLWithPath: file(name))) }

    /// The names of all files in the folder.
    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }

    /// A copy of the data folder, as `Data`.
    func copyData() throws -> String {
        try FileManager.default.copyItem(atPath: DataFolder.path, toPath: file("Data"))
        return file("Data")
    }

    /// Replaces a passage in a file, which has to be there.
    func replace(_ old: String, in name: String, by new: String) throws {
        let text = try text(name)
        try #require(text.contains(old))
        try write(name, Data(text.replacingOccurrences(of: old, with: new).utf8))
    }
}
