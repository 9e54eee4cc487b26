// Days from one to another.

import AlmanacCore
import AlmanacNames

/// One end of a range: its days, whether it is a lunar date, and the lunar date that a Gregorian one may mean instead.
private typealias RangeEnd = (subject: Asked.Subject, days: DayRange, isLunar: Bool, lunar: LunarMonthDay?)

extension QuestionReader {
    /// Reads days with dots or tildes between them; nil for anything else.
    func dottedRange(_ scalars: [Unicode.Scalar]) throws(QuestionError) -> Asked? {
        for index in scalars.indices.dropFirst() {
            let length = Self.separatorLength(scalars, index)
            guard length > 0, index + length < scalars.count else { continue }
            return try range(from: scalars[..<index].text, to: scalars[(index + length)...].text)
        }
        return nil
    }

    /// Reads days or years with one hyphen between them, dec 1-5, 2026-2030年春节, of a text that is no date; nil for anything else.
    func hyphenRange(_ scalars: [Unicode.Scalar]) -> Asked? {
        let signs = scalars.indices.dropFirst().dropLast().filter { scalars[$0] == "-" }
        guard signs.count == 1 else { return nil }
        let (first, end) = (scalars[..<signs[0]].text, scalars[(signs[0] + 1)...].text)
        let start = try? rangeEnd(first)
        // lunar 12-31 is a date that there is not; 初一-15 has the unit between its numbers.
        if start?.isLunar == true, ("0"..."9").contains(scalars[signs[0] - 1]), end.isNumber(1...2) { return nil }
        let asked = try? range(from: first, to: end)
        switch (start?.subject, asked?.subject) {
        case (.day, _), (.month, _), (_, .occasion): return asked
        default: return nil
        }
    }

    /// How many scalars at an index stand between two ends of a range: two dots or more, a tilde, a long dash.
    private static func separatorLength(_ scalars: [Unicode.Scalar], _ index: Int) -> Int {
        let dots = scalars[index...].prefix { $0 == "." }.count
        if dots > 1 { return dots }
        return ["~", "～", "〜", "…", "–", "—"].contains(scalars[index]) ? 1 : 0
    }

    /// The days or years from one text to another. A number, or an end that would be over before it begins, is looked up from the first
    /// day on: oct 1 to 7, 下周一到周五. A month or a year of the end alone is the first day's, too: 5 to 9 february, dec 1 to dec 5 2027.
    func range(from text: String, to end: String) throws(QuestionError) -> Asked {
        let (text, end) = sharingYear(text, end)
        let first = try rangeEnd(text)
        let later = on(first.days.firstDay)
        let folded = FoldedText(end)
        if let number = folded.number(0, digits: 1...2), number.value < 32 {
            let isBare = number.end == folded.letters.count
            // Of a lunar date in digits the end is one, too: 农历1月1日到15日, but not 初三到10号.
            if first.isLunar, isBare || text.hasDigit && later.isDay(end, number.value) {
                return try days(first.days.firstDay, lunarDay(number.value, onOrAfter: first.days.firstDay))
            }
            if isBare { return try days(first.days.firstDay, later.next(dayOfMonth: number.value)) }
        }
        let last = try rangeEnd(end)
        // A word for the lunar calendar at one end is said of both: 农历1月1日到1月15日, từ 1/1 đến 15/1 âm lịch.
        if first.isLunar, let lunar = last.lunar { return try days(first.days.firstDay, later.next(lunar)) }
        // A lunar year has 353 days at least.
        if last.isLunar, let lunar = first.lunar, let start = last.days.firstDay.advanced(by: -352),
            let day = try on(start).next(lunar), day <= last.days.firstDay
        {
            return try days(day, last.days.firstDay)
        }
        if case .month(let from) = first.subject, case .month(let to) = last.subject {
            return try months(from, isBare: isBareMonth(text), to, isBare: isBareMonth(end))
        }
        // A day that returns within a month is one after the first: 10月1日到7日.
        if let period = period(of: end, from: last.days.firstDay), period < 32 {
            return try range(first, later.rangeEnd(end))
        }
        if let recent = recent(text, first.days.firstDay, end, last) { return try range(recent, last) }
        if let asked = try? range(first, last) { return asked }
        return try range(first, later.rangeEnd(end))
    }

