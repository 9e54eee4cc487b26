import Foundation
import TestSupport
import Testing

/// `almanac-gen` compiling: what it writes, what it says, and what stays when it cannot.
@Suite struct GenCompileTests {
    private func gen(_ words: String...) throws -> CommandRun {
        try CommandRun("almanac-gen", words)
    }

    /// The data folder is `Data` in the working directory, and the table `almanac.bin` in it, if nothing else is said.
    @Test("the table of the project is what its data compile to") func compile() throws {
        try Scratch.with { scratch in
            let data = try scratch.copyData()
            let names = try FileManager.default.subpathsOfDirectory(atPath: data).sorted()
            let committed = try scratch.bytes("Data/almanac.bin")
            try FileManager.default.removeItem(atPath: data + "/almanac.bin")
            let run = try CommandRun("almanac-gen", [], in: scratch.path)
            #expect(run.status == 0)
            #expect(run.errors.isEmpty)
            #expect(try FileManager.default.subpathsOfDirectory(atPath: data).sorted() == names)
            let written = try scratch.bytes("Data/almanac.bin")
            // Header but for the size of the deflated body, which is zlib's own.
            #expect(written.prefix(24) == committed.prefix(24))
            #expect(written.dropFirst(28).prefix(36) == committed.dropFirst(28).prefix(36))

            let lines = run.lines
            #expect(lines[0].hasPrefix("Data/almanac.bin: release 2026"))
            #expect(lines[0].contains("\(written.count) bytes"))
            for word in ["events: ", "calendars: ", "nearest to a rounding boundary: ", "digest: ", "time: "] {
                #expect(lines.contains { $0.hasPrefix(word) }, "\(word)")
            }
            // 24 terms in each of 201 years; what is computed beyond them is named apart.
            let events = lines.first { $0.hasPrefix("events: ") } ?? ""
            #expect(
                events.hasPrefix("events: 4824 solar terms and 9945 phases of the Moon in 1900-2100, of 4850 and 9997")
            )
            #expect(try gen("--check", "--data", DataFolder.path, "--output", data + "/almanac.bin").status == 0)
        }
    }

    // MARK: - --check

    @Test("a check finds every difference") func check() throws {
        try Scratch.with { scratch in
            let data = try scratch.copyData()
            // Another comment: the same contents from other input.
            try scratch.replace("# ", in: "Data/theory/precession.txt", by: "#  ")
            var run = try gen("--check", "--data", data)
            #expect(run.status == 1)
            #expect(run.output.contains("compiled from other input"))

            // Another rule: other contents.
            try scratch.replace("exception term dahan 1979-01-21", in: "Data/calendars/china.txt", by: "# taken back")
            run = try gen("--check", "--data", data)
            #expect(run.status == 1)
            #expect(run.output.contains("first at byte"))
            // Nothing was written.
            let committed = try Data(contentsOf: URL(fileURLWithPath: DataFolder.path + "/almanac.bin"))
            #expect(try scratch.bytes("Data/almanac.bin") == committed)
        }
    }

    @Test("a check names a damaged table") func damagedTable() throws {
        try Scratch.with { scratch in
            var bytes = try Data(contentsOf: URL(fileURLWithPath: DataFolder.path + "/almanac.bin"))
            bytes[5000] ^= 1
            try scratch.write("damaged.bin", bytes)
            let run = try gen("--check", "--data", DataFolder.path, "--output", scratch.file("damaged.bin"))
            #expect(run.status == 1)
            #expect(run.output.contains("damaged.bin: table damaged"))
        }
    }

    // MARK: - Bad input

    @Test("bad data stop the compile, and the old table stays") func badData() throws {
        try Scratch.with { scratch in
            let data = try scratch.copyData()
            let old = try scratch.bytes("Data/almanac.bin")
            let good = try scratch.text("Data/calendars/china.txt")
            let row = "exception term xiaoxue 1912-11-23"
            let line = good.prefix(upTo: try #require(good.range(of: row)).lowerBound).filter { $0 == "\n" }.count + 1
            try scratch.replace(row, in: "Data/calendars/china.txt", by: "exception term xiaoxue 1912-11-25")
            let run = try gen("--data", data)
            run.expectFailure(65, mentioning: "almanac-gen: calendars/china.txt:\(line): found ")
            #expect(run.errorText.contains("1912-11-25") && run.errorText.contains(", expected "))
            #expect(try scratch.bytes("Data/almanac.bin") == old)
            #expect(try gen("--check", "--data", data).status == 65)
        }
    }

    /// ESC and NUL, the sign that turns the direction of writing, the mark of byte order, and half a character.
    @Test(
        "a sign that cannot be seen is named with its line",
        arguments: [[0x1B], [0], [0xE2, 0x80, 0xAE], [0xEF, 0xBB, 0xBF], [0xE6, 0x98], [0xC0, 0x80]] as [[UInt8]]
    )
    func hiddenSigns(bytes: [UInt8]) throws {
        try Scratch.with { scratch in
            let data = try scratch.copyData()
            for (name, verb) in [("festivals/regions.txt", []), ("holidays/japan.txt", ["holidays"])] {
                let old = try scratch.bytes("Data/\(name)")
                let line = old.count { $0 == UInt8(ascii: "\n") } + 1
                try scratch.write("Data/\(name)", old + Data("name Kanto".utf8) + Data(bytes) + Data("\n".utf8))
                let run = try CommandRun("almanac-gen", verb + ["--data", data])
                run.expectFailure(65, mentioning: "almanac-gen: \(name):\(line): found ")
                try scratch.write("Data/\(name)", old)
            }
        }
    }

    @Test("an empty file of regions is named") func noRegions() throws {
        try Scratch.with { scratch in
            let data = try scratch.copyData()
            try scratch.write("Data/festivals/regions.txt", "")
            try gen("--data", data).expectFailure(65, mentioning: "festivals/regions.txt: found no region")
        }
    }

    @Test("where one of the files cannot be written none is") func allOrNone() throws {
        try Scratch.with { scratch in
            let data = try scratch.copyData()
            try FileManager.default.copyItem(atPath: DataFolder.path + "/wide", toPath: data + "/wide")
            try scratch.replace("# ", in: "Data/theory/precession.txt", by: "#  ")
            let names = ["almanac.bin", "holidays.bin"]
            let old = try names.map { try scratch.bytes("Data/\($0)") }
            try FileManager.default.removeItem(atPath: data + "/almanac-wide.bin")
            try FileManager.default.createDirectory(
                atPath: data + "/almanac-wide.bin",
                withIntermediateDirectories: true
            )
            try gen("--data", data).expectFailure(74, mentioning: "almanac-wide.bin: Is a directory")
            #expect(try names.map { try scratch.bytes("Data/\($0)") } == old)
        }
    }

    @Test("a missing file is named") func missingFile() throws {
        try Scratch.with { scratch in
            let data = try scratch.copyData()
            try FileManager.default.removeItem(atPath: data + "/theory/delta_t.txt")
            try gen("--data", data).expectFailure(65, mentioning: "theory/delta_t.txt: found no such file")
            try FileManager.default.removeItem(atPath: data + "/release")
            try gen("--data", data).expectFailure(74, mentioning: "cannot read \(data)/release: No such file")
            try gen("--data", scratch.file("nowhere")).expectFailure(74, mentioning: "cannot read")
        }
    }

    @Test("a file that cannot be written is named") func unwritable() throws {
        try Scratch.with { scratch in
            try gen("--data", DataFolder.path, "--output", scratch.file("no/such/folder/table"))
                .expectFailure(
                    74,
                    mentioning: "cannot write \(scratch.file("no/such/folder/table")): No such file or directory"
                )
            #expect(try scratch.names().isEmpty)
        }
    }
}
