import AlmanacCore

/// An instant as an authority has published it, most of them to the minute: a row of `reference/official_times.tsv`.
package struct PublishedTime: Sendable {
    package let authority: AuthorityID
    package let kind: PublishedInstant.Kind
    /// The published instant: UT1 before 1972, UTC from then on.
    package let instant: Instant
    /// The unit to which the instant is published: a minute or a second.
    package let stepSeconds: Double

    /// The most seconds by which rounding moves it from the table's instant: half a unit, and a second for the table's own rounding and
    /// for authorities that round otherwise.
    package var largestResidual: Double { stepSeconds / 2 + 1 }

    package var year: Int { instant.day(utcOffsetSeconds: 0).map { GregorianDate($0).year } ?? 0 }
}

extension SourceFile {
    /// The rows `authority utc kind index precision source` below the header.
    package func publishedTimes() throws(DataFileError) -> [PublishedTime] {
        try dataLines().dropFirst().map { line throws(DataFileError) in
            try line.requireCount(6...6, "authority, utc, kind, index, precision and source")
            return PublishedTime(
                authority: try line.authorityID(0),
                kind: try line.publishedKind(2),
                instant: try line.instant(1, "the instant"),
                stepSeconds: try line.step(4)
            )
        }
    }
}

extension DataLine {
    /// A field as an instant, `YYYY-MM-DDThh:mm:ssZ`.
    func instant(_ index: Int, _ meaning: String) throws(DataFileError) -> Instant {
        guard let instant = Instant(word(index)) else {
            throw error(at: index, expected: "\(meaning), such as 2026-02-03T20:02:00Z")
        }
        return instant
    }

    fileprivate func publishedKind(_ index: Int) throws(DataFileError) -> PublishedInstant.Kind {
        switch word(index) {
        case "term": .term(SolarTerm(wrapping: try integer(index + 1, "the index of the term", in: 0...23)))
        case "phase": .phase(MoonPhase(wrapping: try integer(index + 1, "the phase", in: 0...3)))
        default: throw error(at: index, expected: "term or phase")
        }
    }

    fileprivate func step(_ index: Int) throws(DataFileError) -> Double {
        switch word(index) {
        case "min": 60
        case "sec": 1
        default: throw error(at: index, expected: "min or sec")
        }
    }
}
