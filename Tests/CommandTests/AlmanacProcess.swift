import Foundation
import Testing

/// A run of the built `almanac`.
struct AlmanacProcess {
    let status: Int32
    let output: String
    let errors: [String]

    /// Runs it to the end, in a narrow environment that says nothing about languages and terminals.
    init(
        _ arguments: [String],
        input: String = "",
        environment: [String: String] = [:],
        output file: FileHandle? = nil
    ) throws {
        let process = Process()
        process.executableURL = Self.places.first { FileManager.default.isExecutableFile(atPath: $0.path) }
        process.arguments = arguments
        process.environment = environment
        let (standardOutput, standardError) = (Pipe(), Pipe())
        // A file, as a pipe would have to be filled while the output is read.
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(input.utf8).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        process.standardInput = try FileHandle(forReadingFrom: path)
        process.standardOutput = file ?? standardOutput
        process.standardError = standardError
        try process.run()
        output = file == nil ? Self.text(standardOutput) : ""
        errors = Self.text(standardError).split(separator: "\n").map(String.init)
        process.waitUntilExit()
        status = process.terminationStatus
    }

    /// Where the command may be: beside the tests.
    private static var places: [URL] {
        ([CommandLine.arguments[0]] + Bundle.allBundles.map(\.bundlePath)).map { path in
            URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent("almanac")
        }
    }

    private static func text(_ pipe: Pipe) -> String {
        String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
}
