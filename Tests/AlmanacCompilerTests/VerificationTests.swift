import AlmanacCore
import TestSupport
import Testing

@testable import AlmanacCompiler

/// The proof report: everything published agrees with the table or is explained by a cited row.
@Suite struct VerificationTests {
    /// The findings on the compiled table, which take two seconds.
    private static let findings = Task {
        try Verification(of: try await Fixture.table(), dataFolder: DataFolder.path).findings()
    }

    @Test func everyPublishedRowIsCompared() async throws {
        let findings = try await Self.findings.value
        let months = try Fixture.reference("hko_months.tsv").publishedMonths().count
        let terms = try Fixture.reference("hko_terms.tsv").publishedTerms().count
        let koreanMonths = try Fixture.reference("kasi_months.tsv").publishedMonths().count
        let times = try Fixture.reference("official_times.tsv").publishedTimes()
        let instants = try Fixture.reference("jpl_instants.tsv").publishedInstants().count
        let authorities = ["hko", "kasi", "naoj", "usno", "pmo"]
        let published = authorities.map { name in times.filter { "\($0.authority)" == name }.count }
        // The terms and new moons from 1899-12-03 to 2101-01-28, in every calendar.
        let clocks = try await Fixture.table().calendarIDs.map { _ in 7316 }
        #expect(
            findings.map { $0.agreements + $0.explainedCount }
                == [months, terms, months, terms, koreanMonths] + clocks + published + [instants]
        )
        #expect(published.reduce(0, +) == times.count)
    }

    /// Hong Kong agrees; China differs in the three disputed events, Korea not at all; exceptions are cited.
    @Test func theExplainedDifferencesAreThese() async throws {
        let explained = try await Self.findings.value.map(\.explainedCount)
        #expect(explained == [0, 0, 2, 1, 0, 3, 6, 0, 0, 4, 1, 26, 0, 231, 0, 0])
    }

    @Test func everyDifferenceIsExplained() async throws {
        let findings = try await Self.findings.value
        #expect(findings.flatMap(\.unexplained) == [])
        #expect(
            VerificationReport(findings, about: try await Fixture.table()).lines.last == "every difference is explained"
        )
    }

    @Test func withoutExplanationsTheyFail() async throws {
        var verification = try Verification(of: try await Fixture.table(), dataFolder: DataFolder.path)
        verification.explanations = try Explanations(reading: SourceFile("reference/explained.txt", ""))
        let published = try await Self.findings.value.filter { $0.title.hasPrefix("instants published by") }
        #expect(published.reduce(0) { $0 + $1.explainedCount } > 0)
        #expect(
            verification.publishedTimes().map { [$0.title, "\($0.unexplained.count)"] }
                == published.map { [$0.title, "\($0.explainedCount)"] }
        )
    }

    @Test func anotherMonthIsFound() async throws {
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

    @Test func theArticleNamesReleaseAndDigest() async throws {
        let table = try await Fixture.table()
        let article = VerificationReport(try await Self.findings.value, about: table).article
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
}
