// Patience for people: a bar on the terminal while a run takes long.

/// A progress bar on standard error, if that is a terminal and the run lasts longer than a second.
///
/// It erases itself when the value goes away, on whichever way, so errors and results stand on clean lines. In a pipe
/// nothing is ever written.
package struct ProgressBar: ~Copyable {
    private let title: String
    private let draw: (String) -> Void
    private let isVisible: Bool
    /// When the next picture is due.
    private var due: ContinuousClock.Instant
    private var isDrawn = false

    /// How long a run lasts before it is worth a bar.
    static let patience: Duration = .seconds(1)
    /// How often the picture changes at most.
    static let interval: Duration = .milliseconds(100)

    /// Starts the clock; nothing is drawn yet.
    ///
    /// - Parameter title: What is being done, in a word or two.
    package init(_ title: String) {
        self.init(title, isVisible: StandardError.isTerminal, start: .now, draw: StandardError.write)
    }

    /// Draws by `draw` instead, and begins at `start`.
    init(_ title: String, isVisible: Bool, start: ContinuousClock.Instant, draw: @escaping (String) -> Void) {
        self.title = title
        self.draw = draw
        self.isVisible = isVisible
        due = start + Self.patience
    }

    deinit {
        // Back to the first column, and erase to the end of the line (ECMA-48, EL).
        if isDrawn { draw("\r\u{1B}[K") }
    }

    /// Tells how much is done, as often as convenient: it costs a look at the clock, and nothing where nobody looks.
    ///
    /// - Parameter fraction: From 0 to 1.
    package mutating func update(_ fraction: Double) {
        guard isVisible else { return }
        update(fraction, at: .now)
    }

    /// Tells how much was done at a given time.
    mutating func update(_ fraction: Double, at now: ContinuousClock.Instant) {
        guard isVisible, now >= due else { return }
        due = now + Self.interval
        isDrawn = true
        draw("\r" + ProgressLine(title: title, fraction: fraction).text)
    }
}
