import AlmanacCore

/// Several sets of marks over the same days, each under an id: plans, festivals, birthdays.
///
/// Layers stand in the order in which they were added; there are few, and they are looked for one by one. Any value can
/// be an id: an enum's case, a number, a name.
public struct MarkLayers<ID: Hashable & Sendable>: Hashable, Sendable {
    /// The days that can be marked, in every layer.
    public let days: DayRange

    private var layers: [Layer] = []

    private struct Layer: Hashable, Sendable {
        let id: ID
        var marks: DayMarks
    }

    /// No layers yet.
    public init(over days: DayRange) {
        self.days = days
    }

    /// The ids, in the order of the layers.
    public var ids: some RandomAccessCollection<ID> { layers.lazy.map(\.id) }

    /// The marks of a layer; without any if there is no such layer. O(number of layers).
    public func marks(of id: ID) -> DayMarks {
        position(of: id).map { layers[$0].marks } ?? DayMarks(over: days)
    }

    /// Whether a day is marked in a layer. O(number of layers).
    public func contains(_ day: Day, in id: ID) -> Bool {
        position(of: id).map { layers[$0].marks.contains(day) } ?? false
    }

    /// Whether a day is marked in any layer. O(number of layers).
    public func isMarked(_ day: Day) -> Bool {
        layers.contains { $0.marks.contains(day) }
    }

    /// The ids of the layers in which a day is marked, in order. O(number of layers).
    public func ids(on day: Day) -> [ID] {
        layers.compactMap { $0.marks.contains(day) ? $0.id : nil }
    }

    /// The days marked in any layer. O(number of layers × days / 64).
    public func union() -> DayMarks {
        layers.reduce(into: DayMarks(over: days)) { $0.formUnion($1.marks) }
    }

    /// The days marked in every layer; none if there is no layer. O(number of layers × days / 64).
    public func intersection() -> DayMarks {
        guard let first = layers.first else { return DayMarks(over: days) }
        return layers.dropFirst().reduce(into: first.marks) { $0.formIntersection($1.marks) }
    }

    private func position(of id: ID) -> Int? {
        layers.firstIndex { $0.id == id }
    }
}

extension MarkLayers {
    /// Marks a day in a layer, which is added if it is not there. O(number of layers).
    ///
    /// - Returns: true if the day was not marked before and is now.
    @discardableResult
    public mutating func insert(_ day: Day, in id: ID) -> Bool {
        layers[addedPosition(of: id)].marks.insert(day)
    }

    /// Marks all days of a set in a layer, which is added if it is not there. O(number of layers + days / 64).
    public mutating func formUnion(_ marks: DayMarks, in id: ID) {
        layers[addedPosition(of: id)].marks.formUnion(marks)
    }

    /// Takes the mark off a day in a layer. O(number of layers).
    ///
    /// - Returns: true if the day was marked before and is not now.
    @discardableResult
    public mutating func remove(_ day: Day, from id: ID) -> Bool {
        guard let position = position(of: id) else { return false }
        return layers[position].marks.remove(day)
    }

    /// Removes a layer with all its marks. O(number of layers).
    public mutating func removeLayer(_ id: ID) {
        layers.removeAll { $0.id == id }
    }

    private mutating func addedPosition(of id: ID) -> Int {
        if let position = position(of: id) { return position }
        layers.append(Layer(id: id, marks: DayMarks(over: days)))
        return layers.count - 1
    }
}
