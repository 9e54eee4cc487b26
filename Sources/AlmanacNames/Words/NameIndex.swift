/// Some things with the names they go by.
struct NameIndex<Value: Hashable & Sendable>: Sendable {
    private var entries: [(value: Value, names: [FoldedName])] = []

    /// The things in the order in which equal fits are returned.
    init(_ values: some Sequence<Value>, names: (Value) -> [String]) {
        for value in values { entries.append((value, names(value).map { FoldedName($0) })) }
    }

    /// The things of which a name fits a text, the best fits first.
    func matches(_ text: String) -> [NameMatch<Value>] {
        let sought = FoldedName(text)
        guard sought.isSearchable else { return [] }
        var found: [NameMatch<Value>] = []
        for entry in entries {
            var best: NameFit?
            for name in entry.names {
                guard let fit = name.fit(to: sought) else { continue }
                best = best.map { min($0, fit) } ?? fit
            }
            if let best { found.append(NameMatch(value: entry.value, fit: best)) }
        }
        var sorted: [NameMatch<Value>] = []
        for fit in NameFit.allCases { sorted += found.filter { $0.fit == fit } }
        return sorted
    }
}
