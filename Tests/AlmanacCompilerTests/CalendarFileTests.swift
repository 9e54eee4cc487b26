import AlmanacCore
import CompilerSupport
import TestSupport
import Testing

@testable import AlmanacCompiler

/// Reading rule files: every row that cannot be used is named, alone and against the computed days.
@Suite struct CalendarFileTests {
    private static let name = "calendars/test.txt"
    private static let text = """
        # A calendar for tests.
        calendar test

        # Clocks, from nowhere.
        meridian 1899-12-01 +08:00
        meridian 1914-01-01 +07:45:40
        meridian 1929-01-01 +08:00

        # Days, from nowhere.
        exception term xiaoxue 1912-11-23
        dispute new-moon 2057-09-29 hko 2057-09-28
        """

    @Test("every row of the file is read into the rules") func everyRowArrives() throws {
        let rules = try CalendarRules(reading: SourceFile(Self.name, Self.text))
        #expect(rules.id == CalendarID("test"))
        #expect(rules.eras.map(\.offset) == [28_800, 27_940, 28_800])
        #expect(rules.eras.map(\.firstDay.description) == ["1899-12-01", "1914-01-01", "1929-01-01"])
        #expect(rules.exceptions.map(\.event) == [EventName(term: .xiaoxue, day: day("1912-11-23"))])
        // The row names nobody: the calendar itself is the authority.
        #expect(rules.exceptions.map(\.authority) == ["test"])
        #expect(rules.disputes.map(\.event) == [EventName(term: nil, day: day("2057-09-29"))])
        #expect(rules.disputes.map(\.day.description) == ["2057-09-28"])
        #expect(rules.base == nil && rules.following == nil)
    }

    @Test("an exception names its authority") func anExceptionNames() throws {
        let text = Self.text.replacing("1912-11-23", with: "1912-11-23 hko")
        let rules = try CalendarRules(reading: SourceFile(Self.name, text))
        #expect(rules.exceptions.map(\.authority) == ["hko"])
        #expect(rules.exceptions.map(\.event.day) == [day("1912-11-23")])
    }

    @Test(
        "a bad row is named",
        arguments: [
            BadEdit("calendar test", "meridian 1899-12-01 +08:00", 2, "no calendar", "'calendar NAME'"),
            BadEdit("calendar test", "calendar", 2, "no calendar", "'calendar NAME'"),
            BadEdit("calendar test", "calendar Test", 2, "'Test'", "small letters"),
            BadEdit("calendar test", "calendar ninechars", 2, "'ninechars'", "one to eight"),
            BadEdit("calendar test", "calendar other", 2, "calendar other", "the name of the file"),
            BadEdit("meridian 1914", "meridiem 1914", 6, "'meridiem'", "base, follows, meridian"),
            BadEdit("1914-01-01 +07", "1899-12-01 +07", 6, "1899-12-01 after", "in ascending order of days"),
            BadEdit("1914-01-01 +07", "1914-1-1 +07", 6, "'1914-1-1'", "first day of the meridian"),
            BadEdit("+07:45:40", "", 6, "2 fields", "'meridian DAY OFFSET'"),
            BadEdit("+07:45:40", "+07:60", 6, "'+07:60'", "such as +08:00"),
            BadEdit("+07:45:40", "07:45", 6, "'07:45'", "such as +08:00"),
            BadEdit("+07:45:40", "+15:00", 6, "'+15:00'", "such as +08:00"),
            BadEdit("+07:45:40", "++7:45", 6, "'++7:45'", "such as +08:00"),
            BadEdit("+07:45:40", "+-7:45", 6, "'+-7:45'", "such as +08:00"),
            BadEdit("+07:45:40", "+07", 6, "'+07'", "such as +08:00"),
            BadEdit("+07:45:40", "+07:45:40:00", 6, "'+07:45:40:00'", "such as +08:00"),
            BadEdit("xiaoxue", "小雪", 10, "term '小雪'", "pinyin"),
            BadEdit("xiaoxue", "littlesnow", 10, "term 'littlesnow'", "such as chunfen"),
            BadEdit("term xiaoxue", "full-moon", 10, "'full-moon'", "'new-moon DAY'"),
            BadEdit("1912-11-23", "1912-11-31", 10, "'1912-11-31'", "day of the term"),
            BadEdit("1912-11-23", "1912-11-23 hko 1912-11-22", 10, "6 fields", "'exception EVENT AUTHORITY'"),
            BadEdit("1912-11-23", "1912-11-23 HKO", 10, "'HKO'", "an authority"),
            BadEdit("1912-11-23", "", 10, "''", "day of the term"),
            BadEdit("hko 2057-09-28", "hko 2057-09-27", 11, "2057-09-29 and 2057-09-27", "next to each"),
            BadEdit("hko 2057-09-28", "hko 2057-09-29", 11, "2057-09-29 and 2057-09-29", "next to each"),
            BadEdit("hko 2057-09-28", "hko", 11, "4 fields", "'dispute EVENT AUTHORITY DAY'"),
            BadEdit("hko 2057-09-28", "H.K.O. 2057-09-28", 11, "'H.K.O.'", "an authority"),
            BadEdit("# Days, from nowhere.\n", "", 9, "without a source", "a comment above"),
            BadEdit("+08:00\nmeridian", "+08:00\n\nmeridian", 7, "without a source", "names one"),
            BadEdit("+08:00\n", "+08:00\nbase china\n", 6, "after other rows", "without follows and meridians"),
            BadEdit("+08:00\n", "+08:00\nfollows china\n", 6, "2 fields", "follows CALENDAR until DAY"),
            BadEdit("+08:00\n", "+08:00\nfollows china until then\n", 6, "'then'", "last day"),
            BadEdit(
                "+08:00\n",
                "+08:00\nfollows china until 1911-12-31\nfollows korea until 1912-12-31\n",
                7,
                "a second calendar",
                "one row"
            ),
        ]
    )
    func aBadRow(_ edit: BadEdit) throws {
        try edit.check(Self.name, Self.text) { _ = try CalendarRules(reading: $0) }
    }

