import Almanac
import AlmanacC
import CAlmanac
import TestSupport
import Testing

/// Terms, phases and pillars through the C functions are those of the Swift library.
@Suite struct SkyTests {
    private func agrees<Kind>(_ event: almanac_event, _ expected: CelestialEvent<Kind>, kind: UInt8) -> Bool {
        event.instant == expected.instant.secondsSince1970 && event.day == expected.day.rawValue
            && Int(event.margin_seconds) == expected.marginSeconds
            && Int(event.uncertainty_seconds) == expected.uncertaintySeconds
            && event.other_day == expected.certainty.otherDay?.rawValue ?? .min
            && event.certainty == expected.certainty.level.rawValue && event.kind == kind
            && string(in: event.authority) == expected.certainty.authority?.description ?? ""
    }

    @Test("every term and phase is that of the Swift library", arguments: AlmanacTable.bundled.calendarIDs)
    func everyEvent(_ id: CalendarID) throws {
        let library = try CLibrary(id)
        let (first, last) = (library.swift.days.firstDay.rawValue, library.swift.days.lastDay.rawValue)
        var failures = Failures()
        let terms = library.swift.termEvents(in: library.swift.days)
        let foundTerms = list(of: almanac_event()) { almanac_terms(library.calendar, first, last, $0, $1, $2) }
        #expect(foundTerms?.count == terms.count && terms.count > 4800)
        for (found, expected) in zip(foundTerms ?? [], terms) {
            failures.check(agrees(found, expected, kind: expected.kind.rawValue), "\(expected.kind) \(expected.day)")
        }
        let phases = library.swift.phaseEvents(in: library.swift.days)
        let foundPhases = list(of: almanac_event()) { almanac_phases(library.calendar, first, last, $0, $1, $2) }
        #expect(foundPhases?.count == phases.count && phases.count > 9900)
        for (found, expected) in zip(foundPhases ?? [], phases) {
            failures.check(agrees(found, expected, kind: expected.kind.rawValue), "\(expected.kind) \(expected.day)")
        }
        for year in 1900...2100 {
            for term in SolarTerm.allCases {
                var event = almanac_event()
                let expected = try #require(library.swift.termEvent(term, inYear: year))
                let status = almanac_term(library.calendar, Int32(year), Int32(term.rawValue), &event)
                failures.check(status == 0 && agrees(event, expected, kind: term.rawValue), "\(term) \(year)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("a range of which no day is held is out of range")
    func outOfRange() throws {
        let library = try CLibrary(.china)
        let festivals = try library.festivals(in: "mainland")
        defer { almanac_festivals_close(festivals) }
        let (first, last) = (library.swift.days.firstDay.rawValue, library.swift.days.lastDay.rawValue)
        for (days, isHeld) in [
            (Int32.min...first - 1, false), (last + 1...Int32.max, false), (Int32.max...Int32.max, false),
            (Int32.min...first, true), (last...Int32.max, true), (Int32.min...Int32.max, true),
        ] {
            let expected = isHeld ? [ALMANAC_OK, ALMANAC_ERROR_BUFFER] : [ALMANAC_ERROR_RANGE]
            for status in [
                almanac_terms(library.calendar, days.lowerBound, days.upperBound, nil, 0, nil),
                almanac_phases(library.calendar, days.lowerBound, days.upperBound, nil, 0, nil),
                almanac_festivals_between(festivals, days.lowerBound, days.upperBound, nil, 0, nil),
            ] { #expect(expected.contains { almanac_status($0) == status }, "\(days): \(status)") }
        }
    }

    @Test("the disputed term of 2084 names its authority")
    func disputedTerm() throws {
        let library = try CLibrary(.china)
        var event = almanac_event()
        #expect(almanac_term(library.calendar, 2084, 5, &event) == 0)
        #expect(event.certainty == ALMANAC_DISPUTED && string(in: event.authority) == "hko")
        #expect(almanac_term(library.calendar, 2084, 24, &event) == ALMANAC_ERROR_ARGUMENT)
        #expect(almanac_term(library.calendar, 2084, -1, &event) == ALMANAC_ERROR_ARGUMENT)
        #expect(almanac_term(library.calendar, .min, 5, &event) == ALMANAC_ERROR_RANGE)
        #expect(almanac_terms(library.calendar, 1, 0, &event, 1, nil) == ALMANAC_ERROR_ARGUMENT)
    }

    @Test("doubts of lunar dates and festivals are those of the Swift library")
    func doubts() throws {
        for id in [CalendarID.china, .hongkong, .korea, .vietnam, .japan] {
            let library = try CLibrary(id)
            let swift = library.swift.festivals()
            let handle = try library.festivals(in: nil)
            defer { almanac_festivals_close(handle) }
            var failures = Failures()
            var uncertain = 0
            for date in library.swift.days {
                var doubt = almanac_doubt()
                let expected = try #require(library.swift.lunarCertainty(on: date))
                let status = almanac_lunar_doubt(library.calendar, date.rawValue, &doubt)
                failures.check(status == 0 && agrees(doubt, expected), "\(id) \(date)")
                uncertain += expected == .certain ? 0 : 1
                for festival in swift.on(date) {
                    let expected = swift.certainty(of: festival)
                    let status = almanac_festival_doubt(handle, "\(festival.id)", date.rawValue, &doubt)
                    failures.check(status == 0 && agrees(doubt, expected), "\(id) \(festival)")
                }
            }
            #expect(failures.isEmpty, "\(failures)")
            #expect(uncertain > 80)
            var doubt = almanac_doubt()
            #expect(almanac_lunar_doubt(library.calendar, .min, &doubt) == ALMANAC_ERROR_RANGE)
            #expect(almanac_anniversary_doubt(library.calendar, 0, .min, 0, &doubt) != 0)
            let thirtieth = try #require(LunarDate("1990-8-30"))
            for date in library.swift.anniversaries(of: LunarMonthDay(thirtieth), inLunarYears: 1901...2099) {
                let expected = library.swift.certainty(ofAnniversary: date, onDayOfMonth: 30)
                let status = almanac_anniversary_doubt(library.calendar, thirtieth.rawValue, date.rawValue, 1, &doubt)
                #expect(status == 0 && agrees(doubt, expected))
                #expect(
                    almanac_anniversary_doubt(library.calendar, thirtieth.rawValue, .min, 1, &doubt)
                        == ALMANAC_ERROR_RANGE
                )
            }
            #expect(almanac_festival_doubt(handle, "chunjie", .max, &doubt) == ALMANAC_ERROR_NONE)
        }
    }

    private func agrees(_ doubt: almanac_doubt, _ certainty: Certainty) -> Bool {
        doubt.certainty == certainty.level.rawValue
            && string(in: doubt.authority) == certainty.authority?.description ?? ""
            && doubt.other_day == certainty.otherDay?.rawValue ?? .min
    }

    @Test("pillars of days and instants are those of the Swift library")
    func pillars() throws {
        let library = try CLibrary(.china)
        let (calendar, swift) = (library.calendar, library.swift)
        var failures = Failures()
        var numbers = RepeatableNumbers(seed: 13)
        for day in AlmanacTable.bundled.days where day.rawValue % 7 == 0 {
            var pillars = almanac_pillars()
            let expected = try #require(swift.pillars(on: day))
            failures.check(
                almanac_pillars_on(calendar, day.rawValue, &pillars) == 0
                    && pillars.year == expected.year.rawValue
                    && pillars.month == expected.month.rawValue && pillars.day == expected.day.rawValue
                    && pillars.hour == ALMANAC_NO_PILLAR,
                "\(day)"
            )
            let instant = Int64(day.rawValue) * 86400 + Int64.random(in: 0..<86400, using: &numbers)
            for year in YearBoundary.allCases {
                for month in MonthBoundary.allCases {
                    for boundary in DayBoundary.allCases {
                        let rule = PillarBoundaries(year: year, month: month, day: boundary)
                        let expected = swift.pillars(at: Instant(secondsSince1970: instant), boundaries: rule)
                        let choices = (Int32(year.rawValue), Int32(month.rawValue), Int32(boundary.rawValue))
                        let (first, second, third) = choices
                        let status = almanac_pillars_at(calendar, instant, first, second, third, &pillars)
                        guard let expected else {
                            failures.check(status == ALMANAC_ERROR_RANGE, "\(day): \(status)")
                            continue
                        }
                        failures.check(
                            status == 0 && pillars.year == expected.year.rawValue
                                && pillars.month == expected.month?.rawValue ?? 255
                                && pillars.day == expected.day.rawValue && pillars.hour == expected.hour.rawValue,
                            "\(instant) \(choices)"
                        )
                    }
                }
            }
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(almanac_pillars_at(calendar, 0, 3, 0, 0, nil) == ALMANAC_ERROR_ARGUMENT)
        #expect(almanac_pillars_at(calendar, .max, 0, 0, 0, nil) == ALMANAC_ERROR_RANGE)
    }

    /// 丙戌 乙未 甲辰 己巳 began at 9:00 in Beijing on 1946-07-29 and on 2006-07-14, as mingyu#305 has them.
    @Test("moments of pillars are those of the Swift library")
    func moments() throws {
        let library = try CLibrary(.china)
        defer { withExtendedLifetime(library) {} }
        let calendar = library.calendar
        let days = AlmanacTable.bundled.days
        let (first, last) = (days.firstDay.rawValue, days.lastDay.rawValue)
        var periods = [almanac_period](repeating: almanac_period(), count: 2)
        var count = 0
        #expect(
            almanac_pillar_moments(calendar, 22, 31, 40, 5, first, last, 2, 1, 0, nil, 0, &count)
                == ALMANAC_ERROR_BUFFER
        )
        #expect(count == 2)
        #expect(almanac_pillar_moments(calendar, 22, 31, 40, 5, first, last, 2, 1, 0, &periods, 2, &count) == 0)
        let found = periods.map { [$0.start, $0.end] }
        let expected = ["1946-07-29T01:00:00Z", "2006-07-14T01:00:00Z"].compactMap { Instant($0)?.secondsSince1970 }
        #expect(found == expected.map { [$0, $0 + 7200] })
        for wrong in [-1, 60, 256] as [Int32] {
            let status = almanac_pillar_moments(calendar, 22, wrong, 255, 255, first, last, 2, 1, 0, nil, 0, &count)
            #expect(status == ALMANAC_ERROR_ARGUMENT)
        }
        #expect(
            almanac_pillar_moments(calendar, 22, 31, 255, 255, first, last, 2, 3, 0, nil, 0, &count)
                == ALMANAC_ERROR_ARGUMENT
        )
        #expect(
            almanac_pillar_moments(calendar, 22, 31, 255, 255, last, first, 2, 1, 0, nil, 0, &count)
                == ALMANAC_ERROR_ARGUMENT
        )
        #expect(
            almanac_pillar_moments(calendar, 22, 31, 255, 255, .min, .min, 2, 1, 0, nil, 0, &count)
                == ALMANAC_ERROR_RANGE
        )
    }
}
