import Foundation
import Testing

@testable import CommandSupport

/// The buffered output, the frame of the commands, and how each failure ends.
@Suite struct OutputTests {
    @Test("pieces are large and nothing is lost") func pieces() throws {
        let sink = Sink()
        var output = StandardOutput(deliver: sink.take)
        for _ in 0..<20_000 { try output.writeLine("2026-02-17") }
        try output.write("朔")
        try output.write([0x0A])
        try output.flush()
        try output.flush()
        #expect(sink.text == String(repeating: "2026-02-17\n", count: 20_000) + "朔\n")
        #expect(sink.pieces.dropLast().allSatisfy { $0 >= StandardOutput.capacity })
        #expect(sink.pieces.count == 4)
    }

    @Test("a command that is done flushes its output") func flushed() {
        let (status, sink) = run { output in
            try output.writeLine("line")
            return .checkFailed
        }
        #expect(status == .checkFailed)
        #expect(sink.text == "line\n")
        #expect(sink.messages == [])
    }

    @Test("an error is one line after the output") func errorLine() {
        let (status, sink) = run { output in
            try output.writeLine("line")
            throw UsageError("no such year")
        }
        #expect(status == .usage)
        #expect(sink.text == "line\n")
        #expect(sink.messages == ["tool: no such year"])
    }

    @Test("any other error is bad data") func otherError() {
        struct Odd: Error, CustomStringConvertible { let description = "odd" }
        let (status, sink) = run { _ in throw Odd() }
        #expect(status == .badData)
        #expect(sink.messages == ["tool: odd"])
    }

    @Test("a closed pipe is no error") func quietPipe() {
        let (status, sink) = run(failure: .closedPipe) { output in
            try output.writeLine("line")
            return .done
        }
        #expect(status == .done)
        #expect(sink.messages == [])
    }

    @Test("a full disk is an error") func fullDisk() {
        let (status, sink) = run(failure: .system("No space left on device")) { output in
            try output.writeLine("line")
            return .done
        }
        #expect(status == .inputOutput)
        #expect(sink.messages == ["tool: cannot write standard output: No space left on device"])
    }

    // MARK: - In a process of its own

    @Test("a real closed pipe ends with status 0") func closedPipe() async {
        let result = await #expect(processExitsWith: .exitCode(0), observing: [\.standardErrorContent]) {
            var ends: [Int32] = [0, 0]
            precondition(pipe(&ends) == 0)
            dup2(ends[1], 1)
            close(ends[0])
            close(ends[1])
            runCommand("tool") { _, output in
                for _ in 0..<100_000 { try output.writeLine("2026-02-17") }
                return .checkFailed
            }
        }
        // The testing library adds marks of its own to what it observes.
        #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains("tool") } == false)
    }

    #if os(Linux)
        @Test("a real full device ends with status 74") func fullDevice() async {
            let result = await #expect(processExitsWith: .exitCode(74), observing: [\.standardErrorContent]) {
                dup2(open("/dev/full", O_WRONLY), 1)
                runCommand("tool") { _, output in
                    try output.writeLine("2026-02-17")
                    return .done
                }
            }
            let message = "tool: cannot write standard output: No space left on device\n"
            #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == message)
        }
    #endif

    @Test("a closed stream is an error and never another file") func closedStream() async {
        await #expect(processExitsWith: .exitCode(74)) {
            close(1)
            runCommand("tool") { _, output in
                precondition(open("/dev/null", O_WRONLY) > 2)
                try output.writeLine("2026-02-17")
                return .done
            }
        }
    }

    @Test("a closed input is an error") func closedInput() async {
        await #expect(processExitsWith: .exitCode(74)) {
            close(0)
            runCommand("tool") { _, _ in
                let input = StandardInput()
                try input.forEachLine { _, _ in }
                return .done
            }
        }
    }

    @Test("a stream that does not block is waited for") func nonBlocking() async {
        await #expect(processExitsWith: .exitCode(0)) {
            var ends: [Int32] = [0, 0]
            precondition(pipe(&ends) == 0)
            _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
            dup2(ends[1], 1)
            close(ends[1])
            let reader = ends[0]
            Thread.detachNewThread {
                var bytes = [UInt8](repeating: 0, count: 4096)
                while read(reader, &bytes, bytes.count) > 0 { usleep(100) }
            }
            runCommand("tool") { _, output in
                for _ in 0..<100_000 { try output.writeLine("2026-02-17") }
                return .done
            }
        }
    }

    // MARK: - Tools

    /// Gathers what a command prints and says.
    private final class Sink {
        var bytes: [UInt8] = []
        var pieces: [Int] = []
        var messages: [String] = []
        var failure: OutputFailure?

        var text: String { String(decoding: bytes, as: UTF8.self) }

        func take(_ piece: [UInt8]) -> OutputFailure? {
            bytes += piece
            pieces.append(piece.count)
            return failure
        }
    }

    private func run(
        failure: OutputFailure? = nil,
        _ body: (inout StandardOutput) throws -> CommandSupport.ExitStatus
    ) -> (CommandSupport.ExitStatus, Sink) {
        let sink = Sink()
        sink.failure = failure
        var output = StandardOutput(deliver: sink.take)
        let outcome = Result { try body(&output) }
        return (finish("tool", outcome, &output, report: { sink.messages.append($0) }), sink)
    }
}
