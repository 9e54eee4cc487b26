import Almanac
import TestSupport
import Testing

@testable import AlmanacRendering

/// Birthdays of leap months and of the 30th, by every rule, and the years in which both birthdays are one day.
@Suite struct BirthdayTests {
    /// A person born in a leap eighth month that has returned twice since: 1995, 2052, 2071.
    @Test("a birthday is in the leap month where the year has it, else in the plain one") func leapElsePlain() throws {
        let birthdays = try birth("1995-8L-15").birthdays(from: day("2050-01-01"), years: 4)
        #expect(
            birthdays.map { "\($0.day) \($0.date)" } == [
                "2050-09-30 2050-8-15", "2051-09-19 2051-8-15", "2052-10-07 2052-8L-15", "2053-09-26 2053-8-15",
            ]
        )
        #expect(birthdays.map(\.age) == [55, 56, 57, 58])
        #expect(birthdays.map(\.reasons) == [[.noSuchLeapMonth], [.noSuchLeapMonth], [], [.noSuchLeapMonth]])
    }

    @Test("every rule for a leap month gives its days") func leapMonthRules() throws {
        func days(_ rule: AnniversaryRule.LeapMonth) throws -> [String] {
            try birth("1995-8L-15", AnniversaryRule(leapMonth: rule, thirtieth: .lastDay))
                .birthdays(from: day("2051-01-01"), years: 2).map { "\($0.date)" }
        }
        #expect(try days(.skip) == ["2052-8L-15", "2071-8L-15"])
        #expect(try days(.plainMonth) == ["2051-8-15", "2052-8-15"])
        #expect(try days(.leapElsePlain) == ["2051-8-15", "2052-8L-15"])
        #expect(try days(.both) == ["2051-8-15", "2052-8-15", "2052-8L-15"])
    }

    /// The twelfth month has no 30th from 2025 to 2029, five years in a row as newspapers noted: New Year's Eve was the 29th.
    @Test("the 30th in short months is kept by its rule") func thirtieth() throws {
        func days(_ rule: LunarDate.Overflow) throws -> [String] {
            try birth("1984-12-30", AnniversaryRule(leapMonth: .leapElsePlain, thirtieth: rule))
                .birthdays(from: day("2024-02-01"), years: 7).map { "\($0.date)" }
        }
        // 除夕 of these years: 2024-02-09 (三十), 2025-01-28, 2026-02-16, 2027-02-05, 2028-01-25, 2029-02-12 (廿九).
        #expect(
            try days(.lastDay)
                == ["2023-12-30", "2024-12-29", "2025-12-29", "2026-12-29", "2027-12-29", "2028-12-29", "2029-12-30"]
                .map { $0 }
        )
        #expect(
            try days(.nextDay) == [
                "2023-12-30", "2025-1-1", "2026-1-1", "2027-1-1", "2028-1-1", "2029-1-1", "2029-12-30",
            ]
        )
        #expect(try days(.skip).prefix(2) == ["2023-12-30", "2029-12-30"])
        let kept = try birth("1984-12-30", AnniversaryRule(leapMonth: .skip, thirtieth: .nextDay))
            .birthdays(from: day("2024-02-01"), years: 3)
        #expect(kept.map(\.age) == [39, 40, 41] && kept.map(\.year) == [2023, 2024, 2025])
        #expect(kept.map(\.reasons) == [[], [.noThirtiethDay], [.noThirtiethDay]])
    }

    /// Both birthdays are one day about every nineteen years (the Metonic cycle); found here day by day.
    @Test(
        "both birthdays are on one day in the years of a plain search",
        arguments: ["1956-8-15", "1990-1-1", "1984-12-29", "1995-8L-15", "2000-1-25"]
    )
    func sharedDays(text: String) throws {
        let (birth, date) = (try birth(text), lunar(text))
        let born = try #require(birth.day)
        var expected: [Day] = []
        for day in AlmanacTable.bundled.days where day > born && MonthDay(day) == MonthDay(born) {
            guard let other = LunisolarCalendar.china.lunarDate(on: day) else { continue }
            let isPlain = other.month.number == date.month.number && other.day == date.day
            let yearHasLeap = LunisolarCalendar.china.leapMonth(inLunarYear: other.year) == date.month.leap
            let isKept = date.month.isLeap && yearHasLeap ? other.month.isLeap : !other.month.isLeap
            if isPlain && isKept { expected.append(day) }
        }
        #expect(birth.sharedBirthdays.map(\.day) == expected)
    }

    @Test("the shared years of one birth are those of a published list") func sharedYears() throws {
        // Mid-Autumn was on 19 September in 1956 and 2013, and is in 2032.
        #expect(
            try birth("1956-8-15").sharedBirthdays.map { "\($0.day)" } == [
                "2013-09-19", "2032-09-19", "2051-09-19", "2070-09-19",
            ]
        )
    }

    /// Every birthday of every tenth day of a century: one a lunar year, each a year older, on its date or with a reason.
    @Test("every birth has a birthday a year") func everyBirth() throws {
        var failures = Failures()
        let festivals = LunisolarCalendar.china.festivals()
        for number in stride(from: day("1920-01-01").rawValue, to: day("2000-01-01").rawValue, by: 97) {
            let born = Day(rawValue: number)
            guard
                let birth = Birth(.day(born, isLunar: true), name: nil, kind: .birthday, rule: .oncePerYear, festivals),
                let date = LunisolarCalendar.china.lunarDate(on: born)
            else {
                failures.check(false, "no birth on \(number)")
                continue
            }
            let birthdays = birth.birthdays(from: born, years: 100)
            failures.check(birthdays.map(\.age) == Array(1...100).filter { $0 <= birthdays.count }, "ages of \(date)")
            failures.check(birthdays.count >= min(100, 2099 - date.year), "\(birthdays.count) of \(date)")
            for birthday in birthdays {
                let isOnDate = LunarMonthDay(birthday.date) == LunarMonthDay(date)
                failures.check(isOnDate == birthday.reasons.isEmpty, "reasons of \(birthday.date) for \(date)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    private func birth(_ text: String, _ rule: AnniversaryRule = .oncePerYear) throws -> Birth {
        let china = LunisolarCalendar.china
        return try #require(
            Birth(
                .day(china.day(of: lunar(text)) ?? .max, isLunar: true),
                name: "Mum",
                kind: .birthday,
                rule: rule,
                china.festivals()
            )
        )
    }
}
