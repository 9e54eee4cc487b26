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
        .init("region taiwan", "region korea", 2, "'korea'", "the name of the file"),
        .init("region taiwan", "usual all", 0, "no region", "first row"),
        .init("usual public-offices", "usual officials", 3, "'officials'", "public-offices"),
        .init("usual public-offices\n", "", 2, "without usual", "each of them"),
        .init("01...2026-12-31", "01...2024-12-31", 4, "...2024-12-31", "first before the last"),
        .init("complete 2025", "complete 1997", 4, "complete from 1997-01-01", "weekend"),
        .init("looked-up 2026-11-21", "looked-up 2026-13-21", 5, "2026-13-21", "a day such as"),
        .init("looked-up 2026-11-21", "complete 2026-11-21", 5, "second", "one"),
        .init("authority ey 行政院 of Taiwan", "authority ey", 6, "'ey'", "ID NAME"),
        .init("saturday:2,4", "saturday:2,6", 7, "saturday:2,6", "saturday:2,4"),
        .init("saturday:2,4", "saturday:", 7, "'saturday:'", "saturday:2,4"),
        .init("saturday:2,4", "saturday/1994-03-06", 7, "1994-03-06", "saturday/1994-03-05"),
        .init("saturday:2,4", "caturday", 7, "caturday", "sunday"),
        .init("weekend 2001", "weekend 1997", 8, "1997-01-01 after 1998", "by day"),
        .init("notice 2025 2024-06-30 ey", "notice 2025 2024-06-30 yuan", 9, "'yuan'", "head"),
        .init("notice 2025 2024-06-30 ey 院授人培字第1號 (copy)", "notice 2025 - ey", 9, "4", "NUMBER"),
        .init("notice 2026", "notice 2025", 13, "'2025'", "each once"),
        .init("swap 2025-01-24", "swap 2025-02-08", 10, "2025-02-08", "two days"),
        .init("for chunjie only", "for chunjee only", 10, "'chunjee'", "Data/festivals"),
        .init("for chunjie only", "once only", 10, "reason", "'off' and 'half'"),
        .init("only public-offices", "only everyone", 10, "'everyone'", "municipality:NAME"),
        .init("only public-offices", "only listed", 10, "'listed'", "municipality:NAME"),
        .init("afternoon once", "evening once", 11, "'evening'", "morning or afternoon"),
        .init("07-08 bridge", "08-08 bridge", 12, "33 days", "31 days"),
        .init("07-08 bridge", "07-08 bridge once", 12, "'once'", "or the end"),
        .init("07-08 bridge", "07-08 moved-from", 12, "''", "moved from"),
        .init("supersedes 2025", "supersedes 2024", 14, "'2024'", "earlier notice"),
        .init("revert 2025-12-24", "off", 15, "no days", "'off DAYS'"),
        .init("revert 2025-12-24", "revert 2025-12-24 once", 15, "reason", "'off'"),
        .init("open 2026-11-24", "open 2026-11-24 once", 17, "reason", "'off'"),
        .init("revert 2025-12-24", "usual all", 15, "'usual'", "before notices"),
        .init("work 2026-02-07 for", "work 2026-02-07 to", 16, "'to'", "or the end"),
    ]

    @Test("a row that cannot be used is named with its line", arguments: bad)
    func badRow(edit: BadEdit) throws {
        try edit.check(Self.name, Self.text) { _ = try HolidayFile($0, .bundled) }
    }

    /// Rows that contradict the days around them.
    private static let contradictions: [BadEdit] = [
        .init("work 2026-02-07", "work 2026-02-06", 16, "a workday anyway", "weekend"),
        // 小年夜, a holiday since 2026, on a Sunday.
        .init("work 2026-02-07", "work 2026-02-15", 16, "a holiday by law", "weekend"),
        .init("work 2026-02-07", "work 2026-03-28", 16, "2026-02-17", "at most 25 days"),
        .init("swap 2025-01-24", "swap 2025-01-25", 10, "off anyway", "a workday"),
        .init("07-08 bridge", "07-08 moved-from 2025-07-05", 12, "2025-07-05", "holiday by law"),
        .init("half 2025-12-24", "half 2025-07-08", 12, "in line 11 too", "once in a notice"),
        .init("supersedes 2025\nrevert", "half", 14, "''", "morning or afternoon"),
        .init("supersedes 2025\nrevert", "off", 14, "lines 11 and 14", "supersedes"),
    ]

    @Test("a row that contradicts the days around it is named", arguments: contradictions)
    func contradiction(edit: BadEdit) throws {
        try edit.check(Self.name, Self.text) { _ = try HolidayCompilation(SourceFolder(files: [$0]), with: .bundled) }
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

    /// The head of the file and rules below it.
    private static let moving =
        text.split(separator: "\n").prefix(7).joined(separator: "\n") + """

            festival new-years-day labour-day
            move 1997- sunday,holiday+monday next-weekday
            add 2000-2001 saturday from chunjie +3 only public-offices
            between 1986-
            only 1985-2025 workers
            notice 2025 - ey -
            """

    private static let badRules: [BadEdit] = [
        .init("festival new-years-day", "festival newyear", 8, "'newyear'", "Data/festivals"),
        .init("festival new-years-day labour-day\n", "", 8, "'move'", "above it"),
        .init("move 1997-", "shift 1997-", 9, "'shift'", "move, add"),
        .init("move 1997-", "move hongkong 1997-", 9, "'hongkong'", "2008-"),
        .init("1997-", "1997...", 9, "'1997...'", "2008-"),
        .init("sunday,holiday", "sundays,holiday", 9, "'sundays'", "weekday"),
        .init("next-weekday", "tomorrow", 9, "'tomorrow'", "next-day"),
        .init("next-weekday", "next-weekday soon", 9, "5 fields", "TARGET"),
        .init("from chunjie +3", "from chunjee +3", 10, "'chunjee'", "Data/festivals"),
        .init("from chunjie +3", "from chunjie +300", 10, "'+300'", "0 to 100"),
        .init("only public-offices", "only", 10, "''", "municipality:NAME"),
        .init("between 1986-", "between", 11, "1 field", "YEARS"),
        .init("2025 workers", "2025", 12, "2 fields", "AUDIENCE"),
        .init("only 1985-2025 workers", "bound 2022-", 12, "2 fields", "AUDIENCE"),
        .init("only 1985", "weekend 1985", 12, "'weekend'", "move, add"),
        .init("between 1986-\n", "notice 2024 - ey -\n", 12, "'only'", "before notices"),
    ]

    @Test("a rule that cannot be used is named with its line", arguments: badRules)
    func badRule(edit: BadEdit) throws {
        try edit.check(Self.name, Self.moving) { _ = try HolidayFile($0, .bundled) }
    }

    @Test(
        "a rule that binds nobody, or an audience twice, is refused",
        arguments: [
            "bound 2150- workers", "bound 2022- all", "bound 2020 banks\nbound 2022- banks",
        ]
    )
    func badBound(rows: String) throws {
        let file = SourceFile(Self.name, Self.text.replacing("notice 2025 ", with: rows + "\nnotice 2025 "))
        let rules = try HolidayFile(file, .bundled).rules
        let region = try #require(RegionHolidays(.bundled, in: "taiwan"))
        #expect(throws: DataFileError.self) {
            try HolidayLaws(region, rules, [], order: AlmanacTable.bundled.festivals.ids)
        }
    }

    @Test("random bytes in a text give an error or a file") func randomBytes() throws {
        var numbers = RepeatableNumbers(seed: 12)
        for _ in 0..<(TestCases.areExhaustive ? 4000 : 100) {
            let file = SourceFile(Self.name, damaging: Self.text, &numbers)
            do {
                _ = try HolidayCompilation(SourceFolder(files: [file]), with: .bundled)
            } catch let error as DataFileError {
                #expect(error.file == Self.name)
            } catch is CompileError {
            }
        }
    }
}
