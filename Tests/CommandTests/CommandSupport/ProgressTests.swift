import Testing

@testable import CommandSupport

/// The line of progress: what it says, and when it is drawn.
@Suite struct ProgressTests {
    @Test("a short run draws nothing") func shortRun() {
        #expect(drawn(at: [(0, 0), (500, 0.5), (999, 0.99)]) == [])
    }

    @Test("a long run draws each percent once and erases the line") func longRun() {
        let pictures = drawn(at: [(500, 0.1), (1000, 0.104), (1001, 0.109), (2000, 0.999), (2001, 1)])
        #expect(pictures == ["\rwork 10 %", "\rwork 99 %", "\rwork 100 %", "\r\u{1B}[K"])
    }

    @Test("a pipe gets nothing") func pipe() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            var line = ProgressLine("work", start: .now - .seconds(60))
            line.update(0.5)
        }
        #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains("work") } == false)
    }

    private func drawn(at updates: [(milliseconds: Int, fraction: Double)]) -> [String] {
        final class Canvas { var pictures: [String] = [] }
        let canvas = Canvas()
        let start = ContinuousClock.now
        do {
            var line = ProgressLine("work", start: start) { canvas.pictures.append($0) }
            for update in updates { line.update(update.fraction, at: start + .milliseconds(update.milliseconds)) }
        }
        return canvas.pictures
    }
}
