import Foundation
import TestSupport
import Testing

/// `almanac-gen verify` and `instants`, help and version, and every wrong way to call them.
@Suite struct GenVerbTests {
    private func gen(_ words: String...) throws -> CommandRun {
        try CommandRun("almanac-gen", words)
    }

    // MARK: - instants

    @Test("each term of a year is a row") func terms() throws {
        let run = try gen("instants", "terms", "2026", "--data", DataFolder.path)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.lines.first == "kind\tangle_deg\tjd_day\tseconds_of_day_tt")
        let rows = run.lines.dropFirst().map { $0.split(separator: "\t") }
        #expect(rows.count == 24)
        #expect(rows.allSatisfy { $0.count == 4 && $0[0] == "term" })
        #expect(rows.map { String($0[1]) } == (0..<24).map { "\((285 + 15 * $0) % 360)" })
        // 立春 of 2026: 2026-02-04 04:02:08 in Beijing (20:02:08 UTC of the 3rd), TT 69.184 s later.
        let lichun = try #require(rows.first { $0[1] == "315" })
        #expect(lichun[2] == "2461074.5")
        let secondsOfDay = try #require(Double(lichun[3]))
        let published: Double = 20 * 3600 + 2 * 60 + 8 + 69.184
        #expect(abs(secondsOfDay - published) <= 0.55)
        #expect(lichun[3].split(separator: ".").last?.count == 4)
    }

    @Test("each phase of a year is a row") func phases() throws {
        let run = try gen("instants", "phases", "2026", "--data", DataFolder.path)
        let rows = run.lines.dropFirst().map { $0.split(separator: "\t") }
        // 12 or 13 of each phase.
        #expect((48...52).contains(rows.count))
        #expect(rows.allSatisfy { $0.count == 4 && $0[0] == "phase" })
        let angles = rows.compactMap { Int($0[1]) }
        #expect(zip(angles, angles.dropFirst()).allSatisfy { ($0 + 90) % 360 == $1 })
    }

    /// The rows of a published year, to 0.05 s; of years outside the bundled table only new moons are published.
    @Test("instants agree with DE440", arguments: ["1660", "1900", "2000", "2100", "2180"])
    func ephemeris(year: String) throws {
        let isWide = !("1900"..."2100").contains(year)
        let published = try DataFolder.text(of: "reference/\(isWide ? "wide" : "jpl")_instants.tsv")
            .split(separator: "\n").filter { $0.hasPrefix("term") || $0.hasPrefix("phase") }
        for kind in isWide ? ["terms"] : ["terms", "phases"] {
            let run = try gen("instants", kind, year, "--data", DataFolder.path)
            let rows = run.lines.dropFirst().map { $0.split(separator: "\t") }
            let first = try #require(Double(rows[0][2]))
            let theirs = published.map { $0.split(separator: "\t") }.filter { fields in
                let day = Double(fields[2]) ?? 0
                return kind.hasPrefix(fields[0]) && day >= first && day < first + 366
            }
            #expect(theirs.count == rows.count, "\(kind) of \(year)")
            for (ours, theirs) in zip(rows, theirs) {
                #expect(ours[1] == theirs[1])
                let days = (Double(ours[2]) ?? 0) - (Double(theirs[2]) ?? 0)
                let seconds = (Double(ours[3]) ?? 0) - (Double(theirs[3]) ?? 0)
                #expect(abs(days * 86_400 + seconds) <= 0.05, "\(ours)")
            }
        }
    }

    @Test("a closed pipe ends quietly") func closedPipe() throws {
        try Scratch.with { scratch in
            let program = CommandRun.product("almanac-gen").path
            // The reader takes one line and goes; the status of the writer is kept in a file.
            let command = "{ \"$0\" instants terms 1900...2100 --data \"$1\"; echo $? >status; } | head -n 1"
            let run = try CommandRun("/bin/sh", ["-c", command, program, DataFolder.path], in: scratch.path)
            #expect(try scratch.text("status") == "0\n")
            #expect(run.errors.isEmpty)
            #expect(run.output == "kind\tangle_deg\tjd_day\tseconds_of_day_tt\n")
        }
    }

    // MARK: - verify

    @Test("the table of the project is verified") func verified() throws {
        let run = try gen("verify", "--data", DataFolder.path)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output.contains("months of hongkong, Hong Kong Observatory 1901-2100: 2474 agree, 0 differ"))
        #expect(run.output.contains("terms of hongkong, Hong Kong Observatory 1901-2100: 4800 agree, 0 differ"))
        #expect(run.output.contains("months of china, Hong Kong Observatory 1901-2100: 2472 agree, 2 differ"))
        #expect(run.output.contains("terms of china, Hong Kong Observatory 1901-2100: 4799 agree, 1 differ"))
        #expect(run.output.hasSuffix(", which are listed as unexplained\n"))
    }

    @Test("a published day that nothing explains fails") func unexplained() throws {
        try Scratch.with { scratch in
            let data = try scratch.copyData()
            try scratch.replace("2026-02-18\t3\t", in: "Data/reference/hko_terms.tsv", by: "2026-02-19\t3\t")
            let run = try gen("verify", "--data", data)
            #expect(run.status == 1)
            #expect(run.output.contains("2026-02-18, published 2026-02-19: UNEXPLAINED"))
        }
    }

    @Test("a table of other years compiles if there are enough of them") func otherYears() throws {
        try Scratch.with { scratch in
            for years in ["1890...2010", "1850...2150"] {
                let path = scratch.file("\(years).bin")
                let run = try gen("--data", DataFolder.path, "--years", years, "--output", path)
                #expect(run.status == 0 && run.output.contains("in \(years.replacing("...", with: "-"))"), "\(run)")
            }
            // An exception of December 1787 decides the first days of 1788.
            let path = scratch.file("1788.bin")
            _ = try gen("--data", DataFolder.path, "--years", "1788...2100", "--output", path)
            let first = try CommandRun("almanac", ["convert", "1788-01-01", "--table", path])
            #expect(first.lines.last?.hasPrefix("1788-01-01\t1787\t11\t0\t24\t") == true, "\(first)")
            for (years, said) in [
                ("2026", "too few to predict the solar terms"), ("2150...2200", "too few to predict the phases"),
                ("1650...1653", "expected one in the years of the table"),
                ("1700...1750", "found the first day 1853-02-08"),
                ("1985...2135", "and end with a lunar year"), ("1901...2100", "have to begin in month 11"),
            ] {
                try gen("--data", DataFolder.path, "--years", years, "--output", scratch.file("x.bin"))
                    .expectFailure(65, mentioning: said)
            }
        }
    }

    @Test("a damaged table is not verified") func damagedTable() throws {
        try Scratch.with { scratch in
            let bytes = try Data(contentsOf: URL(fileURLWithPath: DataFolder.path + "/almanac.bin"))
            var newer = bytes
            newer[8] = 4
            for (name, bytes, said) in [
                ("cut.bin", bytes.prefix(1000), "table cut off: 1000 bytes"),
                ("text.bin", Data("not a table".utf8), "not an almanac table"),
                ("newer.bin", newer, "table of format 4 is newer"),
            ] {
                try scratch.write(name, bytes)
                try gen("verify", "--data", DataFolder.path, "--table", scratch.file(name))
                    .expectFailure(65, mentioning: "\(name): \(said)")
            }
            try gen("verify", "--data", DataFolder.path, "--table", scratch.file("none.bin"))
                .expectFailure(74, mentioning: "No such file or directory")
        }
    }

    // MARK: - Help, version, usage

    @Test("help is on standard output", arguments: [["--help"], ["verify", "--help"], ["instants", "--help"]])
    func help(words: [String]) throws {
        let run = try CommandRun("almanac-gen", words)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output.contains("almanac-gen") && run.output.contains("--data"))
    }

    @Test("the version names the table") func version() throws {
        let run = try gen("--version", "--data", DataFolder.path)
        let release = try String(contentsOfFile: DataFolder.path + "/release", encoding: .utf8)
            .split(separator: "\n").first { !$0.hasPrefix("#") }
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output.hasPrefix("almanac-gen, table \(try #require(release)), digest "))
    }

    @Test(
        "a wrong call is a usage error",
        arguments: [
            ["frobnicate"], ["--frobnicate"], ["--data"], ["--output", "x", "verify"], ["instants"],
            ["instants", "terms"], ["instants", "terms", "1645"], ["instants", "terms", "2201"],
            ["instants", "terms", "2026...2025"], ["instants", "terms", "next"], ["instants", "moons", "2026"],
            ["instants", "terms", "2026", "2027"], ["verify", "x"], ["--years", "1950...2000"],
        ]
    )
    func usage(words: [String]) throws {
        try CommandRun("almanac-gen", words).expectFailure(64, mentioning: "almanac-gen: ", "\(words)")
    }
}
