/// A place in a calendar of sections: which section, and which of its cells, both counted from zero.
public struct CellPosition: Hashable, Sendable {
    /// The section, counted from zero.
    public let section: Int

    /// The cell within the section, counted from zero along the rows.
    public let item: Int

    /// A place; whether a calendar has it is for the calendar to say.
    public init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }
}

extension CellPosition: Comparable {
    /// Whether the left place is read before the right one.
    public static func < (left: CellPosition, right: CellPosition) -> Bool {
        (left.section, left.item) < (right.section, right.item)
    }
}
