/// A rectangle on a sheet, in millimetres from its upper left corner.
struct Rectangle: Hashable, Sendable {
    /// The distance of the left edge.
    let x: Double
    /// The distance of the upper edge.
    let y: Double
    let width: Double
    let height: Double

    /// One of equal parts; columns count from 0 on the left, rows from 0 at the top.
    func part(column: Int, of columns: Int, row: Int, of rows: Int) -> Rectangle {
        let (width, height) = (width / Double(columns), height / Double(rows))
        return Rectangle(x: x + Double(column) * width, y: y + Double(row) * height, width: width, height: height)
    }

    /// The rectangle without a margin on each side.
    func inset(_ margin: Double) -> Rectangle {
        Rectangle(x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin)
    }

    /// The rectangle without a strip of a height at its upper edge.
    func below(_ height: Double) -> Rectangle {
        Rectangle(x: x, y: y + height, width: width, height: self.height - height)
    }
}
