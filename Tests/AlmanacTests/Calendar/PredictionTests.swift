import Almanac
import TestSupport
import Testing

/// Days of the future by other predictions of ΔT than that of the table, as the article *Accuracy* lists them; those of the Hong
/// Kong Observatory, whose ΔT is at least the margin more, are in `PublishedDayTests`.
@Suite struct PredictionTests {
    private static let calendars: [LunisolarCalendar] = [.china, .hongkong, .korea, .vietnam, .japan]

    /// TT - UTC, which the table holds after the last announced leap second, seconds.
    private static let held = 69.184

    /// ΔT as Espenak and Meeus predicted it in 2006 (NASA/TP-2006-214141), at a time in years.
    private static func espenakMeeus(_ year: Double) -> Double {
        year < 2050
            ? 62.92 + 0.32217 * (year - 2000) + 0.005589 * (year - 2000) * (year - 2000)
            : -20 + 32 * ((year - 1820) / 100) * ((year - 1820) / 100) - 0.5628 * (2150 - year)
    }

    /// The events of all calendars since 2027 whose civil day is another by a prediction of ΔT in years.
    private func changes(_ deltaT: (Double) -> Double) -> [String] {
        Self.calendars.flatMap { calendar -> [String] in
            let terms = calendar.termEvents(in: day("2027-01-01")...day("2100-12-31")).filter {
                isOther($0, deltaT)
            }
            let moons = calendar.phaseEvents(in: day("2027-01-01")...day("2100-12-31")).filter {
                $0.kind == .newMoon && isOther($0, deltaT)
            }
            return terms.map { "\(calendar) \($0.kind) \($0.day)" } + moons.map { "\(calendar) new-moon \($0.day)" }
        }
    }

    /// Whether an event is on another day by clocks that a prediction of ΔT leads; of an issued day the computed one counts.
    private func isOther(_ event: CelestialEvent<some Hashable & Sendable>, _ deltaT: (Double) -> Double) -> Bool {
        let year = 1970 + Double(event.instant.secondsSince1970) / 31_556_952
        let margin = Double(event.marginSeconds)
        return (margin - (deltaT(year) - Self.held) < 0) != (margin < 0)
    }

    private static let byEspenakAndMeeus = [
        "china chunfen 2084-03-20", "china new-moon 2097-08-08", "hongkong chunfen 2084-03-19",
        "hongkong new-moon 2097-08-07", "korea new-moon 2074-08-23", "korea new-moon 2097-01-14",
        "vietnam new-moon 2077-11-16", "vietnam new-moon 2085-10-19", "japan new-moon 2074-08-23",
        "japan new-moon 2097-01-14",
    ]

    @Test("the days that Espenak and Meeus' prediction changes are those of the article")
    func espenakAndMeeus() {
        #expect(changes(Self.espenakMeeus).sorted() == Self.byEspenakAndMeeus.sorted())
    }

    /// The largest ΔT that the instants of the USNO for 2030-2099 imply, and the last prediction of the IERS Rapid Service.
    @Test("the days that the IERS and the USNO change are those of the article")
    func usno() {
        let implied: [(Double, Double)] = [
            (2027.75, 73.66), (2035, 87.0), (2045, 89.8), (2055, 101.2), (2065, 101.1), (2075, 106.1), (2085, 115.2),
            (2095, 115.5), (2101, 115.5),
        ]
        let deltaT = { (year: Double) -> Double in
            guard let next = implied.firstIndex(where: { $0.0 > year }), next > 0 else { return implied[0].1 }
            let (first, last) = (implied[next - 1], implied[next])
            return first.1 + (last.1 - first.1) * (year - first.0) / (last.0 - first.0)
        }
        #expect(changes(deltaT).sorted() == ["japan new-moon 2074-08-23", "korea new-moon 2074-08-23"])
    }

    /// A day that any of the predictions changes would be wrongly called certain.
    @Test("no day is certain that a published prediction changes")
    func noneIsCertain() {
        for calendar in Self.calendars {
            let future = day("2027-01-01")...day("2100-12-31")
            var failures = Failures()
            for event in calendar.termEvents(in: future) {
                failures.check(event.certainty != .certain || !isOther(event, Self.espenakMeeus), "\(event)")
            }
            for event in calendar.phaseEvents(in: future) {
                failures.check(event.certainty != .certain || !isOther(event, Self.espenakMeeus), "\(event)")
            }
            #expect(failures.isEmpty, "\(failures)")
        }
    }

    /// The three rows that one sigma called certain: 117 s before and after midnight in 2097, 63 s in 2080.
    @Test(
        "events within three sigma or a published prediction are near midnight",
        arguments: [("korea", "2097-01-14"), ("japan", "2097-01-14"), ("vietnam", "2080-06-04")]
    )
    func newlyUncertain(id: CalendarID, text: String) throws {
        let calendar = try #require(AlmanacTable.bundled.calendar(id))
        let found = calendar.termEvent(on: day(text))?.certainty ?? calendar.phaseEvent(on: day(text))?.certainty
        #expect(found?.level == .nearMidnight)
    }
}
