import AlmanacCore

/// All calendars of a data folder, by name.
struct CalendarSet {
    private let rules: [CalendarRules]
    private let instants: RoundedInstants
    /// The calendars compiled so far.
    private(set) var calendars: [CompiledCalendar] = []

    /// Compiles every calendar of the files in `calendars/`, those that others build on first.
    init(from folder: SourceFolder, instants: RoundedInstants) throws(DataFileError) {
        var rules: [CalendarRules] = []
        for file in folder.files(in: "calendars") where file.name.hasSuffix(".txt") {
            var rule = try CalendarRules(reading: file)
            if let wide = folder.files.first(where: { $0.name == "wide/\(file.name)" }) { try rule.add(wide) }
            rules.append(rule)
        }
        guard !rules.isEmpty else {
            let expected = "a file for each calendar"
            throw DataFileError(file: "calendars", line: 0, found: "no rule files", expected: expected)
        }
        self.rules = rules
        self.instants = instants
        for rule in rules { _ = try calendar(rule, askedBy: []) }
        calendars.sort { $0.id < $1.id }
    }

    /// A calendar, compiled unless it already is.
    ///
    /// - Parameter callers: The calendars that build on this one, so that a circle is noticed.
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
            throw line.error("calendar \(id)", expected: "another calendar that does not build on this one")
        }
        return try calendar(rule, askedBy: callers)
    }
}
