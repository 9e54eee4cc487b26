import Almanac
import TestSupport
import Testing

/// The events of `near_midnight.tsv`: their margins are those of the JPL ephemeris, and none of their days is called
/// certain.
@Suite struct NearMidnightTests {
    /// A row of the file.
    private struct Row {
        let day: Day
        let angle: Int
        let isPhase: Bool
        let marginByUTC: Double
        let marginByUT1: Double

        init(_ fields: [String]) throws {
            day = try #require(Day(String(fields[0].prefix(10))))
            isPhase = !["zhongqi", "jieqi"].contains(fields[1])
            angle = try #require(Int(fields[3]))
            marginByUTC = try #require(Double(fields[4].drop { $0 == "+" }))
            marginByUT1 = try #require(Double(fields[5].drop { $0 == "+" }))
        }

        var year: Int { GregorianDate(day).year }

        /// The margin by the clock of the calendar: UTC from 1972, UT1 before.
        var margin: Double { year < 1972 ? marginByUT1 : marginByUTC }

        /// When the calendar kept another meridian the event was not near its midnight.
        var isByBeijingMeanTime: Bool { (1914...1928).contains(year) }
    }

    private func published() throws -> [Row] {
        try rows(of: "near_midnight.tsv").map(Row.init)
    }

    @Test("the margins agree with the JPL ephemeris")
    func margins() throws {
        let published = try published()
        #expect(published.count == 24)
        for row in published where !row.isByBeijingMeanTime {
            let found = try #require(event(row), "\(row.day)")
            // Rounding to the second and the theory make 0.55 s; the file's ΔT is ours.
            #expect(abs(Double(found.margin) - row.margin) <= 0.6, "\(row.day): \(found.margin), not \(row.margin)")
            #expect(found.certainty != .certain, "\(row.day)")
        }
    }

    @Test("on the meridian of Beijing the events are far from midnight")
    func otherMeridian() throws {
        for row in try published() where row.isByBeijingMeanTime {
            let found = try #require(event(row), "\(row.day)")
            // 14 min 20 s earlier by Beijing mean time.
            #expect(abs(Double(found.margin) - (row.margin - 860)) <= 0.6, "\(row.day)")
            #expect(found.certainty == .certain)
        }
    }

    /// An event is near midnight if its margin is under a minute or under the uncertainty, unless an authority is named.
    @Test("an event is near midnight exactly if its margin is small", arguments: [CalendarID.china, .hongkong])
    func nearMidnight(id: CalendarID) throws {
        let calendar = try #require(AlmanacTable.bundled.calendar(id))
        var failures = Failures()
        for event in calendar.termEvents(in: .min ... .max) {
            let isNear = abs(event.marginSeconds) < max(60, event.uncertaintySeconds)
            if event.certainty.authority != nil { continue }
            failures.check((event.certainty.level == .nearMidnight) == isNear, "\(event)")
        }
        for event in calendar.phaseEvents(in: .min ... .max) {
            let isNear = abs(event.marginSeconds) < max(60, event.uncertaintySeconds)
            if event.certainty.authority != nil { continue }
            failures.check((event.certainty.level == .nearMidnight) == isNear, "\(event)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    private func event(_ row: Row) -> (margin: Int, certainty: Certainty)? {
        // An issued day may be the one after the computed one: 大寒 of 1979.
        let around = Day(rawValue: row.day.rawValue - 1)...Day(rawValue: row.day.rawValue + 1)
        if row.isPhase {
            let phase = MoonPhase(wrapping: row.angle / 90)
            let event = LunisolarCalendar.china.phaseEvents(in: around).first { $0.kind == phase }
            return event.map { ($0.marginSeconds, $0.certainty) }
        }
        let event = LunisolarCalendar.china.termEvents(in: around).first { $0.kind.longitudeDegrees == row.angle }
        return event.map { ($0.marginSeconds, $0.certainty) }
    }
}
