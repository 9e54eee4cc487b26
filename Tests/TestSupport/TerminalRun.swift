import Foundation

/// A command, run as a process in a terminal to its end.
package struct TerminalRun {
    /// The exit status, or minus the number of the signal that ended the command.
    package let status: Int32
    /// The text that appeared on the terminal, with LF at the ends of lines.
    package let output: String
    /// The text that it wrote to standard error, which is a file.
    package let errorText: String

    /// The lines of the output.
    package var lines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() }

    /// Runs a command.
    ///
    /// - Parameters:
    ///   - command: The name of a product of this package.
    ///   - words: The words that are typed after it.
    ///   - environment: All environment variables it has in addition to `PATH`.
    ///   - columns: The width of the terminal.
    ///   - rows: The height of the terminal.
    package init(
        _ command: String,
        _ words: [String],
        environment: [String: String] = [:],
        columns: UInt16 = 80,
        rows: UInt16 = 24
    ) throws {
        let terminal = try PseudoTerminal(columns: columns, rows: rows)
        let process = Process()
        process.executableURL = CommandRun.product(command)
        process.arguments = words
        process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
        (status, output, errorText) = try Scratch.with { scratch in
            try scratch.write("errors", "")
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = terminal.slave
            process.standardError = FileHandle(forWritingAtPath: scratch.file("errors"))
            // Something has to read while the command runs, because a terminal holds only a few lines.
            let reader = TerminalReader(terminal)
            try process.run()
            process.waitUntilExit()
            // The master comes to its end when nobody has the slave open any more.
            try terminal.slave.close()
            let output = reader.text()
            let sign: Int32 = process.terminationReason == .exit ? 1 : -1
            return (sign * process.terminationStatus, output, try scratch.text("errors"))
        }
    }
}

/// Reads a terminal on a thread of its own. The text is written once, before `end` is signalled, and read after it.
private final class TerminalReader: @unchecked Sendable {
    private var found = ""
    private let end = DispatchSemaphore(value: 0)

    init(_ terminal: PseudoTerminal) {
        Thread.detachNewThread { [self] in
            found = terminal.textToEnd()
            end.signal()
        }
    }

    /// Everything up to the end of the terminal, for which this waits.
    func text() -> String {
        end.wait()
        return found
    }
}

/// A terminal without a screen: what is written to the slave is read from the master.
private struct PseudoTerminal: Sendable {
    let slave: FileHandle
    private let master: FileHandle

    init(columns: UInt16, rows: UInt16) throws {
        var (first, second): (Int32, Int32) = (-1, -1)
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        guard openpty(&first, &second, nil, nil, &size) == 0 else { throw CocoaError(.fileNoSuchFile) }
        // No other process of the tests may inherit them, or the end would never come.
        for descriptor in [first, second] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        master = FileHandle(fileDescriptor: first, closeOnDealloc: true)
        slave = FileHandle(fileDescriptor: second, closeOnDealloc: true)
    }

    /// Everything up to the end, which Linux reports as an error.
    func textToEnd() -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(master.fileDescriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
    }
}
