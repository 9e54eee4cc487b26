import Almanac
import TestSupport
import Testing

@testable import AlmanacCompiler

/// A block of text that adds a notice: where it goes, what changes, and every block that is refused.
@Suite struct HolidayUpdateTests {
    private static let name = "holidays/taiwan.txt"
    private static let text = """
        # Days off as nobody decided them.
        region taiwan
        usual public-offices
        complete 2025-01-01...2026-12-31 # to the end of the calendar
        looked-up 2026-11-21
        authority ey 行政院
        authority ly 立法院
        # The week.
        weekend 2001-01-01 saturday sunday

        # A calendar.
        notice 2025 2024-06-30 ey 院授人培字第1號
        swap 2025-01-24 2025-02-08 for chunjie
        off 2025-07-07...2025-07-08 bridge

        # A law.
        notice 2025-law 2025-03-01 ly -
        off 2025-08-15 once

        """
    private static let block = """

        region taiwan
        complete 2025-01-01...2027-12-31
        looked-up 2026-12-01

        # The calendar of 2027, as nobody decided it.
        notice 2027 2026-06-30 ey 院授人培字第2號
        swap 2027-02-03 2027-02-20 for chunjie
        off 2027-03-01 for peace-memorial-day moved-from 2027-02-28
        half 2027-12-24 afternoon once only women
        """

    private func folder(_ text: String = Self.text) -> SourceFolder {
        SourceFolder(files: [SourceFile(Self.name, text)])
    }

    private func update(_ block: String, _ text: String = Self.text) throws -> HolidayUpdate {
        try HolidayUpdate(SourceFile("block.txt", block), into: folder(text), with: .bundled)
    }

    @Test("a notice goes below the last one of its authority") func place() throws {
        let update = try update(Self.block)
        let added = Self.block.split(separator: "\n\n")[1]
        let expected = Self.text
            .replacing("...2026-12-31 # to the end of the calendar", with: "...2027-12-31")
            .replacing("looked-up 2026-11-21", with: "looked-up 2026-12-01")
            .replacing("\n\n# A law", with: "\n\n\(added)\n\n# A law")
        #expect(String(decoding: update.file.bytes, as: UTF8.self) == expected)
        #expect(update.firstLine == 16)
        #expect(update.compilation.holidays.release == "20261201")
    }

