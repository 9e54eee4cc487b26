import Almanac
import CompilerSupport
import TestSupport
import Testing

@testable import AlmanacCompiler
@testable import AlmanacCore

/// Doubts of lunar dates and festivals against the rules applied once more, with one uncertain event on its other day.
@Suite struct DoubtTests {
    /// A calendar as compiled and as read, and for each of its notes the calendar with that event on its other day, in the order of those days.
    private struct Case {
        let compiled: CompiledCalendar
        let read: LunisolarCalendar
        let others: [(event: CivilDays.EventIndex, day: Day, calendar: CompiledCalendar)]
    }

    private static let cases = Task { () throws -> [Case] in
        let compilation = try await Fixture.compilation.value
        let table = try await Fixture.table()
        let model = UncertaintyModel(try Fixture.theory.get().timeScales)
        return try await Fixture.calendars(of: Fixture.folder.get()).map { compiled in
            let others = compiled.otherDays(compilation.instants, model)
            return Case(
                compiled: compiled,
                read: try #require(table.calendar(compiled.id)),
                others: others.map { ($0, $1, compiled.moving([($0, $1)])) }.sorted { $0.day < $1.day }
            )
        }
    }

    @Test("a lunar date is certain if no uncertain event alone changes it, and has its day by the authority")
    func lunarDates() async throws {
        for item in try await Self.cases.value {
            var failures = Failures()
            var found = 0
            for day in item.read.days {
                guard let date = item.read.lunarDate(on: day), let certainty = item.read.lunarCertainty(on: day) else {
                    failures.check(false, "\(day) has no certainty")
                    continue
                }
                let first = item.others.partitioningIndex { $0.day.days(since: day) > -400 }
                let near = item.others[first...].prefix { $0.day.days(since: day) < 400 }
                let other = near.first { $0.calendar.layout.date(on: day) != date }
                failures.check((certainty == .certain) == (other == nil), "\(item.read) \(day) \(date): \(certainty)")
                guard let other else { continue }
                found += 1
                guard let otherDay = certainty.otherDay else { continue }
                let there = other.calendar.layout.date(on: otherDay)
                let isSame = there == date || date.day == 30 && there == date.previousInMonth
                failures.check(
                    isSame,
                    "\(item.read) \(day) \(date): \(certainty) \(otherDay) is \(String(describing: there))"
                )
            }
            #expect(failures.isEmpty, "\(failures)")
            #expect(found > 80, "\(item.read): \(found) days")
        }
    }

    /// Events that could change the number of a month would make whole months uncertain, which one note does not say.
    @Test("no uncertain event decides which month is leap")
    func leapMonths() async throws {
        for item in try await Self.cases.value {
            let months = item.compiled.layout.months.map { "\($0.year)-\($0.month)" }
            for other in item.others {
                let others = other.calendar.layout.months.map { "\($0.year)-\($0.month)" }
                #expect(months == others, "\(item.read) \(other.event) \(other.day)")
            }
        }
    }

    /// Every festival of every rule on each of its days, all regions together.
    @Test("a festival is certain if its rule gives the same day without the uncertain events")
    func everyFestival() async throws {
        let compilation = try await Fixture.compilation.value
        let table = try await Fixture.table()
        let calendars = try await Fixture.calendars(of: Fixture.folder.get())
        let theories = try Fixture.theories.get()
        let compiled = try CompiledFestivals(from: Fixture.folder.get(), calendars, compilation.instants, theories)
        for evaluation in compiled.evaluations {
            let read = try #require(table.calendar(evaluation.calendar.id)?.festivals(in: table.regionIDs))
            var uncertain: Set<String> = []
            for definition in compiled.festivals.festivals {
                for entry in definition.entries {
                    for span in try evaluation.uncertain(evaluation.spans(of: entry), of: entry) {
                        uncertain.insert("\(definition.id) \(span.firstDay)")
                    }
                }
            }
            let found = Set(read.filter { $0.certainty.isDoubtful }.map { "\($0.id) \($0.firstDay)" })
            let beginning = Set(read.filter(\.isFirstDay).map { "\($0.id) \($0.firstDay)" })
            #expect(found == uncertain.intersection(beginning), "\(evaluation.calendar.id)")
            #expect(found.count > 1, "\(evaluation.calendar.id)")
        }
    }

