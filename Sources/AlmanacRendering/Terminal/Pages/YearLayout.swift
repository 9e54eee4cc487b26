/// How the months of a year share a line.
enum YearLayout {
    /// Divisors of twelve, so that every row of months is full.
    private static let possible = [6, 4, 3, 2]

    /// How many months of a width, with gaps between them, fit on a line.
    static func monthsPerRow(of monthWidth: Int, gap: Int, within width: Int) -> Int {
        possible.first { $0 * (monthWidth + gap) - gap <= width } ?? 1
    }
}
