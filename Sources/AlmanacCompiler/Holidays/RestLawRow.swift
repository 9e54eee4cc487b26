import AlmanacCore

/// A row `rest-by-law FROM REST…` of the head of a holiday file, then perhaps `only AUDIENCE`.
struct RestLawRow {
    /// For whom.
    let audience: Audience
    /// From when on, and the days of rest of every week.
    let week: WorkWeek
    /// Days of every year.
    let yearDays: [RestLaw.YearDays]

    /// Reads a row.
    init(_ line: DataLine) throws(DataFileError) {
        let hasAudience = line.count > 2 && line.word(line.count - 2) == "only"
        audience = hasAudience ? try line.audience(line.count - 1) : .everybody
        let end = hasAudience ? line.count - 2 : line.count
        let first = try line.day(1, "the first day of the law")
        let most = min(WorkWeek.mostRestDays, RestLaw.mostYearDays)
        guard end > 2, end - 2 <= most else {
            throw line.error(
                found: "\(max(0, end - 2)) days of rest",
                expected: "'rest-by-law FROM REST…', 1 to \(most) of them, then perhaps 'only AUDIENCE'"
            )
        }
        var restDays: [WorkWeek.RestDay] = []
        var yearDays: [RestLaw.YearDays] = []
        for index in 2..<end {
            if let days = try line.yearDays(index) {
                yearDays.append(days)
            } else {
                restDays.append(try line.wholeRestDay(index))
            }
        }
        week = WorkWeek(from: first, restDays)
        self.yearDays = yearDays
    }
}

extension DataLine {
    /// A field as days of every year, `12-31` or `12-29...01-03`; nil if it is something else, as it does not begin with a
    /// digit.
    fileprivate func yearDays(_ index: Int) throws(DataFileError) -> RestLaw.YearDays? {
        let text = word(index)
        guard let first = text.first, ("0"..."9").contains(first) else { return nil }
        let days: [MonthDay?] =
            if let separator = text.firstRange(of: "...") {
                [MonthDay(String(text[..<separator.lowerBound])), MonthDay(String(text[separator.upperBound...]))]
            } else {
                [MonthDay(text), MonthDay(text)]
            }
        // 29 February would be no end of a range in three years of four.
        let ends = days.compactMap { $0 }.filter { $0.month != 2 || $0.day != 29 }
        guard ends.count == 2 else {
            throw error(
                found: "'\(text)'",
                expected: "days of every year such as 12-31 or 12-29...01-03, none of them 02-29"
            )
        }
        return RestLaw.YearDays(from: ends[0], to: ends[1])
    }

    /// A field as a day of rest of the week of which the whole day is off.
    fileprivate func wholeRestDay(_ index: Int) throws(DataFileError) -> WorkWeek.RestDay {
        let restDay = try restDay(index)
        guard restDay.rest == .day else {
            throw error(found: "'\(word(index))'", expected: "whole days: half of one is a matter of 'weekend'")
        }
        return restDay
    }
}