    /// Rows that can be read but contradict the computed days, or other files.
    @Test(
        "a row against the computation is named",
        arguments: [
            BadEdit("xiaoxue 1912-11-23", "xiaoxue 1912-11-24", 10, "within a day of 1912-11-24", "next to"),
            BadEdit("xiaoxue 1912-11-23", "xiaoxue 1912-11-22", 10, "also the computed day", "differs"),
            BadEdit("xiaoxue 1912-11-23", "daxue 1912-11-23", 10, "no such event", "next to"),
            BadEdit("xiaoxue 1912-11-23", "xiaoxue 1850-11-23", 10, "no such event", "next to"),
            BadEdit("term xiaoxue 1912-11-23", "new-moon 1912-11-01", 10, "no such event", "next to"),
            BadEdit("09-29 hko 2057-09-28", "09-28 hko 2057-09-29", 11, "2057-09-28", "this calendar has"),
            BadEdit("09-29 hko 2057-09-28", "09-20 hko 2057-09-19", 11, "2057-09-20", "this calendar has"),
            BadEdit("1899-12-01", "1900-01-01", 5, "no meridian on 1899-12-01", "'meridian DAY OFFSET'"),
            BadEdit(
                "# Clocks",
                "follows test until 1911-12-31\n# Clocks",
                4,
                "calendar test",
                "does not build on this"
            ),
            BadEdit(
                "new-moon 2057-09-29 hko 2057-09-28",
                "new-moon 2057-09-29 hko 2057-09-28\ndispute new-moon 2057-09-29 kasi 2057-09-28",
                12,
                "a second dispute",
                "one row for an event"
            ),
            BadEdit(
                "# Clocks",
                "follows nowhere until 1911-12-31\n# Clocks",
                4,
                "calendar nowhere",
                "another calendar"
            ),
        ]
    )
    func aRowAgainst(_ edit: BadEdit) async throws {
        let text = Self.text.replacingOccurrences(of: "\n\n# Clocks", with: "\n#\n# Clocks")
        let instants = try await Fixture.compilation.value.instants
        let folder = try Fixture.folder.get()
        try edit.check(Self.name, text) { file in
            _ = try CalendarSet(from: SourceFolder(files: folder.files + [file]), instants: instants)
        }
    }

    @Test("a base that cannot be is refused", arguments: ["nowhere", "test"])
    func aBaseThatCannot(_ base: String) async throws {
        let instants = try await Fixture.compilation.value.instants
        let folder = try Fixture.folder.get().with(Self.name, "# A test.\ncalendar test\nbase \(base)\n")
        try expectError(Self.name, 3, "calendar \(base)", "another calendar that does not build on this") {
            try CalendarSet(from: folder, instants: instants)
        }
    }

    @Test("calendars in a circle are refused") func calendarsInACircle() async throws {
        let instants = try await Fixture.compilation.value.instants
        let folder = try Fixture.folder.get()
            .with("calendars/a.txt", "# A.\ncalendar a\nbase b\n")
            .with("calendars/b.txt", "# B.\ncalendar b\nfollows c until 1911-12-31\n")
            .with("calendars/c.txt", "# C.\ncalendar c\nbase a\n")
        // a asks b, b asks c, c would ask a again.
        try expectError("calendars/c.txt", 3, "calendar a", "does not build on this") {
            try CalendarSet(from: folder, instants: instants)
        }
    }

    @Test("a folder without calendars is refused") func aFolderWithout() async throws {
        let instants = try await Fixture.compilation.value.instants
        let files = try Fixture.folder.get().files.filter { !$0.name.hasPrefix("calendars/") }
        try expectError("calendars", 0, "no rule files", "a file for each calendar") {
            try CalendarSet(from: SourceFolder(files: files), instants: instants)
        }
    }
}