    /// Whether a text means the next day with a number in its month: 15日.
    private func isDay(_ text: String, _ number: Int) -> Bool {
        (try? rangeEnd(text))?.days.firstDay == (try? next(dayOfMonth: number))
    }

    /// The day with a number in the lunar month of another day, or in the next month if it is before that day.
    private func lunarDay(_ number: Int, onOrAfter start: Day) throws(QuestionError) -> Day {
        let calendar = festivals.calendar
        guard (1...30).contains(number), let date = calendar.lunarDate(on: start) else { throw .notUnderstood }
        let first = number < date.day ? calendar.month(containing: start)?.lastDay.next : start
        guard let month = first.flatMap({ calendar.month(containing: $0) }) else { throw .outOfRange }
        guard number <= month.length else { throw .noThirtiethDay(month.month, year: month.year) }
        return try within(month.firstDay.advanced(by: number - 1))
    }

    /// The days of months of which one without a year is next to the other, and ahead if neither has a year.
    private func months(_ from: YearMonth, isBare: Bool, _ to: YearMonth, isBare isLastBare: Bool) throws(QuestionError)
        -> Asked
    {
        var (from, to) = (from, to)
        if isBare, !isLastBare { from = from.onOrBefore(to) }
        if isLastBare, to < from { to = to.advanced(by: 12) ?? to }
        if isBare, isLastBare, let today, to < YearMonth(today) {
            (from, to) = (from.advanced(by: 12) ?? from, to.advanced(by: 12) ?? to)
        }
        return try days(from.firstDay, to.lastDay)
    }

    /// Whether a month is one of the year of today's, whatever the day: 5月, but not last month or one with its year.
    private func isBareMonth(_ text: String) -> Bool {
        guard let today, !text.hasYear, let year = YearMonth(year: GregorianDate(today).year, month: 1) else {
            return false
        }
        let months = [0, 6, 12].map { offset in
            year.advanced(by: offset).flatMap { (try? on($0.firstDay).rangeEnd(text))?.days.firstDay }
        }
        return months[0] == months[1] && months[0] != months[2]
    }

    /// The texts with the year that belongs to both: feb 5-9 2027.
    private func sharingYear(_ text: String, _ end: String) -> (String, String) {
        let words = FoldedText(end).words
        guard words.count == 2, words[1].isNumber(4...4), words[0].isNumber(1...2) else { return (text, end) }
        return (text + " " + words[1], words[0])
    }

    /// The last day of a text before the end of a range, if that is meant and not the first from today on: oct 1 to today, nov 20 to dec 5
    /// on a day between them, 5 to 9 february; nil if it is not.
    private func recent(_ text: String, _ start: Day, _ end: String, _ last: RangeEnd) -> RangeEnd? {
        let stop = last.days.firstDay
        guard let period = period(of: text, from: start) else { return nil }
        var found: RangeEnd?
        // The last of days that return every week, month, year or lunar year.
        for distance in [6, 30, 364, 384] where found == nil {
            guard let day = stop.advanced(by: -distance), let one = try? on(day).rangeEnd(text) else { continue }
            if one.days.firstDay <= stop { found = one }
        }
        guard let found, let today else { return nil }
        let first = found.days.firstDay
        if start > stop { return stop <= today || first <= today && stop.days(since: first) < 183 ? found : nil }
        if stop.days(since: start) >= 364, end.hasYear { return found }
        // In languages with the month after the day a day without one is of the month of the end.
        let isDate = if case .occasion(.festival, _) = last.subject { false } else { true }
        let isOfEnd = period > 7 && period < 32 && isDate && (language == .english || language == .vietnamese)
        return isOfEnd ? found : nil
    }

