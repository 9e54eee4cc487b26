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
        .init("region taiwan\n", "", line: 0, found: "no region", expected: "first row"),
        .init("region taiwan", "region taiwan korea", line: 2, found: "3 fields", expected: "'region'"),
        .init("region taiwan", "region atlantis", line: 2, found: "'atlantis'", expected: "Data/holidays"),
        .init(
            "region taiwan\ncomplete 2025-01-01...2027-12-31",
            "complete 2025-01-01...2027-12-31\nregion taiwan",
            line: 0,
            found: "no region",
            expected: "first"
        ),
        .init("looked-up 2026-12-01", "region taiwan", line: 4, found: "a second 'region'", expected: "one"),
        .init(
            "looked-up 2026-12-01",
            "looked-up 2026-11-20",
            line: 4,
            found: "2026-11-20",
            expected: "2026-11-21 or a later"
        ),
        .init(
            "\nregion",
            "# The source.\nregion",
            line: 1,
            found: "a comment above",
            expected: "source below 'region'"
        ),
        .init("looked-up 2026", "# The source.\nlooked-up 2026", line: 4, found: "a comment above", expected: "source"),
        .init("院授人培字第2號", "\u{7}", line: 7, found: "no text", expected: "UTF-8"),
        .init("looked-up 2026-12-01", "looked-up tomorrow", line: 4, found: "'tomorrow'", expected: "looked for"),
        .init("looked-up 2026-12-01", "usual all", line: 4, found: "a row without a source", expected: "a comment"),
        .init("01-01...2027", "01-02...2027", line: 3, found: "2025-01-02...", expected: "2025-01-01...2026-12-31"),
        .init("...2027-12-31", "...2025-12-31", line: 3, found: "...2025-12-31", expected: "...2026-12-31"),
        .init("2027-12-31\n", "2027\n", line: 3, found: "'2025-01-01...2027'", expected: "days such as"),
        .init(
            "# The calendar of 2027, as nobody decided it.\n",
            "",
            line: 6,
            found: "without a source",
            expected: "comment"
        ),
        .init("notice 2027", "notice 2025", line: 7, found: "notice '2025'", expected: "each once"),
        .init("notice 2027 2026-06-30 ey", "notice 2027 2026-06-30 moi", line: 7, found: "'moi'", expected: "head"),
        .init("notice 2027 2026-06-30 ey 院授人培字第2號\n", "", line: 0, found: "0 notices", expected: "one"),
        .init("half 2027-12-24", "notice 2028 - ey -\nhalf 2027-12-24", line: 0, found: "2 notices", expected: "one"),
        .init(
            "swap 2027-02-03 2027-02-20",
            "swap 2027-02-03 2027-02-19",
            line: 8,
            found: "a workday anyway",
            expected: "weekend"
        ),
        .init("swap 2027-02-03", "swap 2027-02-05", line: 8, found: "off anyway", expected: "a workday"),
        .init(
            "moved-from 2027-02-28",
            "moved-from 2027-02-27",
            line: 9,
            found: "2027-02-27",
            expected: "holiday by law"
        ),
        .init("2027-02-20 for chunjie", "2027-03-20 for chunjie", line: 8, found: "2027-02-06", expected: "25 days"),
        .init(
            "2027-02-20 for chunjie",
            "2027-02-20 for chunjee",
            line: 8,
            found: "'chunjee'",
            expected: "Data/festivals"
        ),
        .init(
            "half 2027-12-24 afternoon once only women",
            "off 2027-02-03",
            line: 10,
            found: "a second time",
            expected: "once"
        ),
        .init(
            "half 2027-12-24 afternoon once only women",
            "off 2025-07-08",
            line: 10,
            found: "notice 2025 decides",
            expected: "supersedes 2025"
        ),
        .init(
            "half 2027-12-24 afternoon once only women",
            "off 2026-12-30 once",
            line: 10,
            found: "2026-12-30  workday →",
            expected: "2026-12-31"
        ),
        .init(
            "half 2027-12-24 afternoon",
            "half 2027-12-24 evening",
            line: 10,
            found: "'evening'",
            expected: "afternoon"
        ),
    ]

    @Test("a block that cannot be right is refused at its line", arguments: bad)
    func badBlock(edit: BadEdit) throws {
        try #require(Self.block.contains(edit.old))
        let text = Self.block.replacing(edit.old, with: edit.new, maxReplacements: 1)
        let error = try #require(#expect(throws: DataFileError.self) { try update(text) })
        expectError(error, file: "block.txt", line: edit.line, found: edit.found, expected: edit.expected)
    }

    /// A mistake in the file itself is one of the file.
    @Test("an error elsewhere keeps its place") func errorElsewhere() throws {
        let text = Self.text.replacing("swap 2025-01-24", with: "swap 2025-01-25")
        let error = try #require(#expect(throws: DataFileError.self) { try update(Self.block, text) })
        expectError(error, file: Self.name, line: 13, found: "off anyway", expected: "a workday")
    }

    /// Bytes of any kind give an error or an update, never a trap.
    @Test("random bytes in a block give an error or an update") func randomBytes() throws {
        var numbers = RepeatableNumbers(seed: 27)
        let good = Array(Self.block.utf8)
        for _ in 0..<60 {
            var bytes = good
            for _ in 0...Int.random(in: 0...3, using: &numbers) {
                bytes[Int.random(in: bytes.indices, using: &numbers)] = UInt8.random(in: .min ... .max, using: &numbers)
            }
            let block = SourceFile(
                name: "block.txt",
                bytes: Array(bytes.prefix(Int.random(in: 0...good.count, using: &numbers)))
            )
            do {
                _ = try HolidayUpdate(block, into: folder(), with: .bundled)
            } catch let error as DataFileError {
                #expect(["block.txt", Self.name].contains(error.file))
            } catch is CompileError {
            }
        }
    }
}
