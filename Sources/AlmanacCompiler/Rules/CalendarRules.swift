import AlmanacCore

/// The rules of one calendar, as its file in `Data/calendars` states them.
struct CalendarRules {
    /// A row `exception EVENT AUTHORITY`: the authority, or the calendar itself if the row names nobody, issued the calendar
    /// with the event on this day.
    typealias Exception = (event: EventName, authority: AuthorityID, line: DataLine)

    /// A row `dispute EVENT AUTHORITY DAY`: the authority has the event on that day, not on this calendar's.
    typealias Dispute = (event: EventName, authority: AuthorityID, day: Day, line: DataLine)

    /// A row `follows CALENDAR until DAY`: until then the days of another calendar apply.
    typealias Following = (calendar: CalendarID, lastDay: Day, line: DataLine)

    let file: SourceFile
    let id: CalendarID
    /// Its names; empty if the file does not say.
    var names = NameTexts()
    /// A row `base CALENDAR`: that calendar's eras, exceptions and disputes apply unless a row here says otherwise.
    var base: (calendar: CalendarID, line: DataLine)?
    var following: Following?
    var eras: [CalendarSection.Era] = []
    /// The row of the first meridian, for errors.
    var firstMeridian: DataLine?
    var exceptions: [Exception] = []
    var disputes: [Dispute] = []
    /// A row `from DAY`: the calendar is not known before that day.
    var from: (day: Day, line: DataLine)?
    var issuedMonths = IssuedMonths()
    /// A row `published DAY`: the last day that the calendar's authority has published.
    var publishedUntil: Day?
    /// A row `computed-terms DAY LEAST MOST`: up to that day no source shows terms as printed; the clock by which they were reckoned may
    /// have been ahead of the calendar's by this range of seconds.
    var computedTerms: (lastDay: Day, clocks: ClosedRange<Int32>)?

    /// The row `calendar`, and the row with which the calendar begins, or that one: for errors.
    let header: DataLine
    var beginning: DataLine { from?.line ?? issuedMonths.firstRow ?? header }
}

// MARK: - `Data/calendars/README.md` specifies the format

extension CalendarRules {
    init(reading file: SourceFile) throws(DataFileError) {
        self.file = file
        let lines: ArraySlice<DataLine>
        (header, id, lines) = try Self.rows(of: file)
        for line in lines { try read(line) }
    }

    /// The first row, the calendar in it, after which the file is named, and the other rows.
    private static func rows(
        of file: SourceFile
    ) throws(DataFileError) -> (header: DataLine, id: CalendarID, others: ArraySlice<DataLine>) {
        let lines = try file.sourcedLines()
        guard let first = lines.first, first.word(0) == "calendar", first.count == 2 else {
            let expected = "'calendar NAME' as the first row"
            throw file.error(line: lines.first?.number ?? 0, "no calendar", expected: expected)
        }
        let id = try first.calendarID(1)
        try first.require(file.name.hasSuffix("/\(id).txt"), "calendar \(id)", expected: "the name of the file")
        return (first, id, lines.dropFirst())
    }

    /// Adds the rows of the calendar's file in `wide/calendars`: its meridians are before those of `file`.
    mutating func add(_ wide: SourceFile) throws(DataFileError) {
        let later = eras
        eras = []
        for line in try Self.rows(of: wide).others { try read(line) }
        if let last = eras.last, let next = later.first, last.firstDay >= next.firstDay {
            throw wide.error("a meridian from \(last.firstDay)", expected: "days before \(next.firstDay)")
        }
        eras += later
    }

    private mutating func read(_ line: DataLine) throws(DataFileError) {
        switch line.word(0) {
        case "title": try readTitle(line)
        case "name": try names.add(line)
        case "base": try readBase(line)
        case "follows": try readFollowing(line)
        case "meridian": try readEra(line)
        case "exception": try readException(line)
        case "dispute": try readDispute(line)
        case "from": try readFrom(line)
        case "months": try issuedMonths.add(line)
        case "published": try readPublished(line)
        case "computed-terms": try readComputedTerms(line)
        default:
            let expected =
                "title, name, base, follows, meridian, exception, dispute, from, months, published or computed-terms"
            throw line.error(at: 0, expected: expected)
        }
    }

    private mutating func readFrom(_ line: DataLine) throws(DataFileError) {
        try line.requireCount(2...2, "'from DAY'")
        try line.require(from == nil, "a second beginning", expected: "one row 'from'")
        from = (try line.day(1, "the first day of the calendar"), line)
    }