    /// 除夕 is the eve of an uncertain New Year's day, 29th or 30th; 中秋's morrow follows its month; 寒食 follows its term.
    @Test(
        "a festival is as certain as the event that fixes it, and its other day moves with it",
        arguments: [
            ("vietnam", "giao-thua", "1925-01-24", "published hnd 1925-01-23"),
            ("vietnam", "tet-nguyen-dan", "1925-01-25", "published hnd 1925-01-24"),
            ("china", "zhongqiu", "2089-09-18", "near-midnight 2089-09-19"),
            ("china", "chongyang", "2057-10-07", "disputed hko 2057-10-06"),
            ("hongkong", "chongyang", "2057-10-06", "published hko 2057-10-07"),
            ("china", "dongzhi", "1951-12-23", "near-midnight 1951-12-22"),
            ("china", "shujiu-1", "1951-12-23", "near-midnight 1951-12-22"),
            ("china", "zhongqiu", "2057-09-13", "certain"),
        ]
    )
    func festivals(id: CalendarID, festival: FestivalID, text: String, expected: String) async throws {
        let calendar = try #require(AlmanacTable.bundled.calendar(id))
        let festivals = try #require(calendar.festivals(in: AlmanacTable.bundled.regionIDs))
        let found = try #require(festivals.on(day(text)).first { $0.id == festival })
        let certainty = festivals.certainty(of: found)
        let pieces = ["\(certainty)", certainty.authority?.description, certainty.otherDay?.description]
        #expect(pieces.compactMap(\.self).joined(separator: " ") == expected)
        #expect(found.certainty == certainty.level)
    }

    @Test("no longitude of the Sun but those of terms is reached near midnight, so that festivals by it are certain")
    func otherLongitudes() async throws {
        let theories = try Fixture.theories.get()
        let model = UncertaintyModel(try Fixture.theory.get().timeScales)
        let festivals = try FestivalSet(from: Fixture.folder.get(), calendars: AlmanacTable.bundled.calendarIDs)
        var (failures, count) = (Failures(), 0)
        for entry in festivals.festivals.flatMap(\.entries) {
            guard case .longitude(let degrees) = entry.rule.base else { continue }
            let times = try #require(theories.instants(ofLongitudes: [degrees], years: 1900...2100)[degrees])
            let instants = times.map {
                Instant(secondsSince1970: RoundedInstants.rounded(theories.timeScales.calendarClock($0)))
            }
            for item in try await Self.cases.value where entry.holds(in: item.compiled.id) {
                count += instants.count
                for instant in instants {
                    let offset = CalendarSection.Era.offset(at: instant, in: item.compiled.eras)
                    let isNear = model.isNearMidnight(
                        instant,
                        utcOffsetSeconds: offset,
                        publishedUntil: item.compiled.publishedUntil
                    )
                    failures.check(!isNear, "\(degrees) degrees, \(item.compiled.id), \(instant)")
                }
            }
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(count == (6 + 4) * 201)  // six in Japan, four in Korea
    }
}

extension MonthLayout {
    /// The lunar date of a day.
    fileprivate func date(on day: Day) -> LunarDate? {
        let index = months.partitioningIndex { $0.firstDay > day }
        guard index > 0 else { return nil }
        let month = months[index - 1]
        return LunarDate(year: month.year, month: month.month, day: day.days(since: month.firstDay) + 1)
    }
}

extension LunarDate {
    /// The date of the day before in the same month.
    fileprivate var previousInMonth: LunarDate? { LunarDate(year: year, month: month, day: day - 1) }
}
