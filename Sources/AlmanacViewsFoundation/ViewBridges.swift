// `import AlmanacViewsFoundation` brings the views and the bridges of days, dates and locales. It is a module of its own, so that a
// program with Foundation and without views links no views.

@_exported import AlmanacFoundation
@_exported import AlmanacViews

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

extension DayCutoff {
    /// The day for which a check-in at an instant counts, or nil if `Day` does not hold it.
    ///
    /// - Parameters:
    ///   - date: The instant; with the present one, the result is the user's today.
    ///   - timeZone: The user's time zone.
    public func day(at date: Date, in timeZone: TimeZone) -> Day? {
        LocalTime(date, in: timeZone).flatMap { day(at: $0.day, secondOfDay: $0.secondOfDay) }
    }
}
