import AlmanacCore
import TestSupport
import Testing

@testable import Almanac
@testable import AlmanacCompiler

/// Texts of holiday files: what is read, and the error of each that cannot be used.
@Suite struct HolidayFileTests {
    private static let name = "holidays/taiwan.txt"
    private static let text = """
        # Days off as nobody decided them.
        region taiwan
        usual public-offices
        complete 2025-01-01...2026-12-31
        looked-up 2026-11-21
        authority ey 行政院 of Taiwan
        weekend 1998-01-01 sunday saturday:2,4
        weekend 2001-01-01 saturday sunday
        notice 2025 2024-06-30 ey 院授人培字第1號 (copy)
        swap 2025-01-24 2025-02-08 for chunjie only public-offices
        half 2025-12-24 afternoon once
        off 2025-07-07...2025-07-08 bridge
        notice 2026 - ey -
        supersedes 2025
        revert 2025-12-24
        work 2026-02-07 for chunjie
        open 2026-11-24
        open 2026-01-01
        """

    private static let bad: [BadEdit] = [
        .init("region taiwan", "region korea", line: 2, found: "'korea'", expected: "the name of the file"),
        .init("region taiwan", "usual all", line: 0, found: "no region", expected: "first row"),
        .init("usual public-offices", "usual officials", line: 3, found: "'officials'", expected: "public-offices"),
        .init("usual public-offices\n", "", line: 2, found: "without usual", expected: "each of them"),
        .init("01...2026-12-31", "01...2024-12-31", line: 4, found: "...2024-12-31", expected: "first before the last"),
        .init("complete 2025", "complete 1997", line: 4, found: "complete from 1997-01-01", expected: "weekend"),
        .init("looked-up 2026-11-21", "looked-up 2026-13-21", line: 5, found: "2026-13-21", expected: "a day such as"),
        .init("looked-up 2026-11-21", "complete 2026-11-21", line: 5, found: "second", expected: "one"),
        .init("authority ey 行政院 of Taiwan", "authority ey", line: 6, found: "'ey'", expected: "ID NAME"),
        .init("saturday:2,4", "saturday:2,6", line: 7, found: "saturday:2,6", expected: "saturday:2,4"),
        .init("saturday:2,4", "saturday:", line: 7, found: "'saturday:'", expected: "saturday:2,4"),
        .init("saturday:2,4", "saturday/1994-03-06", line: 7, found: "1994-03-06", expected: "saturday/1994-03-05"),
        .init("saturday:2,4", "caturday", line: 7, found: "caturday", expected: "sunday"),
        .init("weekend 2001", "weekend 1997", line: 8, found: "1997-01-01 after 1998", expected: "by day"),
        .init("notice 2025 2024-06-30 ey", "notice 2025 2024-06-30 yuan", line: 9, found: "'yuan'", expected: "head"),
        .init("notice 2025 2024-06-30 ey 院授人培字第1號 (copy)", "notice 2025 - ey", line: 9, found: "4", expected: "NUMBER"),
        .init("notice 2026", "notice 2025", line: 13, found: "'2025'", expected: "each once"),
        .init("swap 2025-01-24", "swap 2025-02-08", line: 10, found: "2025-02-08", expected: "two days"),
        .init("for chunjie only", "for chunjee only", line: 10, found: "'chunjee'", expected: "Data/festivals"),
        .init("for chunjie only", "once only", line: 10, found: "reason", expected: "'off' and 'half'"),
        .init("only public-offices", "only everyone", line: 10, found: "'everyone'", expected: "municipality:NAME"),
        .init("only public-offices", "only listed", line: 10, found: "'listed'", expected: "municipality:NAME"),
        .init("afternoon once", "evening once", line: 11, found: "'evening'", expected: "morning or afternoon"),
        .init("07-08 bridge", "08-08 bridge", line: 12, found: "33 days", expected: "31 days"),
        .init("07-08 bridge", "07-08 bridge once", line: 12, found: "'once'", expected: "or the end"),
        .init("07-08 bridge", "07-08 moved-from", line: 12, found: "''", expected: "moved from"),
        .init("supersedes 2025", "supersedes 2024", line: 14, found: "'2024'", expected: "earlier notice"),
        .init("revert 2025-12-24", "off", line: 15, found: "no days", expected: "'off DAYS'"),
        .init("revert 2025-12-24", "revert 2025-12-24 once", line: 15, found: "reason", expected: "'off'"),
        .init("open 2026-11-24", "open 2026-11-24 once", line: 17, found: "reason", expected: "'off'"),
        .init("revert 2025-12-24", "usual all", line: 15, found: "'usual'", expected: "before notices"),
        .init("work 2026-02-07 for", "work 2026-02-07 to", line: 16, found: "'to'", expected: "or the end"),
    ]

    @Test("a row that cannot be used is named with its line", arguments: bad)
    func badRow(edit: BadEdit) throws {
        try edit.check(Self.name, Self.text) { _ = try HolidayFile($0, .bundled) }
    }

    /// Rows that contradict the days around them.
    private static let contradictions: [BadEdit] = [
        .init("work 2026-02-07", "work 2026-02-06", line: 16, found: "a workday anyway", expected: "weekend"),
        // 小年夜, a holiday since 2026, on a Sunday.
        .init("work 2026-02-07", "work 2026-02-15", line: 16, found: "a holiday by law", expected: "weekend"),
        .init("work 2026-02-07", "work 2026-03-28", line: 16, found: "2026-02-17", expected: "at most 25 days"),
        .init("swap 2025-01-24", "swap 2025-01-25", line: 10, found: "off anyway", expected: "a workday"),
        .init("07-08 bridge", "07-08 moved-from 2025-07-05", line: 12, found: "2025-07-05", expected: "holiday by law"),
        .init("half 2025-12-24", "half 2025-07-08", line: 12, found: "in line 11 too", expected: "once in a notice"),
        .init("supersedes 2025\nrevert", "half", line: 14, found: "''", expected: "morning or afternoon"),
        .init("supersedes 2025\nrevert", "off", line: 14, found: "lines 11 and 14", expected: "supersedes"),
    ]

