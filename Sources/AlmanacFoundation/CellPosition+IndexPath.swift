import AlmanacViews
import Foundation

extension IndexPath {
    /// The index path of a cell, as collection views and table views take it: the section, then the item.
    ///
    /// ```swift
    /// print(IndexPath(CellPosition(section: 2, item: 14)).count)  // 2
    /// ```
    public init(_ position: CellPosition) {
        self.init(indexes: [position.section, position.item])
    }
}

extension CellPosition {
    /// The cell of an index path, or nil unless the path is a section and an item.
    public init?(_ indexPath: IndexPath) {
        guard indexPath.count == 2 else { return nil }
        self.init(section: indexPath[0], item: indexPath[1])
    }
}
