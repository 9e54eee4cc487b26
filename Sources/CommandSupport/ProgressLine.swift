/// A line such as `compiling 50 %` on standard error, if that is a terminal and the work lasts longer than a second.
///
/// The line is erased when the value is destroyed, so that errors and results begin on empty lines.
package struct ProgressLine: ~Copyable {
    private let title: String
    private let due: ContinuousClock.Instant
    private let draw: ((String) -> Void)?
    private var percent: Int?

    /// Starts the clock; nothing is drawn yet.
    ///
    /// - Parameter title: What is being done, in a word or two.
    package init(_ title: String) {
        self.init(title, start: .now)
    }

    /// Counts from `start`, and draws by `draw` instead if that is not nil.
    init(_ title: String, start: ContinuousClock.Instant, draw: ((String) -> Void)? = nil) {
        self.title = title
        due = start + .seconds(1)
        self.draw = draw ?? (StandardError.isTerminal ? { StandardError.write($0) } : nil)
    }

    deinit {
        // Back to the first column, and erase to the end of the line (ECMA-48, EL).
        if percent != nil { draw?("\r\u{1B}[K") }
    }

    /// Draws the line anew if its number has changed.
    ///
    /// - Parameters:
    ///   - fraction: How much is done, 0 … 1.
    ///   - now: When it was done.
    package mutating func update(_ fraction: Double, at now: ContinuousClock.Instant = .now) {
        let percent = Int(fraction * 100)
        guard let draw, now >= due, percent != self.percent else { return }
        self.percent = percent
        draw("\r\(title) \(percent) %")
    }
}
