import AlmanacCore
import Ephemeris

/// A month of a published table, such as the conversion table of the Hong Kong Observatory.
package struct PublishedMonth: Sendable {
    package let firstDay: Day
    /// The lunar year, by the Gregorian year of its New Year's day.
    package let year: Int
    package let month: LunarMonthNumber
    /// 29 or 30 days; nil if the published table ends within the month.
    package let length: Int?
}

/// The civil day of a solar term, in the conversion table of the Hong Kong Observatory.
package typealias PublishedTerm = (day: Day, term: SolarTerm)

/// The instant of an event by a JPL ephemeris, in TDB, for which TT may stand.
package struct PublishedInstant: Sendable {
    /// A solar term, or a phase of the Moon.
    package enum Kind: Sendable, Hashable {
        case term(SolarTerm)
        case phase(MoonPhase)
    }

    package let kind: Kind
    package let time: TerrestrialTime
}

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

// MARK: - Reading

extension SourceFile {
    /// The rows `first_day lunar_year month leap length` below the header.
    package func publishedMonths() throws(DataFileError) -> [PublishedMonth] {
        var months: [PublishedMonth] = []
        for line in dataLines().dropFirst() {
            try line.requireCount(4...5, "first_day, lunar_year, month, leap and length")
            let number = try line.integer(2, "the month", in: 1...12)
            let isLeap = try line.integer(3, "1 for a leap month", in: 0...1) == 1
            guard let month = LunarMonthNumber(number: number, isLeap: isLeap) else { continue }
            months.append(
                PublishedMonth(
                    firstDay: try line.day(0, "the first day"),
                    year: try line.integer(1, "the lunar year", in: 1600...2200),
                    month: month,
                    length: line.count == 5 ? try line.integer(4, "the length", in: 29...30) : nil
                )
            )
        }
        return months
    }

    /// The rows `date term_index name` below the header.
    package func publishedTerms() throws(DataFileError) -> [PublishedTerm] {
        try dataLines().dropFirst().map { line throws(DataFileError) in
            let index = try line.integer(1, "the index of the term", in: 0...23)
            return (try line.day(0, "the civil day"), SolarTerm(wrapping: index))
        }
    }

    /// The rows `kind angle_deg jd_day seconds_of_day_tdb` below the header.
    package func publishedInstants() throws(DataFileError) -> [PublishedInstant] {
        try dataLines().dropFirst().map { line throws(DataFileError) in
            let angle = try line.integer(1, "the angle in degrees", in: 0...359)
            let midnight = try line.number(2, "the Julian date of 0h")
            let time = TerrestrialTime(julianDay: midnight, seconds: try line.number(3, "the seconds of the day"))
            return PublishedInstant(kind: try line.eventKind(angle: angle), time: time)
        }
    }

    /// The rows `authority utc kind index precision source` below the header.
    package func publishedTimes() throws(DataFileError) -> [PublishedTime] {
        try dataLines().dropFirst().map { line throws(DataFileError) in
            try line.requireCount(6...6, "authority, utc, kind, index, precision and source")
            return PublishedTime(
                authority: try line.authorityID(0),
                kind: try line.publishedKind(2),
                instant: try line.instant(1, "the instant"),
                stepSeconds: try line.value(4, expected: "min or sec") { ["min": 60, "sec": 1][$0] }
            )
        }
    }
}

extension DataLine {
    fileprivate func eventKind(angle: Int) throws(DataFileError) -> PublishedInstant.Kind {
        if word(0) == "phase", angle % 90 == 0 { return .phase(MoonPhase(wrapping: angle / 90)) }
        if word(0) == "term", let term = SolarTerm(longitudeDegrees: angle) { return .term(term) }
        throw error("\(word(0)) at \(angle)°", expected: "a term at a multiple of 15° or a phase of 90°")
    }

    /// A field as an instant, `YYYY-MM-DDThh:mm:ssZ`.
    func instant(_ index: Int, _ meaning: String) throws(DataFileError) -> Instant {
        try value(index, expected: "\(meaning), such as 2026-02-03T20:02:00Z") { Instant($0) }
    }

    fileprivate func publishedKind(_ index: Int) throws(DataFileError) -> PublishedInstant.Kind {
        switch word(index) {
        case "term": .term(SolarTerm(wrapping: try integer(index + 1, "the index of the term", in: 0...23)))
        case "phase": .phase(MoonPhase(wrapping: try integer(index + 1, "the phase", in: 0...3)))
        default: throw error(at: index, expected: "term or phase")
        }
    }
}
