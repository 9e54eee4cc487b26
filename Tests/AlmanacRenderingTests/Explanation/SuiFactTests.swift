import Almanac
import TestSupport
import Testing

@testable import AlmanacRendering

/// The facts of explanations, for every sui of every calendar, compared with the table read otherwise and with the data files.
@Suite struct SuiFactTests {
    private static let calendars = AlmanacTable.bundled.calendarIDs.map(\.description)

    // MARK: The rule

    /// The leap months are those of the lunar years, each on its first day.
    @Test("leap months are those of the table", arguments: calendars) func leapMonths(name: String) throws {
        let (calendar, explanation) = try all(name)
        var named: [Day: LunarMonthNumber] = [:]
        for case .leap(let month, let day) in explanation.everyFact { named[day] = month }
        var expected: [Day: LunarMonthNumber] = [:]
        for year in 1900...2100 {
            guard let leap = calendar.leapMonth(inLunarYear: year), let month = calendar.month(leap, inLunarYear: year)
            else {
                continue
            }
            expected[month.firstDay] = leap
        }
        #expect(expected.count > 70 && named == expected)
    }

    /// Counted day by day: the months without a principal term which are not leap.
    @Test("other months without a term are named", arguments: calendars) func otherMonthsWithoutTerm(name: String)
        throws
    {
        let (calendar, explanation) = try all(name)
        var named: [Day] = []
        for fact in explanation.everyFact {
            if case .withoutTermOfTwelve(_, let day) = fact { named.append(day) }
            if case .withoutTermAfterLeap(_, let day) = fact { named.append(day) }
        }
        let complete = explanation.sui.filter(\.isComplete)
        let days = try #require(complete.first?.days.firstDay)...(try #require(complete.last?.days.lastDay))
        let expected = calendar.months(beginningIn: days).filter { month in
            !month.month.isLeap
                && !(month.firstDay...month.lastDay).contains { calendar.term(on: $0)?.isPrincipal == true }
        }
        #expect(!named.isEmpty && named == expected.map(\.firstDay))
    }

