import AlmanacCore
import TestSupport
import Testing

@testable import AlmanacCompiler

/// The proof report: everything published agrees with the table or is explained by a cited row.
@Suite struct VerificationTests {
    /// Civil days of Hong Kong and China; then Korea's months; the clocks of five calendars; five authorities; JPL.
    @Test func agreementsAndExplanations() async throws {
        let findings = try await findings()
        #expect(
            findings.map(\.agreements) == [
                2474, 4800, 2472, 4799, 1868, 7313, 7310, 7316, 7316, 7312, 263, 643, 48, 833, 13, 1542,
            ]
        )
        #expect(findings.map(\.explainedCount) == [0, 0, 2, 1, 0, 3, 6, 0, 0, 4, 1, 26, 0, 231, 0, 0])
    }

    @Test func everyDifferenceIsExplained() async throws {
        let findings = try await findings()
        #expect(findings.flatMap(\.unexplained) == [])
        #expect(
            VerificationReport(findings, about: try await Fixture.table()).lines.last == "every difference is explained"
        )
    }

    @Test func koreaIsEqualToItsInstitute() async throws {
        let months = try #require(try await findings().first { $0.title.hasPrefix("months of korea") })
        #expect(months.agreements == 1868)
        #expect(months.differences == 0)
    }

    @Test func minuteTablesOfTheObservatories() async throws {
        let findings = try await findings()
        for (name, agreements, explained) in [("hko", 263, 1), ("naoj", 48, 0), ("pmo", 13, 0)] {
            let finding = try #require(findings.first { $0.title == "instants published by \(name)" })
            #expect(finding.agreements == agreements)
            #expect(finding.explainedCount == explained)
        }
    }

    @Test func withoutExplanationsTheyFail() async throws {
        var verification = try Verification(of: try await Fixture.table(), dataFolder: DataFolder.path)
        verification.explanations = try Explanations(reading: SourceFile("reference/explained.txt", ""))
        let unexplained = verification.findings().flatMap(\.unexplained)
        #expect(unexplained.count == 258)
    }

    @Test func anotherMonthIsFound() async throws {
        var verification = try Verification(of: try await Fixture.table(), dataFolder: DataFolder.path)
        let first = verification.koreanMonths[0]
        verification.koreanMonths[0] = PublishedMonth(
            firstDay: try #require(first.firstDay.next),
            year: first.year,
            month: first.month,
            length: first.length
        )
        #expect(verification.findings().flatMap(\.unexplained) == ["1899-12: 1900-01-01, published 1900-01-02"])
    }

    @Test func theArticleNamesReleaseAndDigest() async throws {
        let table = try await Fixture.table()
        let article = VerificationReport(try await findings(), about: table).article
        #expect(article.contains("table \(table.release), digest `\(table.digest)`"))
        #expect(article.hasSuffix("In all, every difference is explained.\n"))
    }

    @Test(arguments: [
        ("clock usno 1900 1909 8 0 why\n", "a row without a source"),
        ("# Source: none.\nclock usno 1910 1900 8 0 why\n", "'1900'"),
        ("# Source: none.\nmisprint hko 2025-04-04 why\n", "'2025-04-04'"),
        ("# Source: none.\nclock usno 1900 1909 8 0\n", "no reason"),
        ("# Source: none.\nguess usno\n", "'guess'"),
    ])
    func badExplanations(text: String, found: String) {
        let error = #expect(throws: DataFileError.self) {
            try Explanations(reading: SourceFile("reference/explained.txt", text))
        }
        #expect(error?.found == found)
    }

    private func findings() async throws -> [Finding] {
        try Verification(of: try await Fixture.table(), dataFolder: DataFolder.path).findings()
    }
}
