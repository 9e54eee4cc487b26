import Testing

@testable import CommandSupport

/// The progress bar: its picture, and when it is drawn.
@Suite struct ProgressTests {
    @Test(arguments: [
        (0.0, "work [                              ]   0 %"),
        (0.5, "work [===============               ]  50 %"),
        (0.999, "work [============================= ]  99 %"),
        (1.0, "work [==============================] 100 %"),
        (7.0, "work [==============================] 100 %"),
        (-1.0, "work [                              ]   0 %"),
        (Double.nan, "work [                              ]   0 %"),
        (Double.infinity, "work [==============================] 100 %"),
    ])
    func theLine(fraction: Double, text: String) {
        #expect(ProgressLine(title: "work", fraction: fraction).text == text)
    }

    @Test func aShortRunDrawsNothing() {
        #expect(drawn(isVisible: true, at: [0, 500, 999]) == [])
    }

    @Test func aLongRunDrawsNowAndThenAndErasesAtTheEnd() {
        let line = "\r" + ProgressLine(title: "work", fraction: 0.5).text
        #expect(drawn(isVisible: true, at: [0, 1000, 1050, 1099, 1100, 1150]) == [line, line, "\r\u{1B}[K"])
    }

    @Test func aPipeGetsNothing() {
        #expect(drawn(isVisible: false, at: [0, 1000, 5000]) == [])
    }

    private func drawn(isVisible: Bool, at milliseconds: [Int]) -> [String] {
        final class Canvas { var pictures: [String] = [] }
        let canvas = Canvas()
        let start = ContinuousClock.now
        do {
            var bar = ProgressBar("work", isVisible: isVisible, start: start) { canvas.pictures.append($0) }
            for time in milliseconds { bar.update(0.5, at: start + .milliseconds(time)) }
        }
        return canvas.pictures
    }
}
