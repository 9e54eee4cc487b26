import Almanac
import TestSupport
import Testing

@Suite("Terms and phases before, on and after")
struct EventLookupTests {
    private let calendar = LunisolarCalendar.china

    @Test("the term in force and the neighbours of every day")
    func terms() {
        var failures = Failures()
        let events = Array(calendar.termEvents(in: .min ... .max))
        var last = 0
        for day in AlmanacTable.bundled.days {
            while events[last + 1].day <= day { last += 1 }
            let isTermDay = events[last].day == day
            failures.check(calendar.term(on: day) == (isTermDay ? events[last].kind : nil), "term on \(day)")
            failures.check(calendar.term(containing: day) == events[last].kind, "term in force on \(day)")
            failures.check(calendar.season(on: day) == events[last].kind.season, "season of \(day)")
            if day.rawValue % 5 == 0 || isTermDay {
                failures.check(calendar.nextTermEvent(after: day) == events[last + 1], "term after \(day)")
                let previous = events[isTermDay ? last - 1 : last]
                failures.check(calendar.previousTermEvent(before: day) == previous, "term before \(day)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("the neighbours of every instant")
    func termInstants() {
        var failures = Failures()
        let events = Array(calendar.termEvents(in: AlmanacTable.bundled.days))
        for (event, next) in zip(events, events.dropFirst()) {
            let after = Instant(secondsSince1970: event.instant.secondsSince1970 + 1)
            let before = Instant(secondsSince1970: next.instant.secondsSince1970 - 1)
            failures.check(calendar.nextTermEvent(after: event.instant) == next, "after \(event.instant)")
            failures.check(calendar.nextTermEvent(after: before) == next, "after \(before)")
            failures.check(calendar.previousTermEvent(before: next.instant) == event, "before \(next.instant)")
            failures.check(calendar.previousTermEvent(before: after) == event, "before \(after)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("the 24 instants of a year")
    func instantsOfYears() throws {
        var failures = Failures()
        var buffer = [Instant](repeating: Instant(secondsSince1970: 0), count: 25)
        for year in 1900...2100 {
            let instants = try #require(calendar.termInstants(inYear: year))
            var span = buffer.mutableSpan
            instants.fill(&span)
            let events = try #require(calendar.termEvents(inYear: year))
            failures.check(events.map(\.instant) == Array(instants), "instants of \(year)")
            failures.check(Array(buffer.prefix(24)) == Array(instants), "buffer of \(year)")
            failures.check(events.map(\.kind) == SolarTerm.allCases, "terms of \(year)")
            failures.check(instants[.dongzhi] == instants.last, "冬至 of \(year)")
            for month in 1...12 {
                guard let month = YearMonth(year: year, month: month) else { continue }
                let kinds = calendar.termEvents(in: month.days).map(\.kind.index)
                failures.check(kinds == [2 * month.month - 2, 2 * month.month - 1], "terms of \(month)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(buffer[24].secondsSince1970 == 0)
        for year in [Int.min, 1899, 2101, Int.max] {
            #expect(
                calendar.termInstants(inYear: year)?.count == nil && calendar.termEvent(.lichun, inYear: year) == nil
            )
        }
    }

    @Test("an index outside the range of days stops the program, although the calendar has an event there")
    func indicesOutside() async {
        await #expect(processExitsWith: .failure) {
            let events = LunisolarCalendar.china.termEvents(in: DayRange(year: 2026) ?? LunisolarCalendar.china.days)
            print(events[events.endIndex])
        }
        await #expect(processExitsWith: .failure) {
            let events = LunisolarCalendar.china.phaseEvents(in: DayRange(year: 2026) ?? LunisolarCalendar.china.days)
            print(events[events.startIndex - 1])
        }
    }

    @Test("a term's day does not depend on the page or the zone it is asked from")
    func bareDates() {
        #expect(calendar.term(on: day("2025-12-21")) == .dongzhi)
        #expect(calendar.term(on: day("2026-01-05")) == .xiaohan)
        #expect(calendar.term(on: day("1979-01-21")) == .dahan)
        #expect(calendar.term(on: day("1988-04-04")) == .qingming)
        #expect(calendar.lunarDate(on: day("1986-05-04")) == lunar("1986-3-26"))
        for day in [Day.min, Day.max] {
            #expect(calendar.term(on: day) == nil && calendar.season(on: day) == nil && calendar.phase(on: day) == nil)
            #expect(calendar.nextTermEvent(after: day) == nil && calendar.previousTermEvent(before: day) == nil)
            #expect(calendar.nextPhaseEvent(after: day) == nil && calendar.previousPhaseEvent(before: day) == nil)
        }
        for power in 17..<31 {
            for day in [Day(rawValue: 1 << power), Day(rawValue: -1 << power)] {
                #expect(calendar.term(containing: day) == nil && calendar.term(on: day) == nil)
                #expect(calendar.termEvents(in: day...day).isEmpty)
            }
        }
        for seconds in [Int64.min, Int64.max] {
            let instant = Instant(secondsSince1970: seconds)
            #expect(calendar.nextTermEvent(after: instant) == nil && calendar.previousTermEvent(before: instant) == nil)
            #expect(
                calendar.nextPhaseEvent(after: instant) == nil && calendar.previousPhaseEvent(before: instant) == nil
            )
        }
    }

    @Test("the phases around every phase of some years")
    func phases() {
        var failures = Failures()
        let events = Array(calendar.phaseEvents(in: day("1900-01-01")...day("1930-12-31")))
        for (event, next) in zip(events, events.dropFirst()) {
            failures.check(calendar.phaseEvent(on: event.day) == event, "phase on \(event.day)")
            failures.check(calendar.nextPhaseEvent(after: event.day) == next, "phase after \(event.day)")
            failures.check(calendar.previousPhaseEvent(before: next.day) == event, "phase before \(next.day)")
            failures.check(calendar.nextPhaseEvent(after: event.instant) == next, "phase after \(event.instant)")
            failures.check(calendar.previousPhaseEvent(before: next.instant) == event, "phase before \(next.instant)")
        }
        for day in (day("1900-01-01")...day("1900-12-31")) {
            let phase = events.first { $0.day == day }?.kind
            failures.check(calendar.phase(on: day) == phase, "phase on \(day)")
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(events.count > 31 * 48)
    }
}
