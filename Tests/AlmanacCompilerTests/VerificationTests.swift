import AlmanacCore
import CompilerSupport
import TestSupport
import Testing

@testable import AlmanacCompiler

/// The proof report: everything published agrees with the table or is explained by a cited row.
@Suite struct VerificationTests {
    /// Each comparison takes every row of its published table: what does not agree is filed as a difference.
    @Test("every published row is compared") func everyPublishedRow() async throws {
        let findings = try await findings()
        for (title, file) in [
            ("months of hongkong,", "hko_months.tsv"), ("terms of hongkong,", "hko_terms.tsv"),
            ("months of china,", "hko_months.tsv"), ("terms of china,", "hko_terms.tsv"),
            ("months of korea,", "kasi_months.tsv"), ("instants, JPL DE440", "jpl_instants.tsv"),
        ] {
            let finding = try #require(findings.first { $0.title.hasPrefix(title) }, "\(title)")
            #expect(finding.agreements + finding.differences == (try rows(of: file).count), "\(title)")
        }
        let times = Dictionary(grouping: try rows(of: "official_times.tsv")) { $0.word(0) }
        #expect(findings.count { $0.title.hasPrefix("instants published by ") } == times.count)
        for (authority, rows) in times {
            let finding = try #require(findings.first { $0.title == "instants published by \(authority)" })
            #expect(finding.agreements + finding.differences == rows.count, "\(authority)")
        }
    }

    /// Every event of the table has its civil day compared with the clock of each calendar.
    @Test("every civil day is compared with the clock") func everyCivilDay() async throws {
        let findings = try await findings()
        for id in try await Fixture.table().calendarIDs {
            let finding = try #require(findings.first { $0.title == "civil days of \(id), its own clock" })
            #expect(
                finding.agreements + finding.differences == TableSpan.bundled.terms.count
                    + TableSpan.bundled.lunations.count
            )
        }
    }

    @Test("every difference is explained") func everyDifferenceIsExplained() async throws {
        let findings = try await findings()
        #expect(findings.flatMap(\.unexplained) == [])
        let lastLine = try #require(VerificationReport(findings, about: try await Fixture.table()).lines.last)
        #expect(lastLine.hasPrefix("every difference is explained but "))
    }

    /// Civil days differ from the observatory's only where a calendar's file cites its dispute, and each one it cites is
    /// found.
    @Test("explained days are the cited disputes") func explainedDaysAreTheCited() async throws {
        let findings = try await findings()
        let explained = findings.filter {
            $0.title.hasPrefix("months of china") || $0.title.hasPrefix("terms of china")
        }
        let cited = try Fixture.folder.get().file("calendars/china.txt").dataLines()
            .filter { $0.word(0) == "dispute" && $0.word($0.count - 2) == "hko" }
        let days = cited.map { $0.word($0.count - 1) }
        #expect(!days.isEmpty)
        #expect(explained.reduce(0) { $0 + $1.explainedCount } == days.count)
        for day in days {
            #expect(explained.flatMap(\.explained).contains { $0.contains("published \(day)") }, "\(day)")
        }
    }

    /// A civil day is off its clock only where a calendar's file cites an exception, its own or that of its base.
    @Test("days off the clock are the cited exceptions") func daysOffTheClock() async throws {
        let folder = try Fixture.folder.get()
        let cited = Set(
            try folder.files(in: "calendars").flatMap { $0.dataLines() }.filter { $0.word(0) == "exception" }
                .map { try $0.eventName(from: 1).event.day.description }
        )
        for finding in try await findings() where finding.title.hasPrefix("civil days of ") {
            #expect(finding.explained.count == finding.explainedCount)
            for line in finding.explained {
                #expect(cited.contains { line.contains(" \($0), by the clock ") }, "\(line)")
            }
        }
    }

    @Test("Korea is equal to its institute") func koreaIsEqual() async throws {
        let months = try #require(try await findings().first { $0.title.hasPrefix("months of korea") })
        #expect(months.differences == 0)
    }

    /// The tables to the minute differ by misprints only, each of which has a row; every row of explanations is needed.
    @Test("published instants differ where a row explains it") func publishedInstantsDiffer() async throws {
        let findings = try await findings()
        let explanations = try Explanations(reading: Fixture.reference("explained.txt")).rows
        for authority in ["hko", "naoj", "pmo"] {
            let finding = try #require(findings.first { $0.title == "instants published by \(authority)" })
            let rows = explanations.filter { $0.authority.description == authority }
            #expect(finding.explainedCount == rows.count, "\(authority)")
        }
        let lines = findings.flatMap { $0.explained + $0.listed }
        for row in explanations {
            let line = row.source.split(separator: ":").last ?? ""
            #expect(lines.contains { $0.hasSuffix("explained.txt:\(line))") }, "\(row.source) covers nothing")
        }
    }

    @Test("without explanations they fail") func withoutExplanationsTheyFail() async throws {
        var verification = try Verification(of: try await Fixture.table(), dataFolder: DataFolder.path)
        verification.explanations = try Explanations(reading: SourceFile("reference/explained.txt", ""))
        let published = try await findings().filter { $0.title.hasPrefix("instants published by ") }
        #expect(published.contains { $0.explainedCount > 0 } && published.contains { $0.listedCount > 0 })
        #expect(
            verification.publishedTimes().map { [$0.title, "\($0.unexplained.count)"] }
                == published.map { [$0.title, "\($0.explainedCount + $0.listedCount)"] }
        )
    }

    @Test("another month is found") func anotherMonthIsFound() async throws {
        let table = try await Fixture.table()
        var verification = try Verification(of: table, dataFolder: DataFolder.path)
        let first = verification.koreanMonths[0]
        verification.koreanMonths[0] = PublishedMonth(
            firstDay: try #require(first.firstDay.next),
            year: first.year,
            month: first.month,
            length: first.length
        )
        let korea = try #require(table.calendar(.korea))
        let finding = verification.months(in: korea, against: verification.koreanMonths, of: .koreanInstitute)
        #expect(finding.unexplained == ["1899-12: 1900-01-01, published 1900-01-02"])
    }

    @Test("the article names release and digest") func theArticleNames() async throws {
        let table = try await Fixture.table()
        let article = VerificationReport(try await findings(), about: table).article
        #expect(article.contains("table \(table.release), digest `\(table.digest)`"))
        #expect(article.hasSuffix(", which are listed as unexplained.\n"))
    }

    @Test(
        "bad explanations are refused",
        arguments: [
            ("clock usno 1900 1909 8 0 why\n", "a row without a source"),
            ("# Source: none.\nclock usno 1910 1900 8 0 why\n", "'1900'"),
            ("# Source: none.\nmisprint hko 2025-04-04 why\n", "'2025-04-04'"),
            ("# Source: none.\nclock usno 1900 1909 8 0\n", "no reason"), ("# Source: none.\nguess usno\n", "'guess'"),
        ]
    )
    func badExplanations(text: String, found: String) {
        let error = #expect(throws: DataFileError.self) {
            try Explanations(reading: SourceFile("reference/explained.txt", text))
        }
        #expect(error?.found == found)
    }

    /// The rows of a published table, its header left out.
    private func rows(of name: String) throws -> [DataLine] {
        Array(try Fixture.reference(name).dataLines().dropFirst())
    }

    /// The findings on the compiled table, which take two seconds.
    private static let found = Task {
        try Verification(of: try await Fixture.table(), dataFolder: DataFolder.path).findings()
    }

    private func findings() async throws -> [Finding] { try await Self.found.value }
}
