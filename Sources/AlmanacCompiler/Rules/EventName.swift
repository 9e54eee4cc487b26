import AlmanacCore

/// How a rule file names an event: a new moon or a solar term, and a civil day within a day of it.
struct EventName: Hashable {
    enum Kind: Hashable {
        case newMoon
        case term(SolarTerm)
    }

    let kind: Kind
    /// The civil day the row gives.
    let day: Day
}

extension DataLine {
    /// The event named by fields such as `new-moon 2057-09-29` or `term chunfen 2084-03-20` from `index` on, and the index
    /// after them.
    func eventName(from index: Int) throws(DataFileError) -> (event: EventName, end: Int) {
        switch word(index) {
        case "new-moon":
            return (EventName(kind: .newMoon, day: try day(index + 1, "the day of the new moon")), index + 2)
        case "term":
            let term = try value(index + 1, .solarTerms)
            return (EventName(kind: .term(term), day: try day(index + 2, "the day of the term")), index + 3)
        default:
            throw error(at: index, expected: "'new-moon DAY' or 'term NAME DAY'")
        }
    }
}
