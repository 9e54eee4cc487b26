/// The position of a cell in a view of sections: its section and its item, both counted from 0, as in an `IndexPath`.
///
/// ```swift
/// if let first = Day("2026-02-01"), let last = Day("2026-03-31") {
///     print(MonthSections(first...last, firstWeekday: .monday).day(at: CellPosition(section: 1, item: 6)) ?? "blank")
///     // 2026-03-01
/// }
/// ```
public struct CellPosition: Hashable, Sendable {
    /// The section, from 0.
    public let section: Int

    /// The cell of the section, from 0 along the rows.
    public let item: Int

    /// Any position; whether some sections have it is for their questions to say.
    public init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }
}

extension CellPosition: Comparable {
    /// Whether the left cell is read before the right one.
    public static func < (left: CellPosition, right: CellPosition) -> Bool {
        (left.section, left.item) < (right.section, right.item)
    }
}
