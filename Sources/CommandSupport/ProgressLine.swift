// What a progress bar looks like; where and when it is drawn is the matter of `ProgressBar`.

/// One picture of a progress bar, such as `computing [==========          ]  50 %`.
struct ProgressLine: Hashable, Sendable {
    /// What is being done, in a word or two.
    let title: String
    /// How much of it is done, from 0 to 1; anything else, also "not a number", is taken for the nearest of them.
    let fraction: Double

    /// How many cells the bar has: with a short title the line fits a terminal of 60 columns.
    static let cells = 30

    /// The line, in as many columns at every fraction.
    var text: String {
        let fraction = self.fraction > 0 ? min(self.fraction, 1) : 0
        let full = Int(fraction * Double(Self.cells))
        let percent = String(Int(fraction * 100))
        return title + " [" + String(repeating: "=", count: full)
            + String(repeating: " ", count: Self.cells - full) + "] "
            + String(repeating: " ", count: 3 - percent.count) + percent + " %"
    }
}
