import AlmanacCore
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

    @Test("every row arrives") func everyRowArrives() throws {
        let rules = try CalendarRules(reading: SourceFile(Self.name, Self.text))
        #expect(rules.id == CalendarID("test"))
        #expect(rules.eras.map(\.offset) == [28_800, 27_940, 28_800])
        #expect(rules.eras.map(\.firstDay.description) == ["1899-12-01", "1914-01-01", "1929-01-01"])
        #expect(rules.exceptions.map(\.event) == [EventName(kind: .term(.xiaoxue), day: day("1912-11-23"))])
        // The row names nobody: the calendar itself is the authority.
        #expect(rules.exceptions.map(\.authority) == ["test"])
        #expect(rules.disputes.map(\.event) == [EventName(kind: .newMoon, day: day("2057-09-29"))])
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
            BadEdit(
                "calendar test",
                "meridian 1899-12-01 +08:00",
                line: 2,
                found: "no calendar",
                expected: "'calendar NAME'"
            ),
            BadEdit("calendar test", "calendar", line: 2, found: "no calendar", expected: "'calendar NAME'"),
            BadEdit("calendar test", "calendar Test", line: 2, found: "'Test'", expected: "small letters"),
            BadEdit("calendar test", "calendar ninechars", line: 2, found: "'ninechars'", expected: "one to eight"),
            BadEdit(
                "calendar test",
                "calendar other",
                line: 2,
                found: "calendar other",
                expected: "the name of the file"
            ),
            BadEdit(
                "meridian 1914",
                "meridiem 1914",
                line: 6,
                found: "'meridiem'",
                expected: "base, follows, meridian"
            ),
            BadEdit(
                "1914-01-01 +07",
                "1899-12-01 +07",
                line: 6,
                found: "1899-12-01 after",
                expected: "in ascending order of days"
            ),
            BadEdit(
                "1914-01-01 +07",
                "1914-1-1 +07",
                line: 6,
                found: "'1914-1-1'",
                expected: "first day of the meridian"
            ),
            BadEdit("+07:45:40", "", line: 6, found: "2 fields", expected: "'meridian DAY OFFSET'"),
            BadEdit("+07:45:40", "+07:60", line: 6, found: "'+07:60'", expected: "such as +08:00"),
            BadEdit("+07:45:40", "07:45", line: 6, found: "'07:45'", expected: "such as +08:00"),
            BadEdit("+07:45:40", "+15:00", line: 6, found: "'+15:00'", expected: "such as +08:00"),
            BadEdit("+07:45:40", "++7:45", line: 6, found: "'++7:45'", expected: "such as +08:00"),
            BadEdit("+07:45:40", "+-7:45", line: 6, found: "'+-7:45'", expected: "such as +08:00"),
            BadEdit("+07:45:40", "+07", line: 6, found: "'+07'", expected: "such as +08:00"),
            BadEdit("+07:45:40", "+07:45:40:00", line: 6, found: "'+07:45:40:00'", expected: "such as +08:00"),
            BadEdit("xiaoxue", "小雪", line: 10, found: "term '小雪'", expected: "pinyin"),
            BadEdit("xiaoxue", "littlesnow", line: 10, found: "term 'littlesnow'", expected: "such as chunfen"),
            BadEdit("term xiaoxue", "full-moon", line: 10, found: "'full-moon'", expected: "'new-moon DAY'"),
            BadEdit("1912-11-23", "1912-11-31", line: 10, found: "'1912-11-31'", expected: "day of the term"),
            BadEdit(
                "1912-11-23",
                "1912-11-23 hko 1912-11-22",
                line: 10,
                found: "6 fields",
                expected: "'exception EVENT AUTHORITY'"
            ),
            BadEdit("1912-11-23", "1912-11-23 HKO", line: 10, found: "'HKO'", expected: "an authority"),
            BadEdit("1912-11-23", "", line: 10, found: "''", expected: "day of the term"),
            BadEdit(
                "hko 2057-09-28",
                "hko 2057-09-27",
                line: 11,
                found: "2057-09-29 and 2057-09-27",
                expected: "next to each"
            ),
            BadEdit(
                "hko 2057-09-28",
                "hko 2057-09-29",
                line: 11,
                found: "2057-09-29 and 2057-09-29",
                expected: "next to each"
            ),
            BadEdit("hko 2057-09-28", "hko", line: 11, found: "4 fields", expected: "'dispute EVENT AUTHORITY DAY'"),
            BadEdit("hko 2057-09-28", "H.K.O. 2057-09-28", line: 11, found: "'H.K.O.'", expected: "an authority"),
            BadEdit("# Days, from nowhere.\n", "", line: 9, found: "without a source", expected: "a comment above"),
            BadEdit(
                "+08:00\nmeridian",
                "+08:00\n\nmeridian",
                line: 7,
                found: "without a source",
                expected: "names one"
            ),
            BadEdit(
                "+08:00\n",
                "+08:00\nbase china\n",
                line: 6,
                found: "after other rows",
                expected: "without follows and meridians"
            ),
            BadEdit(
                "+08:00\n",
                "+08:00\nfollows china\n",
                line: 6,
                found: "2 fields",
                expected: "follows CALENDAR until DAY"
            ),
            BadEdit("+08:00\n", "+08:00\nfollows china until then\n", line: 6, found: "'then'", expected: "last day"),
            BadEdit(
                "+08:00\n",
                "+08:00\nfollows china until 1911-12-31\nfollows korea until 1912-12-31\n",
                line: 7,
                found: "a second calendar",
                expected: "one row"
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
            BadEdit(
                "xiaoxue 1912-11-23",
                "xiaoxue 1912-11-24",
                line: 10,
                found: "within a day of 1912-11-24",
                expected: "next to"
            ),
            BadEdit(
                "xiaoxue 1912-11-23",
                "xiaoxue 1912-11-22",
                line: 10,
                found: "also the computed day",
                expected: "differs"
            ),
            BadEdit("xiaoxue 1912-11-23", "daxue 1912-11-23", line: 10, found: "no such event", expected: "next to"),
            BadEdit("xiaoxue 1912-11-23", "xiaoxue 1850-11-23", line: 10, found: "no such event", expected: "next to"),
            BadEdit(
                "term xiaoxue 1912-11-23",
                "new-moon 1912-11-01",
                line: 10,
                found: "no such event",
                expected: "next to"
            ),
            BadEdit(
                "09-29 hko 2057-09-28",
                "09-28 hko 2057-09-29",
                line: 11,
                found: "2057-09-28",
                expected: "this calendar has"
            ),
            BadEdit(
                "09-29 hko 2057-09-28",
                "09-20 hko 2057-09-19",
                line: 11,
                found: "2057-09-20",
                expected: "this calendar has"
            ),
            BadEdit(
                "1899-12-01",
                "1900-01-01",
                line: 5,
                found: "no meridian on 1899-12-01",
                expected: "'meridian DAY OFFSET'"
            ),
            BadEdit(
                "# Clocks",
                "follows test until 1911-12-31\n# Clocks",
                line: 4,
                found: "calendar test",
                expected: "does not build on this"
            ),
            BadEdit(
                "new-moon 2057-09-29 hko 2057-09-28",
                "new-moon 2057-09-29 hko 2057-09-28\ndispute new-moon 2057-09-29 kasi 2057-09-28",
                line: 12,
                found: "a second dispute",
                expected: "one row for an event"
            ),
            BadEdit(
                "# Clocks",
                "follows nowhere until 1911-12-31\n# Clocks",
                line: 4,
                found: "calendar nowhere",
                expected: "another calendar"
            ),
        ]
    )
    func aRowAgainst(_ edit: BadEdit) async throws {
        let text = Self.text.replacingOccurrences(of: "\n\n# Clocks", with: "\n#\n# Clocks")
        let name = Self.name
        let instants = try await Fixture.compilation.value.instants
        let folder = try Fixture.folder.get()
        try edit.check(name, text) { file in
            _ = try CalendarSet(
                from: folder.with(name, String(decoding: file.bytes, as: UTF8.self)),
                instants: instants
            )
        }
    }

    @Test("a base that cannot be is refused", arguments: ["nowhere", "test"])
    func aBaseThatCannot(_ base: String) async throws {
        let instants = try await Fixture.compilation.value.instants
        let folder = try Fixture.folder.get().with("calendars/test.txt", "# A test.\ncalendar test\nbase \(base)\n")
        let error = try #require(
            #expect(throws: DataFileError.self) { try CalendarSet(from: folder, instants: instants) }
        )
        expectError(
            error,
            file: "calendars/test.txt",
            line: 3,
            found: "calendar \(base)",
            expected: "another calendar that does not build on this"
        )
    }

    @Test("calendars in a circle are refused") func calendarsInACircle() async throws {
        let instants = try await Fixture.compilation.value.instants
        let folder = try Fixture.folder.get()
            .with("calendars/a.txt", "# A.\ncalendar a\nbase b\n")
            .with("calendars/b.txt", "# B.\ncalendar b\nfollows c until 1911-12-31\n")
            .with("calendars/c.txt", "# C.\ncalendar c\nbase a\n")
        let error = try #require(
            #expect(throws: DataFileError.self) { try CalendarSet(from: folder, instants: instants) }
        )
        // a asks b, b asks c, c would ask a again.
        expectError(error, file: "calendars/c.txt", line: 3, found: "calendar a", expected: "does not build on this")
    }

    @Test("a folder without calendars is refused") func aFolderWithout() async throws {
        let instants = try await Fixture.compilation.value.instants
        let files = try Fixture.folder.get().files.filter { !$0.name.hasPrefix("calendars/") }
        let folder = SourceFolder(files: files)
        let error = try #require(
            #expect(throws: DataFileError.self) { try CalendarSet(from: folder, instants: instants) }
        )
        expectError(error, file: "calendars", line: 0, found: "no rule files", expected: "a file for each calendar")
    }
}
