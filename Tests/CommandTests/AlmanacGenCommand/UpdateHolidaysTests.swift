import Foundation
import TestSupport
import Testing

/// `almanac-gen update-holidays` as a process, with the notice of the article *Updating holidays*.
@Suite struct UpdateHolidaysTests {
    private static func article() throws -> String {
        let article = URL(fileURLWithPath: DataFolder.path).deletingLastPathComponent()
            .appendingPathComponent("Sources/Almanac/Almanac.docc/UpdatingHolidays.md")
        return try String(contentsOf: article, encoding: .utf8)
    }

    /// The block of the article: the first of its texts that begins with a region.
    private static func block() throws -> String {
        let text = try article()
        let start = try #require(text.range(of: "```text\nregion "))
        let end = try #require(text[start.upperBound...].range(of: "\n```"))
        return "region " + text[start.upperBound..<end.lowerBound] + "\n"
    }

    /// The data as they were before the notice of 2026 was added.
    private static func takeOutTheNotice(_ scratch: Scratch) throws {
        let now = try scratch.text("Data/holidays/mainland.txt")
        let notice = try #require(now.range(of: "\n# Source: 国办发明电〔2025〕7号."))
        let before = now[..<notice.lowerBound].replacing("...2026-12-25", with: "...2025-12-25")
            .replacing("looked-up 2026-11-22", with: "looked-up 2025-10-01")
        try scratch.write("Data/holidays/mainland.txt", String(before))
        let compiled = try CommandRun("almanac-gen", ["holidays", "--data", scratch.file("Data")])
        #expect(compiled.status == 0, "\(compiled.errors)")
    }

    /// The steps of the article lead to the very bytes of the project.
    @Test("the notice of the article changes what the article says") func notice() throws {
        try Scratch.with { scratch in
            let data = try scratch.copyData()
            try Self.takeOutTheNotice(scratch)
            try scratch.write("notice.txt", try Self.block())
            let run = try CommandRun("almanac-gen", ["update-holidays", scratch.file("notice.txt"), "--data", data])
            #expect(run.status == 0, "\(run.errors)")
            for file in ["holidays/mainland.txt", "holidays.bin"] {
                let committed = try Data(contentsOf: URL(fileURLWithPath: "\(DataFolder.path)/\(file)"))
                #expect(try scratch.bytes("Data/\(file)") == committed, "\(file)")
            }
            let said = try Self.article().split(separator: "\n").filter { $0.contains(" → ") }
            #expect(said.count == 5)
            for line in said {
                let words = line.trimmingCharacters(in: .whitespaces)
                #expect(run.lines.contains { $0 == words }, "\(words)")
            }
            let older = run.lines.filter { $0.hasPrefix("2025-") }
            #expect(older == ["2025-12-26...2025-12-31  unknown → as their weekdays are"], "nothing else changes")
        }
    }

    /// Standard input is read as a file is.
    @Test("a notice is read from standard input") func standardInput() throws {
        try Scratch.with { scratch in
            let data = try scratch.copyData()
            try Self.takeOutTheNotice(scratch)
            let words = ["update-holidays", "-", "--data", data]
            let run = try CommandRun("almanac-gen", words, input: try Self.block())
            #expect(run.status == 0, "\(run.errors)")
            #expect(try scratch.text("Data/holidays/mainland.txt") == DataFolder.text(of: "holidays/mainland.txt"))
        }
    }

    /// One line, 65, and not a byte is changed.
    @Test("a block that cannot be right changes nothing") func badBlock() throws {
        try Scratch.with { scratch in
            let data = try scratch.copyData()
            try Self.takeOutTheNotice(scratch)
            let files = ["Data/holidays/mainland.txt", "Data/holidays.bin"]
            let before = try files.map { try scratch.bytes($0) }
            let edits = [
                ("work 2026-02-14", "work 2026-02-13", ":15: found 2026-02-13, a workday anyway"),
                ("off 2026-02-15...", "off 2026-02-14...", ":15: found 2026-02-14 a second time"),
                ("for duanwu", "for zhongqiu", ":20: found 2026-06-19 for zhongqiu, which falls on 2026-09-25"),
                ("work 2026-01-04", "work 2025-12-20", ":13: found a change of days that were decided"),
                ("complete 2004", "complete 2005", ":2: found 2005-01-01...2026-12-25"),
                ("...2026-12-25", "...2026-12-26", ":2: found days complete to 2026-12-26, expected none after 12-25"),
                ("...2026-12-25 only women", "...2026-12-31 only women", ":4: found days complete to 2026-12-31"),
                ("only women", "only banks", ":4: found days of banks, expected an audience that the file has"),
                ("only women", "only youth", ":5: found a second 'complete'"),
            ]
            for (old, new, said) in edits {
                let block = try Self.block()
                try #require(block.contains(old))
                try scratch.write("notice.txt", block.replacing(old, with: new))
                let path = scratch.file("notice.txt")
                let run = try CommandRun("almanac-gen", ["update-holidays", path, "--data", data])
                #expect(run.status == 65 && run.output.isEmpty && run.errors.count == 1, "\(run.errors)")
                #expect(run.errors.first?.contains(path + said) == true, "\(run.errors)")
                #expect(try files.map { try scratch.bytes($0) } == before, "\(new)")
            }
            let missing = try CommandRun("almanac-gen", ["update-holidays", "no-such-file", "--data", data])
            #expect(missing.status == 74)
            // The second file cannot be written: the first is as it was.
            try FileManager.default.removeItem(atPath: scratch.file("Data/holidays.bin"))
            try FileManager.default.createDirectory(
                atPath: scratch.file("Data/holidays.bin"),
                withIntermediateDirectories: true
            )
            try scratch.write("notice.txt", try Self.block())
            let run = try CommandRun("almanac-gen", ["update-holidays", scratch.file("notice.txt"), "--data", data])
            #expect(run.status == 74 && run.errors.count == 1)
            #expect(try scratch.bytes("Data/holidays/mainland.txt") == before[0])
        }
    }

    /// The table of `Data/holidays/README.md` and the help have the complete days of every region, as the files have them.
    @Test("the README of the holidays and the help have the days that are decided") func decidedDays() throws {
        let rows = try DataFolder.text(of: "holidays/README.md").split(separator: "\n")
            .compactMap { $0.wholeMatch(of: /\| `(\w+)\.txt` \| (\S+) \|.*/) }
        #expect(rows.count == 7)
        let help = try almanac("days-off --help").lines
        for row in rows {
            let file = try DataFolder.text(of: "holidays/\(row.1).txt")
            #expect(file.contains("\ncomplete \(row.2)\n"), "\(row.1)")
            #expect(help.contains { $0.hasPrefix("  \(row.1) ") && $0.contains("  \(row.2)  ") }, "\(row.1)")
        }
    }
}