    private mutating func readPublished(_ line: DataLine) throws(DataFileError) {
        try line.requireCount(2...2, "'published DAY'")
        try line.require(publishedUntil == nil, "a second last day", expected: "one row 'published'")
        publishedUntil = try line.day(1, "the last day that the authority has published")
    }

    private mutating func readComputedTerms(_ line: DataLine) throws(DataFileError) {
        try line.requireCount(4...4, "'computed-terms DAY LEAST MOST', two clocks as seen from the calendar's")
        try line.require(computedTerms == nil, "a second last day", expected: "one row 'computed-terms'")
        let (least, most) = (try line.clockOffset(2), try line.clockOffset(3))
        try line.require(least <= most, "\(line.word(2)) and \(line.word(3))", expected: "the least first")
        computedTerms = (try line.day(1, "the last day whose terms are computed"), least...most)
    }

    private mutating func readTitle(_ line: DataLine) throws(DataFileError) {
        try line.require(names.isEmpty, "a second title", expected: "one row 'title'")
        names = try NameTexts(line, from: 1)
    }

    private mutating func readBase(_ line: DataLine) throws(DataFileError) {
        try line.requireCount(2...2, "'base CALENDAR'")
        guard base == nil, following == nil, firstMeridian == nil else {
            throw line.error("base after other rows", expected: "one base, without follows and meridians")
        }
        base = (try line.calendarID(1), line)
    }

    private mutating func readFollowing(_ line: DataLine) throws(DataFileError) {
        guard line.count == 4, line.word(2) == "until" else {
            throw line.error("\(line.count) fields", expected: "'follows CALENDAR until DAY'")
        }
        guard following == nil, base == nil else {
            throw line.error("a second calendar to build on", expected: "one row, base or follows")
        }
        let lastDay = try line.day(3, "the last day that follows the other calendar")
        following = (try line.calendarID(1), lastDay, line)
    }

    private mutating func readEra(_ line: DataLine) throws(DataFileError) {
        try line.requireCount(3...3, "'meridian DAY OFFSET'")
        try line.require(base == nil, "a meridian after a base", expected: "the meridians of the base, unchanged")
        let firstDay = try line.day(1, "the first day of the meridian")
        if let last = eras.last, firstDay <= last.firstDay {
            throw line.error("\(firstDay) after \(last.firstDay)", expected: "meridians in ascending order of days")
        }
        firstMeridian = firstMeridian ?? line
        eras.append(CalendarSection.Era(firstDay: firstDay, offset: try line.clockOffset(2)))
    }

    private mutating func readException(_ line: DataLine) throws(DataFileError) {
        let (event, end) = try line.eventName(from: 1)
        try line.requireCount(end...end + 1, "'exception EVENT AUTHORITY', the event with the day it was issued for")
        let authority = line.count > end ? try line.authorityID(end) : AuthorityID(of: id)
        exceptions.append((event, authority, line))
    }

    private mutating func readDispute(_ line: DataLine) throws(DataFileError) {
        let (event, end) = try line.eventName(from: 1)
        try line.requireCount((end + 2)...(end + 2), "'dispute EVENT AUTHORITY DAY'")
        let authority = try line.authorityID(end)
        let day = try line.day(end + 1, "the day of the authority")
        guard abs(day.days(since: event.day)) == 1 else {
            throw line.error("\(event.day) and \(day)", expected: "days next to each other")
        }
        disputes.append((event, authority, day, line))
    }
}

// MARK: - Names of events

/// How a rule file names an event: a new moon or a solar term, and a civil day within a day of it.
struct EventName: Hashable {
    /// The term; nil for a new moon.
    let term: SolarTerm?
    /// The civil day the row gives.
    let day: Day
}

extension DataLine {
    /// The event named by fields such as `new-moon 2057-09-29` or `term chunfen 2084-03-20` from `index` on, and the index
    /// after them.
    func eventName(from index: Int) throws(DataFileError) -> (event: EventName, end: Int) {
        switch word(index) {
        case "new-moon":
            return (EventName(term: nil, day: try day(index + 1, "the day of the new moon")), index + 2)
        case "term":
            let term = try value(index + 1, Words.solarTerms)
            return (EventName(term: term, day: try day(index + 2, "the day of the term")), index + 3)
        default:
            throw error(at: index, expected: "'new-moon DAY' or 'term NAME DAY'")
        }
    }
}