    /// After how many days a date without a year, or a weekday, returns; nil for a text that has a year or counts from today.
    private func period(of text: String, from start: Day) -> Int? {
        let days = [-1, 0, 1].map { offset in
            start.advanced(by: offset).flatMap { (try? on($0).rangeEnd(text))?.days.firstDay }
        }
        guard days[0] == start, days[1] == start, let next = days[2], next != start else { return nil }
        return next.days(since: start)
    }

    /// One end of a range, a date, a day near today or a name and no question or range itself, and its days.
    private func rangeEnd(_ text: String) throws(QuestionError) -> RangeEnd {
        if text.isNumber(1...2), let number = FoldedText(text).number(0, digits: 1...2) {
            let day = try next(dayOfMonth: number.value)
            return (.day(day), day...day, false, nil)
        }
        if let day = Day(text) { return (.day(try within(day)), day...day, false, nil) }
        let scalars = Array(text.unicodeScalars)
        var asked = try signed(scalars)
        if asked == nil {
            var reading = Reading(self)
            reading.whole = .range
            reading.hasSlash = scalars.contains("/")
            asked = try reading.asked(FoldedText(typed: text))
        }
        // 冬至 is no range from winter.
        guard let asked, let subject = asked.subject, asked.question == .plain, !asked.notes.contains(.beginning) else {
            throw .notUnderstood
        }
        guard var days = try days(of: asked) else { throw .notUnderstood }
        // Of a festival of several days the first counts.
        if case .occasion = subject { days = days.firstDay...days.firstDay }
        let lunar = asked.notes.lazy.compactMap { if case .gregorian(let lunar) = $0 { lunar } else { nil } }.first
        return (subject, days, asked.isLunar, lunar)
    }

    /// The next day with a lunar date.
    private func next(_ lunar: LunarMonthDay) throws(QuestionError) -> Day? {
        try day(of: Asked(.occasion(.lunarDay(lunar), in: nil)))
    }

    private func range(_ first: RangeEnd, _ last: RangeEnd) throws(QuestionError) -> Asked {
        if case .years(let from) = first.subject, case .years(let to) = last.subject, from.lowerBound <= to.upperBound {
            return Asked(.years(from.lowerBound...to.upperBound))
        }
        // Something returns in each of some years: 2026年から2030年の旧正月, chinese new year 2026 to 2030.
        switch (first.subject, last.subject) {
        case (.years, .occasion(let occasion, in: let year?)):
            if let years = DayRange(from: first.days.firstDay, to: year.lastDay) {
                return Asked(.occasion(occasion, in: years))
            }
        case (.occasion(let occasion, in: let year?), .years):
            if let years = DayRange(from: year.firstDay, to: last.days.lastDay) {
                return Asked(.occasion(occasion, in: years))
            }
        default: break
        }
        guard let days = DayRange(from: first.days.firstDay, to: last.days.lastDay) else { throw .notUnderstood }
        return Asked(.days(days))
    }
}

extension String {
    /// Whether the text has a year of four digits.
    fileprivate var hasYear: Bool {
        let text = FoldedText(self)
        return text.letters.indices.contains { text.number($0, digits: 4...8) != nil }
    }

    fileprivate var hasDigit: Bool { utf8.contains { (0x30...0x39).contains($0) } }

    /// Whether the text is a number of some digits.
    fileprivate func isNumber(_ digits: ClosedRange<Int>) -> Bool {
        let text = FoldedText(self)
        return text.number(0, digits: digits)?.end == text.letters.count
    }
}

extension YearMonth {
    /// The last month with the same number that is not after another.
    fileprivate func onOrBefore(_ other: YearMonth) -> YearMonth {
        let later = YearMonth(year: other.year, month: month) ?? self
        return later <= other ? later : later.advanced(by: -12) ?? later
    }
}
