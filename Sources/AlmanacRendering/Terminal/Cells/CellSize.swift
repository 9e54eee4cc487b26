/// The width of a cell of a month and the gap between two, both in cells of the terminal.
struct CellSize: Hashable, Sendable {
    /// The width of the text of a day.
    let room: Int
    /// The empty width between two days.
    let gap: Int

    /// The distance from one column to the next.
    var pitch: Int { room + gap }
    /// The width of seven columns.
    var pageWidth: Int { 7 * pitch - gap }

    /// Enough for two Chinese characters: every solar term, every lunar day.
    static let smallest = CellSize(room: 4, gap: 1)

    /// In wider cells the days of a week no longer read as a row.
    private static let widestRoom = 20

    /// The size nearest to the `wanted` room with which a page is at most `width` wide; `smallest` if none is.
    static func fitting(_ wanted: Int, within width: Int) -> CellSize {
        let room = min(wanted, widestRoom, (width + smallest.gap) / 7 - smallest.gap)
        guard room > smallest.room else { return smallest }
        let gap = 7 * (room + 2) - 2 <= width ? 2 : 1
        return CellSize(room: room, gap: gap)
    }
}
