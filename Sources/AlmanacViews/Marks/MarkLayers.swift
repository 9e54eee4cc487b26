import AlmanacCore

/// Several sets of marks over one range of days, each under an id: plans, festivals, birthdays.
///
/// Layers keep the order in which they were added. They are expected to be few and are searched one by one. Any hashable
/// value can be an id: a case of an enum, a number, a name.
///
/// Members that are generic over the id are `@inlinable`: specialised in the program that uses them, they find a layer in
/// a few nanoseconds; unspecialised, they would take 180 ns and allocate.
///
/// ```swift
/// if let days = DayRange(year: 2026), let day = Day("2026-02-17") {
///     var layers = MarkLayers<String>(over: days)
///     layers.insert(day, in: "birthdays")
///     print(layers.ids(on: day), layers.isMarked(day))  // ["birthdays"] true
/// }
/// ```
public struct MarkLayers<ID: Hashable & Sendable>: Hashable, Sendable {
    /// The days that can be marked, in every layer.
    public let days: DayRange

    /// The ids of the layers, in order.
    public internal(set) var ids: [ID] = []

    /// The marks of the layers, in the order of `ids`.
    @usableFromInline var layers: [DayMarks] = []

    /// No layers, over a range of days.
    public init(over days: DayRange) { self.days = days }
}

// MARK: - Questions

extension MarkLayers {
    /// The marks of a layer, or an empty set if there is no such layer. O(number of layers).
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
    public func isMarked(_ day: Day) -> Bool { layers.contains { $0.contains(day) } }

    /// The ids of the layers in which a day is marked, in the order of `ids`. O(number of layers).
    @inlinable
    public func ids(on day: Day) -> [ID] {
        layers.indices.compactMap { layers[$0].contains(day) ? ids[$0] : nil }
    }

    /// The days marked in any layer.
    ///
    /// - Complexity: O(number of layers × days / 64).
    public func union() -> DayMarks {
        layers.reduce(into: DayMarks(over: days)) { $0.formUnion($1) }
    }

    /// The days marked in every layer; an empty set if there are no layers.
    ///
    /// - Complexity: O(number of layers × days / 64).
    public func intersection() -> DayMarks {
        guard let first = layers.first else { return DayMarks(over: days) }
        return layers.dropFirst().reduce(into: first) { $0.formIntersection($1) }
    }
}

// MARK: - Changes

extension MarkLayers {
    /// Marks a day in a layer; the layer is added if there is none. O(number of layers).
    ///
    /// - Returns: true if the day is newly marked; false if it was marked before or is outside the range.
    @inlinable
    @discardableResult
    public mutating func insert(_ day: Day, in id: ID) -> Bool {
        layers[ids.firstIndex(of: id) ?? add(id)].insert(day)
    }

    /// Marks all days of a set in a layer; the layer is added if there is none.
    ///
    /// - Complexity: O(number of layers + days / 64).
    @inlinable
    public mutating func formUnion(_ marks: DayMarks, in id: ID) {
        layers[ids.firstIndex(of: id) ?? add(id)].formUnion(marks)
    }

    /// Removes the mark of a day in a layer. O(number of layers).
    ///
    /// - Returns: true if the day was marked, false if it was not.
    @inlinable
    @discardableResult
    public mutating func remove(_ day: Day, from id: ID) -> Bool {
        guard let index = ids.firstIndex(of: id) else { return false }
        return layers[index].remove(day)
    }

    /// Removes a layer with all its marks. O(number of layers).
    public mutating func removeLayer(_ id: ID) {
        guard let index = ids.firstIndex(of: id) else { return }
        ids.remove(at: index)
        layers.remove(at: index)
    }

    /// Adds a layer at the end and returns its index.
    @usableFromInline
    mutating func add(_ id: ID) -> Int {
        ids.append(id)
        layers.append(DayMarks(over: days))
        return layers.count - 1
    }
}

#if !hasFeature(Embedded)
    extension MarkLayers: Codable where ID: Codable {
        private enum CodingKeys: String, CodingKey {
            case days, ids
            case layers = "marks"
        }

        /// Decodes an object of `days`, `ids` and one set of `marks` for each id.
        ///
        /// - Throws: `DecodingError`, also if an id is repeated, if `marks` are over other days, or if there are no marks and
        ///   more days than the years 1 to 9999 have: a few bytes must not become gigabytes of marks later.
        public init(from decoder: any Decoder) throws {
            let form = try decoder.container(keyedBy: CodingKeys.self)
            days = try form.decode(DayRange.self, forKey: .days)
            ids = try form.decode([ID].self, forKey: .ids)
            layers = try form.decode([DayMarks].self, forKey: .layers)
            guard Set(ids).count == ids.count, layers.count == ids.count,
                layers.allSatisfy({ [days] in $0.days == days })
            else {
                let message = "not one set of marks over the same days for each id"
                throw decoder.refusal(message, at: CodingKeys.layers)
            }
            guard !layers.isEmpty || days.count <= 9999 * 366 else {
                throw decoder.refusal("more days than the years 1 to 9999 have", at: CodingKeys.days)
            }
        }
    }
#endif