    @Test("a notice of another authority goes to the end") func otherAuthority() throws {
        let block = "region taiwan\n# A law.\nnotice 2027 - ly -\noff 2027-08-16 once"
        let update = try update(block)
        #expect(
            String(decoding: update.file.bytes, as: UTF8.self) == Self.text
                + "\n# A law.\nnotice 2027 - ly -\noff 2027-08-16 once\n"
        )
        #expect(update.changes.map(\.description) == ["2027-08-16  unknown → day-off, once, notice 2027"])
    }

    /// An older notice that was found later goes between the others, and one that supersedes stands below what it supersedes.
    @Test("the days that notices decide give their order") func order() throws {
        let older = try update("region taiwan\n# Old.\nnotice 2024 - ey -\nswap 2024-02-15 2024-02-17 for chunjie\n")
        #expect(older.firstLine > 16, "no earlier one of its authority: at the end")
        let superseding = "region taiwan\n# New.\nnotice 2025-b - ey -\nsupersedes 2025-law\nrevert 2025-08-15\n"
        let text = String(decoding: try update(superseding).file.bytes, as: UTF8.self)
        #expect(
            text.hasSuffix(
                "off 2025-08-15 once\n\n# New.\nnotice 2025-b - ey -\nsupersedes 2025-law\nrevert 2025-08-15\n"
            )
        )
        #expect(
            try update(superseding).changes.map(\.description) == [
                "2025-08-15  day-off, once, notice 2025-law → workday",
                "2025-08-15  only all  day-off, once, notice 2025-law → unknown",
            ]
        )
    }

    @Test("every change is said day by day") func changes() throws {
        let lines = try update(
            """
            region taiwan
            complete 2025-01-01...2027-01-10
            # Ten days.
            notice 2027 2026-06-30 ey 院授人培字第2號
            off 2027-01-04 bridge
            half 2027-01-05 morning once only women
            """
        ).changes.map(\.description)
        #expect(
            lines.prefix(4) == [
                "2027-01-02...2027-01-03  unknown → as their weekdays are",
                "2027-01-04  unknown → day-off, bridge, notice 2027",
                "2027-01-05...2027-01-10  unknown → as their weekdays are",
                "2027-01-05  only women  unknown → half-day, morning, once, notice 2027",
            ]
        )
    }

    // MARK: - What is refused

    private static let bad: [BadEdit] = [
        .init("region taiwan\n", "", 0, "no region", "first row"),
        .init("region taiwan", "region taiwan korea", 2, "3 fields", "'region'"),
        .init("region taiwan", "region atlantis", 2, "'atlantis'", "Data/holidays"),
        .init(
            "region taiwan\ncomplete 2025-01-01...2027-12-31",
            "complete 2025-01-01...2027-12-31\nregion taiwan",
            0,
            "no region",
            "first"
        ),
        .init("looked-up 2026-12-01", "region taiwan", 4, "a second 'region'", "one"),
        .init("looked-up 2026-12-01", "looked-up 2026-11-20", 4, "2026-11-20", "2026-11-21 or a later"),
        .init("\nregion", "# The source.\nregion", 1, "a comment above", "source below 'region'"),
        .init("looked-up 2026", "# The source.\nlooked-up 2026", 4, "a comment above", "source"),
        .init("院授人培字第2號", "\u{7}", 7, "no text", "UTF-8"),
        .init("looked-up 2026-12-01", "looked-up tomorrow", 4, "'tomorrow'", "looked for"),
        .init("looked-up 2026-12-01", "usual all", 4, "a row without a source", "a comment"),
        .init("01-01...2027", "01-02...2027", 3, "2025-01-02...", "2025-01-01...2026-12-31"),
        .init("...2027-12-31", "...2025-12-31", 3, "...2025-12-31", "...2026-12-31"),
        .init("2027-12-31\n", "2027\n", 3, "'2025-01-01...2027'", "days such as"),
        .init("# The calendar of 2027, as nobody decided it.\n", "", 6, "without a source", "comment"),
        .init("notice 2027", "notice 2025", 7, "notice '2025'", "each once"),
        .init("notice 2027 2026-06-30 ey", "notice 2027 2026-06-30 moi", 7, "'moi'", "head"),
        .init("notice 2027 2026-06-30 ey 院授人培字第2號\n", "", 0, "0 notices", "one"),
        .init("half 2027-12-24", "notice 2028 - ey -\nhalf 2027-12-24", 0, "2 notices", "one"),
        .init("swap 2027-02-03 2027-02-20", "swap 2027-02-03 2027-02-19", 8, "a workday anyway", "weekend"),
        .init("swap 2027-02-03", "swap 2027-02-05", 8, "off anyway", "a workday"),
        .init("moved-from 2027-02-28", "moved-from 2027-02-27", 9, "2027-02-27", "holiday by law"),
        .init("2027-02-20 for chunjie", "2027-03-20 for chunjie", 8, "2027-02-06", "25 days"),
        .init("2027-02-20 for chunjie", "2027-02-20 for chunjee", 8, "'chunjee'", "Data/festivals"),
        .init("half 2027-12-24 afternoon once only women", "off 2027-02-03", 10, "a second time", "once"),
        .init(
            "half 2027-12-24 afternoon once only women",
            "off 2025-07-08",
            10,
            "notice 2025 decides",
            "supersedes 2025"
        ),
        .init(
            "half 2027-12-24 afternoon once only women",
            "off 2026-12-30 once",
            10,
            "2026-12-30  workday →",
            "2026-12-31"
        ),
        .init("half 2027-12-24 afternoon", "half 2027-12-24 evening", 10, "'evening'", "afternoon"),
    ]

    @Test("a block that cannot be right is refused at its line", arguments: bad)
    func badBlock(edit: BadEdit) throws {
        try #require(Self.block.contains(edit.old))
        let text = Self.block.replacing(edit.old, with: edit.new, maxReplacements: 1)
        try expectError("block.txt", edit.line, edit.found, edit.expected) { try update(text) }
    }

    /// A mistake in the file itself is one of the file.
    @Test("an error elsewhere keeps its place") func errorElsewhere() throws {
        let text = Self.text.replacing("swap 2025-01-24", with: "swap 2025-01-25")
        try expectError(Self.name, 13, "off anyway", "a workday") { try update(Self.block, text) }
    }

    /// Bytes of any kind give an error or an update, never a trap.
    @Test("random bytes in a block give an error or an update") func randomBytes() throws {
        var numbers = RepeatableNumbers(seed: 27)
        for _ in 0..<60 {
            let block = SourceFile("block.txt", damaging: Self.block, &numbers)
            do {
                _ = try HolidayUpdate(block, into: folder(), with: .bundled)
            } catch let error as DataFileError {
                #expect(["block.txt", Self.name].contains(error.file))
            } catch is CompileError {
            }
        }
    }
}
