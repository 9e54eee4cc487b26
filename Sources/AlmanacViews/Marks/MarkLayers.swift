import AlmanacCore

/// Several sets of marks over the same days, each under an id: plans, festivals, birthdays.
///
/// Layers stand in the order in which they were added; there are few, and they are looked for one by one. Any value can
/// be an id: an enum's case, a number, a name.
///
/// What is generic over the id is `@inlinable` for that reason alone: compiled with the program that uses it, it finds a
/// layer in a few nanoseconds; through generic entry points it would take 180 ns and allocate.
public struct MarkLayers<ID: Hashable & Sendable>: Hashable, Sendable {
    /// The days that can be marked, in every layer.
    public let days: DayRange

    /// The ids, in the order of the layers.
    public internal(set) var ids: [ID] = []

    /// The marks of the layers, in the same order.
    @usableFromInline var layers: [DayMarks] = []

    /// No layers yet.
    public init(over days: DayRange) {
        self.days = days
    }
}

// MARK: - Questions

extension MarkLayers {
    /// The marks of a layer; without any if there is no such layer. O(number of layers).
    @inlinable
    public func marks(of id: ID) -> DayMarks {
        ids.firstIndex(of: id).map { layers[$0] } ?? DayMarks(over: days)
    }

    /// Whether a day is marked in a layer. O(number of layers).
    @inlinable
    public func contains(_ day: Day, in id: ID) -> Bool {
        ids.firstIndex(of: id).map { layers[$0].contains(day) } ?? false
    }

    /// Whether a day is marked in any layer. O(number of layers).
    @inlinable
    public func isMarked(_ day: Day) -> Bool {
        layers.contains { $0.contains(day) }
    }

    /// The ids of the layers in which a day is marked, in order. O(number of layers).
    @inlinable
    public func ids(on day: Day) -> [ID] {
        layers.indices.filter { layers[$0].contains(day) }.map { ids[$0] }
    }

    /// The days marked in any layer. O(number of layers × days / 64).
    public func union() -> DayMarks {
        layers.reduce(into: DayMarks(over: days)) { $0.formUnion($1) }
    }

    /// The days marked in every layer; none if there is no layer. O(number of layers × days / 64).
    public func intersection() -> DayMarks {
        guard let first = layers.first else { return DayMarks(over: days) }
        return layers.dropFirst().reduce(into: first) { $0.formIntersection($1) }
    }
}

// MARK: - Changes

extension MarkLayers {
    /// Marks a day in a layer, which is added if it is not there. O(number of layers).
    ///
    /// - Returns: true if the day was not marked before and is now.
    @inlinable
    @discardableResult
    public mutating func insert(_ day: Day, in id: ID) -> Bool {
        layers[ids.firstIndex(of: id) ?? add(id)].insert(day)
    }

    /// Marks all days of a set in a layer, which is added if it is not there. O(number of layers + days / 64).
    @inlinable
    public mutating func formUnion(_ marks: DayMarks, in id: ID) {
        layers[ids.firstIndex(of: id) ?? add(id)].formUnion(marks)
    }

    /// Takes the mark off a day in a layer. O(number of layers).
    ///
    /// - Returns: true if the day was marked before and is not now.
    @inlinable
    @discardableResult
    public mutating func remove(_ day: Day, from id: ID) -> Bool {
        guard let position = ids.firstIndex(of: id) else { return false }
        return layers[position].remove(day)
    }

    /// Removes a layer with all its marks. O(number of layers).
    public mutating func removeLayer(_ id: ID) {
        guard let position = ids.firstIndex(of: id) else { return }
        ids.remove(at: position)
        layers.remove(at: position)
    }

    /// Adds a layer at the end, and gives its position.
    @usableFromInline
    mutating func add(_ id: ID) -> Int {
        ids.append(id)
        layers.append(DayMarks(over: days))
        return layers.count - 1
    }
}
