import AlmanacCore

/// The findings of a verification as text: for the terminal, and as an article of the documentation.
package struct VerificationReport: Sendable {
    private let release: String
    private let digest: String
    private let findings: [Finding]

    package init(_ findings: [Finding], about table: AlmanacTable) {
        self.findings = findings
        release = table.release
        digest = table.digest
    }

    /// How many differences no row of the data folder explains or lists.
    package var unexplainedCount: Int { findings.reduce(0) { $0 + $1.unexplained.count } }

    private var verdict: String {
        let listed = findings.reduce(0) { $0 + $1.listedCount }
        if unexplainedCount > 0 { return "\(unexplainedCount) differences unexplained" }
        return listed == 0
            ? "every difference is explained"
            : "every difference is explained but \(listed), which are listed as unexplained"
    }

    /// The lines for the terminal, without line ends.
    package var lines: [String] {
        ["table \(release), digest \(digest)"] + findings.flatMap { Self.lines($0) } + [verdict]
    }

    private static func lines(_ finding: Finding) -> [String] {
        let summary = finding.summary.isEmpty ? "" : "; \(finding.summary)"
        let title = "\(finding.title): \(finding.agreements) agree, \(finding.differences) differ\(summary)"
        return [title] + finding.explained.map { "  \($0)" } + finding.listed.map { "  \($0): unexplained, listed" }
            + finding.unexplained.map { "  \($0): UNEXPLAINED" }
    }
}

// MARK: - The article

extension VerificationReport {
    /// The report as a page of Markdown.
    package var article: String {
        """
        # Verification report

        What the table was compared with, and every difference with its reason.

        ## Overview

        This page is about table \(release), digest `\(digest)`.
        `Scripts/generate` writes it, as `almanac-gen report` prints it, and `Scripts/check` compares it.

        \(table)

        Instants published to the minute differ by rounding: 17.3 s rms if nothing else differs, at most 30 s, or 31 s with the
        table's own rounding. A positive residual means that the authority's instant is the later one.

        Agreement with JPL DE440 is in-sample: the longitude of the Sun is fitted to DE440 over 1899-2101, and the mean
        longitude of the Moon is tied to it. The figures are residuals of that fit, not a test of it. The authorities'
        instants and days took no part in it.

        ## Differences and their reasons

        \(reasons)
        In all, \(verdict).

        """
    }

    private var table: String {
        let rows = findings.map { "| \($0.title) | \($0.agreements) | \($0.differences) | \($0.summary) |" }
        return (["| compared | agree | differ | figures |", "| --- | --- | --- | --- |"] + rows).joined(separator: "\n")
    }

    private var reasons: String {
        findings.filter { $0.differences > 0 }.map { finding in
            let explained = finding.explained.map { "- \($0)" }
            let listed = finding.listed.map { "- \($0): **unexplained, listed**" }
            let unexplained = finding.unexplained.map { "- \($0): **unexplained**" }
            return (["### \(finding.title)", ""] + explained + listed + unexplained).joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }
}
