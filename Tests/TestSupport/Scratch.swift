import Foundation

/// A folder of its own for one test.
package struct Scratch {
    /// Where it is.
    package let path: String

    private init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    /// Runs `body` with a new, empty folder, and removes it afterwards.
    package static func with<Result>(_ body: (Scratch) throws -> Result) throws -> Result {
        let scratch = try Scratch()
        defer { try? FileManager.default.removeItem(atPath: scratch.path) }
        return try body(scratch)
    }

    /// Runs `body` with a new, empty folder, and removes it afterwards.
    package static func with<Result>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: (Scratch) async throws -> Result
    ) async throws -> Result {
        let scratch = try Scratch()
        defer { try? FileManager.default.removeItem(atPath: scratch.path) }
        return try await body(scratch)
    }

    /// The path of a file in the folder.
    package func file(_ name: String) -> String { path + "/" + name }

    /// The contents of a file as text.
    package func text(_ name: String) throws -> String { try String(contentsOfFile: file(name), encoding: .utf8) }

    /// The contents of a file.
    package func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: file(name))) }

    /// Writes a file.
    package func write(_ name: String, _ bytes: Data) throws {
        try bytes.write(to: URL(fileURLWithPath: file(name)))
    }

    /// Writes a file of text.
    package func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

    /// The names of all files in the folder, sorted.
    package func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }

    /// A copy of the data folder, as `Data`.
    package func copyData() throws -> String {
        try FileManager.default.copyItem(atPath: DataFolder.path, toPath: file("Data"))
        // Without its rows the table of other years is not compiled, which takes as long as all else.
        try FileManager.default.removeItem(atPath: file("Data/wide"))
        return file("Data")
    }
}
