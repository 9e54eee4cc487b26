// How wide the columns of a month are.

/// The room of a cell for text, and the room between two cells.
struct CellSize: Hashable, Sendable {
    /// Cells of the terminal for the text of a day.
    let room: Int
    /// Cells between two days.
    let gap: Int

    /// From one column to the next.
    var pitch: Int { room + gap }
    /// Seven columns.
    var pageWidth: Int { 7 * pitch - gap }

    /// Room for two Chinese characters: every term, every lunar day.
    static let smallest = CellSize(room: 4, gap: 1)

    /// Wider than that a page falls apart.
    private static let widestRoom = 20

    /// The size that gives a page its `wanted` room as far as a width allows.
    static func fitting(_ wanted: Int, within width: Int) -> CellSize {
        let room = min(wanted, widestRoom, (width + smallest.gap) / 7 - smallest.gap)
        guard room > smallest.room else { return smallest }
        let gap = 7 * (room + 2) - 2 <= width ? 2 : 1
        return CellSize(room: room, gap: gap)
    }
}