    @Test("a row that contradicts the days around it is named", arguments: contradictions)
    func contradiction(edit: BadEdit) throws {
        try #require(Self.text.contains(edit.old))
        let text = Self.text.replacingOccurrences(of: edit.old, with: edit.new)
        let folder = SourceFolder(files: [SourceFile(Self.name, text)])
        let error = try #require(
            #expect(throws: DataFileError.self) { try HolidayCompilation(folder, with: .bundled) }
        )
        expectError(error, file: Self.name, line: edit.line, found: edit.found, expected: edit.expected)
    }

    @Test("a good file compiles to the days it says") func goodFile() throws {
        let folder = SourceFolder(files: [SourceFile(Self.name, Self.text)])
        let holidays = try HolidayCompilation(folder, with: .bundled).holidays
        let daysOff = try #require(AlmanacTable.bundled.workCalendar(in: "taiwan", by: holidays))
        #expect(daysOff.status(of: day("2025-01-24")).reason == .exchanged)
        #expect(daysOff.status(of: day("2025-01-24")).otherDay == day("2025-02-08"))
        #expect(daysOff.status(of: day("2025-02-08")).kind == .makeUpWorkday)
        #expect(daysOff.status(of: day("2025-12-24")).kind == .workday, "reverted")
        #expect(daysOff.status(of: day("2026-11-24")).kind == .unknown, "open")
        #expect(daysOff.status(of: day("2026-11-25")).kind == .workday, "after an open day")
        #expect(daysOff.status(of: day("2026-01-01")).kind == .dayOff, "a holiday by law that a notice leaves open")
        #expect(daysOff.status(of: day("2025-07-07")).reason == .bridge)
        #expect(daysOff.notices.map(\.number) == ["院授人培字第1號 (copy)", ""])
        #expect(daysOff.notices.map(\.authority) == ["行政院 of Taiwan", "行政院 of Taiwan"])
        let everybody = try #require(AlmanacTable.bundled.workCalendar(in: "taiwan", for: .everybody, by: holidays))
        #expect(everybody.status(of: day("2025-02-08")).kind == .unknown, "the week of offices is not everybody's")
    }

    // MARK: - Rules that move holidays

    private static let moving = """
        # Rules as nobody made them.
        festival new-years-day labour-day
        move hongkong 1997- sunday,holiday+monday next-weekday
        add macau 2000-2001 saturday from chunjie +3 only public-offices
        between japan 1986-
        only taiwan 1985-2025 workers
        """

    private static let badRules: [BadEdit] = [
        .init("festival new-years-day", "festival newyear", line: 2, found: "'newyear'", expected: "Data/festivals"),
        .init("festival new-years-day labour-day\n", "", line: 2, found: "'move'", expected: "above it"),
        .init("move hongkong", "shift hongkong", line: 3, found: "'shift'", expected: "move, add"),
        .init("move hongkong", "move atlantis", line: 3, found: "'atlantis'", expected: "regions.txt"),
        .init("1997-", "1997...", line: 3, found: "'1997...'", expected: "2008-"),
        .init("sunday,holiday", "sundays,holiday", line: 3, found: "'sundays'", expected: "weekday"),
        .init("next-weekday", "tomorrow", line: 3, found: "'tomorrow'", expected: "next-day"),
        .init("next-weekday", "next-weekday soon", line: 3, found: "6 fields", expected: "TARGET"),
        .init("from chunjie +3", "from chunjee +3", line: 4, found: "'chunjee'", expected: "Data/festivals"),
        .init("from chunjie +3", "from chunjie +300", line: 4, found: "'+300'", expected: "0 to 100"),
        .init("only public-offices", "only", line: 4, found: "''", expected: "municipality:NAME"),
        .init("between japan 1986-", "between japan", line: 5, found: "2 fields", expected: "REGION YEARS"),
        .init("2025 workers", "2025", line: 6, found: "3 fields", expected: "AUDIENCE"),
    ]

    @Test("a rule that cannot be used is named with its line", arguments: badRules)
    func badRule(edit: BadEdit) throws {
        try edit.check(MovingFile.name, Self.moving) { _ = try MovingFile(from: SourceFolder(files: [$0]), .bundled) }
    }

    @Test("random bytes in a text give an error or a file") func randomBytes() throws {
        var numbers = RepeatableNumbers(seed: 12)
        let good = Array(Self.text.utf8)
        for _ in 0..<(TestCases.areExhaustive ? 4000 : 100) {
            var bytes = good
            for _ in 0...Int.random(in: 0...3, using: &numbers) {
                bytes[Int.random(in: bytes.indices, using: &numbers)] = UInt8.random(in: .min ... .max, using: &numbers)
            }
            let file = SourceFile(
                name: Self.name,
                bytes: Array(bytes.prefix(Int.random(in: 0...good.count, using: &numbers)))
            )
            do {
                _ = try HolidayCompilation(SourceFolder(files: [file]), with: .bundled)
            } catch let error as DataFileError {
                #expect(error.file == Self.name)
            } catch is CompileError {
            }
        }
    }
}