    @Test("every sui has twelve or thirteen months", arguments: calendars) func monthCount(name: String) throws {
        let (calendar, explanation) = try all(name)
        var failures = Failures()
        for sui in explanation.sui where sui.isComplete {
            let count = calendar.months(beginningIn: sui.days).count
            let facts = explanation.facts(of: sui)
            let next = try #require(sui.days.lastDay.next)
            let expected: SuiFact =
                count == 13
                ? .thirteenMonths(from: sui.days.firstDay, to: next) : .twelveMonths(from: sui.days.firstDay, to: next)
            failures.check(facts.first == expected, "\(sui.days)")
            failures.check((count == 13) == (sui.leapIndex != nil), "\(sui.days)")
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(explanation.sui.dropLast().allSatisfy { $0.isComplete })
        #expect(explanation.sui.last.map { explanation.facts(of: $0).contains(.incomplete) } == true)
    }

    /// Months on which people stumble, by hand: 2033 and 2034 in China, and the leap month of 2017 in China and Korea.
    @Test("the months worked by hand have their facts") func handWorkedMonths() throws {
        let (_, china) = try all("china")
        let (_, korea) = try all("korea")
        let month = { (text: String) in try #require(LunarMonthNumber(text)) }
        #expect(china.everyFact.contains(.leap(try month("11L"), firstDay: day("2033-12-22"))))
        #expect(china.everyFact.contains(.withoutTermAfterLeap(try month("1"), firstDay: day("2034-02-19"))))
        #expect(china.everyFact.contains(.withoutTermOfTwelve(try month("8"), firstDay: day("2033-08-25"))))
        #expect(china.everyFact.contains(.leap(try month("6L"), firstDay: day("2017-07-23"))))
        #expect(korea.everyFact.contains(.leap(try month("5L"), firstDay: day("2017-06-24"))))
        #expect(china.everyFact.contains(.leapByClockTimes(firstDay: day("1987-08-24"))))
    }

    // MARK: Clock times

    /// Compared with months numbered by clock times from the instants alone, while the calendar's clock has one offset.
    @Test(
        "clock times change what the oracle changes",
        arguments: [
            ("china", "1929-01-01", 28_800), ("hongkong", "1929-01-01", 28_800), ("korea", "1912-01-01", 32_400),
            ("vietnam", "1968-01-01", 25_200), ("japan", "1900-01-01", 32_400),
        ]
    )
    func clockTimesLikeOracle(name: String, from first: String, offset: Int64) throws {
        let (calendar, explanation) = try all(name)
        let oracle = RuleOracle(byClockTimesOf: calendar, offset: offset)
        var failures = Failures()
        var changes = 0
        for sui in explanation.sui
        where sui.isComplete && sui.days.firstDay >= day(first) && sui.days.lastDay < day("2100-01-01") {
            let leap = sui.months.filter { oracle.months[$0.newMoon.time.day]?.month.isLeap == true }
                .map(\.month.firstDay)
            let civil = sui.months.filter(\.name.isLeap).map(\.month.firstDay)
            let facts = explanation.facts(of: sui)
            let expected: SuiFact? =
                leap == civil ? nil : leap.first.map { .leapByClockTimes(firstDay: $0) } ?? .noLeapByClockTimes
            failures.check(facts.first(where: \.isOfClockTimes) == expected, "\(sui.days): \(leap), \(civil)")
            changes += expected == nil ? 0 : 1
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(changes > 5)
    }

    /// Sui without a leap month that clock times would give one, because the solstice comes before the new moon of its day.
    @Test("a sui without a leap month is compared with clock times", arguments: ["1984-12-22", "2014-12-22"])
    func suiWithoutLeapMonth(first: String) throws {
        let (_, explanation) = try all("china")
        let sui = try #require(explanation.sui.first { $0.days.firstDay == day(first) })
        let facts = explanation.facts(of: sui)
        #expect(sui.leapIndex == nil)
        #expect(facts.contains { if case .leapByClockTimes = $0 { true } else { false } })
        #expect(
            facts.contains {
                if case .termBeforeNewMoon(let term, _) = $0 { term.term == .dongzhi } else { false }
            }
        )
    }

    // MARK: Exceptions and doubts

    /// The exceptions of the data files for new moons and principal terms, those of the calendar followed before included.
    @Test("exceptions are those of the data", arguments: calendars) func citedExceptions(name: String) throws {
        let (_, explanation) = try all(name)
        var named: [String] = []
        for case .published(let event, let authority, let computed) in explanation.everyFact {
            named.append("\(event.day) \(authority)")
            #expect(event.time.day == computed && computed != event.day)
        }
        #expect(named == (try Self.exceptions(of: name)).sorted())
    }

    private static func exceptions(of name: String) throws -> [String] {
        let lines = try DataFolder.text(of: "calendars/\(name).txt").split(separator: "\n")
            .map { $0.split(separator: " ").map(String.init) }.filter { !$0.isEmpty }
        var days = lines.filter { $0[0] == "exception" }.compactMap { fields -> String? in
            let isPrincipal = fields[1] != "term" || principal.contains(fields[2])
            return isPrincipal ? fields.suffix(2).joined(separator: " ") : nil
        }
        for fields in lines where fields[0] == "base" { days += try exceptions(of: fields[1]) }
        for fields in lines where fields[0] == "follows" {
            days += try exceptions(of: fields[1]).filter { $0 < fields[3] }
        }
        return days
    }

    private static let principal = [
        "dahan", "yushui", "chunfen", "guyu", "xiaoman", "xiazhi", "dashu", "chushu", "qiufen", "shuangjiang",
        "xiaoxue", "dongzhi",
    ]

    /// Every new moon and principal term whose day is not certain is named, and no other.
    @Test("doubts are those of the table", arguments: calendars) func doubts(name: String) throws {
        let (calendar, explanation) = try all(name)
        var named: [Instant] = []
        for fact in explanation.everyFact {
            switch fact {
            case .published(let event, _, _), .disputed(let event, _, _), .nearMidnight(let event):
                named.append(event.instant)
            default: break
            }
        }
        let days =
            try #require(explanation.sui.first?.days.firstDay)...(try #require(explanation.sui.last?.days.lastDay))
        let moons = calendar.phaseEvents(in: days).filter { $0.kind == .newMoon && $0.certainty.isDoubtful }
        let terms = calendar.termEvents(in: days).filter { $0.kind.isPrincipal && $0.certainty.isDoubtful }
        #expect(named.sorted() == (moons.map(\.instant) + terms.map(\.instant)).sorted())
    }

    // MARK: Tools

    private func all(_ name: String) throws -> (LunisolarCalendar, Explanation) {
        let calendar = try #require(CalendarID(name).flatMap { AlmanacTable.bundled.calendar($0) })
        return (calendar, try Explanation.test(calendar, .years(1900...2100)))
    }
}

extension Explanation {
    /// An explanation of the bundled table.
    static func test(_ calendar: LunisolarCalendar, _ period: Period) throws -> Explanation {
        try #require(Explanation(calendar.festivals(), period))
    }

    /// The facts of all sui, in order.
    var everyFact: [SuiFact] { sui.flatMap { facts(of: $0) } }
}

extension SuiFact {
    /// Whether it says what would be leap by clock times.
    fileprivate var isOfClockTimes: Bool {
        switch self {
        case .leapByClockTimes, .noLeapByClockTimes: true
        default: false
        }
    }
}
