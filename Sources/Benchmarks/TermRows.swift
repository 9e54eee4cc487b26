// Solar terms and pillars.

import Almanac

extension Bench {
    mutating func measureTerms(_ questions: Questions) throws {
        let (calendar, days, years) = (questions.calendar, questions.days, questions.years)
        let deltas = TermDeltas(calendar, years)
        let decoding = "decoding 24 deltas"
        let instants = [Instant](repeating: Instant(secondsSince1970: 0), count: SolarTerm.count)
        let sumOfInstants = questions.sumOfTermInstants
        let claim = Claim.atLeast(0.4, timesAsFastAs: decoding)
        let pillars = { days.total { calendar.pillars(on: $0)?.sum ?? 0 } }
        try measure([
            Row(decoding, years.count, expected: sumOfInstants, changing: instants) { deltas.sum(&$0) },
            Row("24 term instants of a year", years.count, expected: sumOfInstants, [claim], changing: instants) {
                instants in
                years.total { year in
                    var span = instants.mutableSpan
                    calendar.termInstants(inYear: year)?.fill(&span)
                    return instants.total(\.secondsSince1970)
                }
            },
            Row("year, month and day pillars of a day", days.count, expected: pillars(), [], pillars),
        ])
    }
}

extension DayPillars {
    fileprivate var sum: UInt64 { UInt64(year.rawValue) + UInt64(month.rawValue) + UInt64(day.rawValue) }
}

/// The instants of terms as differences from one to the next: the simplest form that is smaller than the instants.
struct TermDeltas {
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
            sum &+= instants.total(\.secondsSince1970)
        }
        return sum
    }
}
