// Solar terms and pillars.

import Almanac

extension Bench {
    mutating func measureTerms(_ questions: Questions) throws {
        let (calendar, days, years) = (questions.calendar, questions.days, questions.years)
        let deltas = TermDeltas(calendar, years)
        let decoding = "decoding 24 deltas"
        var instants = [Instant](repeating: Instant(secondsSince1970: 0), count: SolarTerm.count)
        try measure([
            Row(decoding, operations: years.count, expected: questions.sumOfTermInstants) {
                deltas.sum(&instants)
            },
            Row(
                "24 term instants of a year",
                operations: years.count,
                expected: questions.sumOfTermInstants,
                claims: [.atLeast(0.4, timesAsFastAs: decoding)]
            ) { TermAnswers.instants(calendar, years, &instants) },
            Row(
                "year, month and day pillars of a day",
                operations: days.count,
                expected: TermAnswers.pillars(calendar, days)
            ) { TermAnswers.pillars(calendar, days) },
        ])
    }
}

/// The instants of terms as differences from one to the next: the simplest form that is smaller than the instants.
struct TermDeltas {
    /// The first instant of each year, seconds since 1970.
    private let firsts: [Int64]
    /// From each instant to the next, seconds.
    private let deltas: [Int32]

    init(_ calendar: LunisolarCalendar, _ years: ClosedRange<Int>) {
        var firsts: [Int64] = []
        var deltas: [Int32] = []
        for year in years {
            guard let terms = calendar.termInstants(inYear: year) else { continue }
            firsts.append(terms[0].secondsSince1970)
            deltas += zip(terms, terms.dropFirst()).map { Int32($1.secondsSince1970 - $0.secondsSince1970) }
        }
        self.firsts = firsts
        self.deltas = deltas
    }

    /// The instants of year after year, written into a buffer and added up.
    @inline(never)
    func sum(_ instants: inout [Instant]) -> UInt64 {
        var sum: UInt64 = 0
        for (year, first) in firsts.enumerated() {
            var seconds = first
            instants[0] = Instant(secondsSince1970: seconds)
            for index in 0..<23 {
                seconds &+= Int64(deltas[23 &* year &+ index])
                instants[index &+ 1] = Instant(secondsSince1970: seconds)
            }
            for instant in instants { sum &+= UInt64(bitPattern: instant.secondsSince1970) }
        }
        return sum
    }
}

/// The loops of a user. None is inlined, so that each is what it would be in another module.
enum TermAnswers {
    /// The instants of year after year, written into a buffer and added up.
    @inline(never)
    static func instants(
        _ calendar: LunisolarCalendar,
        _ years: ClosedRange<Int>,
        _ instants: inout [Instant]
    ) -> UInt64 {
        var sum: UInt64 = 0
        for year in years {
            var span = instants.mutableSpan
            calendar.termInstants(inYear: year)?.fill(&span)
            for instant in instants { sum &+= UInt64(bitPattern: instant.secondsSince1970) }
        }
        return sum
    }

    @inline(never)
    static func pillars(_ calendar: LunisolarCalendar, _ days: [Day]) -> UInt64 {
        var sum: UInt64 = 0
        for day in days {
            guard let pillars = calendar.pillars(on: day) else { continue }
            sum &+= UInt64(pillars.year.rawValue) + UInt64(pillars.month.rawValue) + UInt64(pillars.day.rawValue)
        }
        return sum
    }
}
