import Almanac
import TestSupport
import Testing

/// The events of `near_midnight.tsv`: their margins are those of the JPL ephemeris, and a day of them is called certain only if it is
/// published and seconds of the uncertainty do not change it.
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
            let isCertain = row.day <= day("2026-12-31") && abs(row.margin) > 4
            #expect((found.certainty == .certain) == isCertain || found.certainty.authority != nil, "\(row.day)")
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

    /// An event is near midnight within its own uncertainty, or within a minute on a day that no authority has published, unless an
    /// authority is named. Days are published to the end of 2026, in Korea and Japan of 2027.
    @Test("an event is near midnight exactly if its margin is small", arguments: AlmanacTable.bundled.calendarIDs)
    func nearMidnight(id: CalendarID) throws {
        let calendar = try #require(AlmanacTable.bundled.calendar(id))
        let last = day(id == "korea" || id == "japan" ? "2027-12-31" : "2026-12-31")
        var failures = Failures()
        func check(_ event: CelestialEvent<some Hashable>) {
            // Events of 1899 stand beside the promised days, as they were issued.
            if event.certainty.authority != nil || event.day < day("1900-01-01") { return }
            let isNear = abs(event.marginSeconds) < max(event.day > last ? 60 : 0, event.uncertaintySeconds)
            failures.check((event.certainty.level == .nearMidnight) == isNear, "\(event)")
        }
        for event in calendar.termEvents(in: .min ... .max) { check(event) }
        for event in calendar.phaseEvents(in: .min ... .max) { check(event) }
        #expect(failures.isEmpty, "\(failures)")
    }

    /// Their margins are 17 to 58 s, their uncertainty 1 to 4 s, and authorities had published their days.
    @Test(
        "21 terms and three months before 2027 are no false alarm",
        arguments: [
            (CalendarID.china, ["1911-05-07", "1950-04-20", "2008-05-21", "2021-12-21"], [String]()),
            (.hongkong, ["1911-05-07", "1950-04-20", "2008-05-21", "2021-12-21"], []),
            (.korea, ["1911-05-07", "1917-09-24", "1927-03-21", "1950-01-20", "1964-09-07"], ["2005-12-02"]),
            (.vietnam, ["1911-05-07", "1950-04-20", "2003-10-09", "2004-05-20"], []),
            (.japan, ["1917-09-24", "1927-03-21", "1950-01-20", "1964-09-07"], ["1908-09-25", "2005-12-02"]),
        ]
    )
    func falseAlarms(id: CalendarID, terms: [String], months: [String]) throws {
        let calendar = try #require(AlmanacTable.bundled.calendar(id))
        for text in terms { #expect(calendar.termEvent(on: day(text))?.certainty == .certain, "\(text)") }
        for text in months { #expect(calendar.phaseEvent(on: day(text))?.certainty == .certain, "\(text)") }
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
