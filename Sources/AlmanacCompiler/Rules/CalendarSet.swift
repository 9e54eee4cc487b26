// All calendars of a data folder, worked out one from another.

import AlmanacCore

/// The calendars of the rule files, in the order of their names.
struct CalendarSet {
    private let rules: [CalendarRules]
    private let instants: RoundedInstants
    /// The calendars worked out so far.
    private(set) var calendars: [CompiledCalendar] = []

    /// Works out every calendar of the files in `calendars/`.
    init(from folder: SourceFolder, instants: RoundedInstants) throws(DataFileError) {
        var rules: [CalendarRules] = []
        for file in folder.files(in: "calendars") where file.name.hasSuffix(".txt") {
            rules.append(try CalendarRules(reading: file))
        }
        guard !rules.isEmpty else {
            throw DataFileError(
                file: "calendars",
                line: 0,
                found: "no rule files",
                expected: "a file for each calendar"
            )
        }
        self.rules = rules
        self.instants = instants
        for rule in rules { _ = try calendar(rule, askedBy: []) }
        calendars.sort { $0.id < $1.id }
    }

    /// A calendar, worked out now unless it was before.
    ///
    /// - Parameter callers: the calendars that are waiting for this one, to notice when they wait for each other.
    private mutating func calendar(
        _ rule: CalendarRules,
        askedBy callers: [CalendarID]
    ) throws(DataFileError) -> CompiledCalendar {
        if let known = calendars.first(where: { $0.id == rule.id }) { return known }
        let waiting = callers + [rule.id]
        var base: CompiledCalendar?
        if let row = rule.base { base = try calendar(named: row.calendar, in: row.line, askedBy: waiting) }
        var followed: CompiledCalendar?
        if let row = rule.following { followed = try calendar(named: row.calendar, in: row.line, askedBy: waiting) }
        let calendar = try CompiledCalendar(rule, instants: instants, base: base, followed: followed)
        calendars.append(calendar)
        return calendar
    }

    private mutating func calendar(
        named id: CalendarID,
        in line: DataLine,
        askedBy callers: [CalendarID]
    ) throws(DataFileError) -> CompiledCalendar {
        guard let rule = rules.first(where: { $0.id == id }), !callers.contains(id) else {
            throw line.error(found: "calendar \(id)", expected: "another calendar that does not build on this one")
        }
        return try calendar(rule, askedBy: callers)
    }
}
