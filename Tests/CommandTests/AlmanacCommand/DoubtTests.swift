import Almanac
import Foundation
import TestSupport
import Testing

/// Verbs that show days that depend on an uncertain new moon or term, as people ask for them.
@Suite struct DoubtTests {
    /// The Observatory of Hong Kong has the new moons of 2057-09-28 and 2097-08-07 a day earlier than the computation; the eve of
    /// 1925 is Vietnam's by table, the day before by instant; 大寒 of 1979 was issued for the 21st.
    @Test(
        "an uncertain day is shown as such, with the day of an authority",
        arguments: [
            ("day 2057-10-07 --calendar china", "Day 9 of Month 9, 2057 (Dingchou)≈  ≈ hko 2057-10-06"),
            ("day 2057-10-07 --calendar china", "Double Ninth ≈ hko 2057-10-06"),
            ("day 1925-01-24 --calendar vietnam", "Lunar New Year's Eve (Vietnam) ≈ hnd 1925-01-24 ≠ 1925-01-23"),
            // 立春 and 清明 are in no doubt; 六九 and 寒食 on the same days, counted from a solstice near midnight, are.
            ("month 2 2158", "4≈"), ("month 4 2158 --region taiwan", "5≈"),
            ("days-off 2057 --region hongkong --tsv", "\tpublished\tpublic-offices"),
            ("month 9 2089", "18≈"), ("next chongyang --from 2057-01-01", "7 October 2057≈"),
            ("next chongyang --from 2057-01-01", "≈ hko 2057-10-06"),
            ("next lunar 9-9 --from 2057-01-01", "7 October 2057≈"), ("when zhongqiu 2089", "18 September 2089≈"),
            ("day 2089-09-18", "(Jiyou)≈  ≈ 2089-09-19?"), ("day 2089-09-18", "Mid-Autumn Festival ≈ 2089-09-19?"),
            ("until zhongqiu --from 2089-09-01", "18 September 2089 ≈ 2089-09-19?"),
            ("when dahan 1979", "21 January 1979≈"),
            ("until dahan --from 1979-01-20", "21 January 1979 ≈ china 1979-01-21 ≠ 1979-01-20"),
            ("until chongyang --from 2057-01-01 --region hongkong", "6 October 2057 ≈ hko 2057-10-06 ≠ 2057-10-07"),
            (
                "festivals 2057 --doubts --language en",
                "2057-10-07\t2057-10-07\tchongyang\tDouble Ninth\ttraditional\tdisputed\thko\t2057-10-06"
            ),
            ("festivals 2089 --doubts --region taiwan --language en", "\tpublic\tnear-midnight\t-\t2089-09-19"),
            ("birthday 1956-8-15 --from 2089-01-01 --years 1", "2089-09-18≈"),
            ("birthday 2057-9-9 --years 1 --language en", "Gregorian 7 October 2057  Sunday≈"),
            ("works 2089-09-18 --region mainland", "holiday by law · ≈ 2089-09-19?"),
            ("works 2057-10-06 --region hongkong", "≈ hko 2057-10-06 ≠ 2057-10-07"),
            ("works 2089-09-19 --region hongkong", "≈ 2089-09-20?"),
            ("days-off 2057 --region hongkong", "≈Chung Yeung Festival\n≈ hko 2057-10-06 ≠ 2057-10-07"),
            ("export json 2057 --region hongkong", #""lunarAuthority":"hko","lunarOtherDay":"2057-10-06""#),
            ("workdays 2057-10-01 2057-10-10 --region hongkong", "≈7 workdays by the week"),
            ("until 2057年九月初九 --from 2057-01-01", "7 October 2057 · ≈ hko 2057-10-06"),
            ("until 初一 --from 2057-09-10", "29 September 2057 · ≈ hko 2057-09-28"),
            ("when 2057年九月初九", "7 October 2057≈"),
            // The month ends with the next new moon.
            ("day 2057-09-10", "12/30≈  2057-08-30 – 2057-09-28≈"), ("day 1951-12-24", "≈Winter Solstice"),
            ("day 2057-09-28 --region mainland", "≈ hko: Day 1 of Month 9"),
            ("day 1912-01-18 --calendar korea", "Day 30 of Month 11, 1911 (Xinhai)≈  ≈ cejs: Day 29 of Month 11"),
            ("day 2089-10-03", "≈ Day 29 of Month 8?"),
            ("day 1735-12-22 --region korea", "computed"), ("when dongzhi 1735 --region korea", "computed"),
            ("pillars 1735-12-25T10:00 --region korea", "computed"),
            ("works 2101-01-01 --region korea", "holiday by law · if the law stays as it is"),
            ("works 2026-09-01 --region vietnam", "Bộ Nội vụ (2026)"),
            ("day 2057-10-07 --format {lunar-day}", "Day 9≈"),
            ("day 2083-02-01 --format {next-term-date}", "2083-02-03≈"),
            ("birthday 2008-9-9", "2019 2038 ≈2057"),
            ("birthday 1962-8-30 --from 2057-01-01 --years 1", "2057-09-28≈"),
            ("birthday 2000-8-30 --from 2089-01-01 --years 1 --thirtieth skip", "2089-10-03≈"),
            ("export csv 2089 --anniversary 8-15=Opa --columns date,anniversaries", "2089-09-18,≈Opa"),
            ("export html 2057 --anniversary 9-9=Oma", "≈Oma"),
            (
                "export csv 2057 --columns date,lunar_certainty,festival_certainty,festival_other_day",
                "2057-10-07,disputed,disputed,2057-10-06"
            ),
        ]
    )
    func uncertain(question: String, expected: String) throws {
        let answer = try almanac(question, ["LANG": "en_US.UTF-8"]).output
        // A line that is too long is broken between its pieces.
        #expect(answer.replacing(" · ", with: "\n").contains(expected.replacing(" · ", with: "\n")), "\(answer)")
    }

    /// The days are found by the new moons of their months alone.
    @Test(
        "next and until mark every date of a doubtful month",
        arguments: ["china", "hongkong", "korea", "vietnam", "japan"]
    )
    func everyDate(name: String) throws {
        let calendar = try #require(CalendarID(name).flatMap { AlmanacTable.bundled.calendar($0) })
        var failures = Failures()
        for month in calendar.months(beginningIn: AlmanacTable.bundled.days)
        where calendar.newMoon(of: month)?.certainty != .certain {
            for day in month.firstDay...month.lastDay {
                let date = LunarMonthDay(try #require(calendar.lunarDate(on: day)))
                let eve = try #require(day.previous)
                // `next` reads its words twice, and is asked once a month.
                for verb in day == month.firstDay ? ["next", "until"] : ["until"] {
                    for words in ["\(date)", "\(month.year)-\(date)"] {
                        let question = "\(verb) lunar \(words) --from \(eve)"
                        let run = try almanac("\(question) --calendar \(name)", ["LANG": "en_US.UTF-8"])
                        failures.check(run.output.contains("≈"), "\(question): \(run.output)\(run.errors)")
                    }
                }
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    /// Days of neighbouring months are as certain as their own new moons.
    @Test(
        "a certain day is not",
        arguments: [
            "works 2024-12-21 --region macau", "works 2021-12-21 --region macau", "day 2057-11-05 --calendar china",
            "until zhongqiu --from 2057-01-01",
            "until 2057-10-07", "workdays 2021-12-22 +1 --region macau",
            "birthday 1962-8-30 --from 2057-01-01 --years 1 --thirtieth next",
            "birthday 1961-8-30 --calendar hongkong --from 2057-01-01 --years 1 --thirtieth next",
            "next chunjie --from 2090-01-01", "birthday 1956-8-15 --from 2057-01-01 --years 1",
        ]
    )
    func certain(question: String) throws {
        let answer = try almanac(question, ["LANG": "en_US.UTF-8"]).output
        #expect(!answer.contains("≈") && !answer.contains("near midnight"), "\(answer)")
    }
}
