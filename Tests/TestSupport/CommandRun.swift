import Foundation

/// A command, run as a process to its end.
package struct CommandRun {
    /// The exit status, or minus the number of the signal that ended the command.
    package let status: Int32
    /// The text that it wrote to standard output.
    package let output: String
    /// The text that it wrote to standard error.
    package let errorText: String

    /// The lines of the output.
    package var lines: [Substring] { output.split(separator: "\n") }

    /// The lines of standard error.
    package var errors: [String] { errorText.split(separator: "\n").map(String.init) }

    /// Runs a command.
    ///
    /// - Parameters:
    ///   - command: The name of a product of this package, or a path.
    ///   - words: The words that are typed after it.
    ///   - input: Its standard input.
    ///   - environment: All environment variables it has.
    ///   - directory: Its working directory, by default that of the tests.
    ///   - file: Where its standard output goes instead of into `output`.
    package init(
        _ command: String,
        _ words: [String],
        input: String = "",
        environment: [String: String] = [:],
        in directory: String? = nil,
        output file: FileHandle? = nil
    ) throws {
        let process = Process()
        process.executableURL = command.contains("/") ? URL(fileURLWithPath: command) : Self.product(command)
        process.arguments = words
        process.environment = environment
        if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
        // Files instead of pipes: nothing has to be read or written while the command runs.
        (status, output, errorText) = try Scratch.with { scratch in
            for name in ["output", "errors"] { try scratch.write(name, "") }
            try scratch.write("input", input)
            process.standardInput = FileHandle(forReadingAtPath: scratch.file("input"))
            process.standardOutput = file ?? FileHandle(forWritingAtPath: scratch.file("output"))
            process.standardError = FileHandle(forWritingAtPath: scratch.file("errors"))
            try process.run()
            process.waitUntilExit()
            let sign: Int32 = process.terminationReason == .exit ? 1 : -1
            return (sign * process.terminationStatus, try scratch.text("output"), try scratch.text("errors"))
        }
    }

    /// The program of a product, which lies beside the tests.
    package static func product(_ name: String) -> URL {
        // macOS runs tests out of a bundle; elsewhere the tests are a program themselves.
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let tests = bundle?.bundleURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return tests.deletingLastPathComponent().appendingPathComponent(name)
    }
}
