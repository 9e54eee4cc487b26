import AlmanacCore
import AlmanacRendering
import CommandSupport

extension Emission {
    /// The first and the last day of every month that is certain, as cases of conversion.
    ///
    /// Users: ICU, `icu4c/source/test/testdata/calendar.txt`, which its data-driven tests read, looked at on 2026-11-29: months
    /// count from 0, extended years from 2637 BC in `chinese` and from 2333 BC in `dangi`.
    func icuCases() throws(UsageError) -> String {
        var text = head("Cases of conversion").map { "// \($0)\n" }.joined()
        text += "calendar:table(nofallback) {\n    TestData {\n        TestCalendarConversion {\n"
        text += "            Headers { \"locale\",\"from\",\"to\" }\n            Settings {\n"
        for type in ["convert_fwd", "convert_rev"] {
            text += "                { ToCalendar { \"en_US@calendar=gregorian\" } Type { \"\(type)\" } },\n"
        }
        text += "            }\n            Cases {\n"
        for (name, year, month, day, number) in try goldenDays() {
            let date = GregorianDate(day)
            let extended = year + (name == "chinese" ? 2637 : 2333)
            let lunar = "MONTH=\(month.number - 1),DATE=\(number),IS_LEAP_MONTH=\(month.isLeap ? 1 : 0)"
            text += "                { \"en_US@calendar=\(name)\", \"EXTENDED_YEAR=\(extended),\(lunar)\", "
            text += "\"YEAR=\(date.year),MONTH=\(date.month - 1),DATE=\(date.day)\" },\n"
        }
        return text + "            }\n        }\n    }\n}\n"
    }

    /// The same days as a test of test262.
    ///
    /// Users: test262, `test/intl402/Temporal/PlainDate/from`, looked at on 2026-11-29: a month has a code, `M06L` for the leap
    /// month after the sixth, and the year is the Gregorian one in which the lunar year begins.
    func test262Cases() throws(UsageError) -> String {
        let rows = try goldenDays().map { name, year, month, day, number in
            let code = "M" + (month.number < 10 ? "0" : "") + "\(month.number)" + (month.isLeap ? "L" : "")
            return "  [\"\(name)\", \(year), \"\(code)\", \(number), \"\(day)\"],\n"
        }
        let head = head("First and last days of months of chinese and dangi").map { "// \($0)\n" }.joined()
        return """
            \(head)/*---
            esid: sec-temporal.plaindate.from
            description: First and last days of the months of chinese and dangi
            features: [Temporal, Intl.Era-monthcode]
            ---*/

            const cases = [
            \(rows.joined())];
            for (const [calendar, year, monthCode, day, iso] of cases) {
              const date = Temporal.PlainDate.from({ calendar, year, monthCode, day }, { overflow: "reject" });
              assert.sameValue(date.withCalendar("iso8601").toString(), iso, `${calendar} ${year} ${monthCode} ${day}`);
            }

            """
    }

    /// The first and the last day of the months that begin in the years and neither begin nor end on a doubtful day, of the
    /// calendars that ICU has.
    private func goldenDays() throws(UsageError)
        -> [(name: String, year: Int, month: LunarMonthNumber, day: Day, number: Int)]
    {
        let names: [CalendarID: String] = ["china": "chinese", "korea": "dangi"]
        let known = calendars.filter { names[$0.id] != nil }
        guard !known.isEmpty else {
            throw GenSyntax.calendar.refusal(
                of: calendars.map { "\($0.id)" }.joined(separator: ","),
                among: ["china", "korea"]
            )
        }
        return known.flatMap { calendar in
            let isSure = { (month: LunarMonth?) in
                month.flatMap { calendar.newMoon(of: $0) }.map { !$0.certainty.level.isDoubtful } ?? false
            }
            return calendar.months(beginningIn: days)
                .filter { isSure($0) && isSure(calendar.month(after: $0)) }
                .flatMap { month in
                    [1, month.length].map { number in
                        (
                            names[calendar.id] ?? "", month.year, month.month,
                            month.firstDay.advanced(by: number - 1) as Day, number
                        )
                    }
                }
        }
    }
}
