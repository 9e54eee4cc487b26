// Days from one to another. The beginning is found first and the end from there, unless one of them says of which year it is.

import AlmanacCore
import AlmanacNames

/// Some of the letters of a chart.
struct Part {
    let chart: Chart
    let range: Range<Int>

    var isWhole: Bool { range.count == chart.text.letters.count }
    fileprivate var text: FoldedText { chart.text.part(range) }
    fileprivate var hasDigit: Bool { text.letters.contains { (0x30...0x39).contains($0) } }

    /// The number that the part is; nil if it is anything else.
    var number: Int? {
        let text = text
        return text.number(0, digits: 1...2).flatMap { $0.end == text.letters.count ? $0.value : nil }
    }
}

/// One end of a range: its days, and the lunar date that a Gregorian one may mean instead.
struct RangeEnd {
    let subject: Asked.Subject
    let days: DayRange
    var isLunar = false
    var lunar: LunarMonthDay?
    var anchor = Asked.Anchor.returning

    var first: Day { days.firstDay }
    var month: YearMonth? { if case .month(let month) = subject { month } else { nil } }
}

extension Reading {
    /// A text as a part of its own chart.
    func part(_ text: String) -> Part {
        let folded = FoldedText(typed: text)
        let rows = Vocabulary.shared.rows(reader.language)
        let chart = Chart(folded, Array(text.unicodeScalars), rows, eras, work)
        return Part(chart: chart, range: 0..<folded.letters.count)
    }

    /// The days or years from one part to another. An end without a year is the first from the beginning on: oct 1 to 7, 去年除夕到元宵; a
    /// beginning without one is the last before an end that has one: 5 to 9 february, dec 1 to dec 5 2027.
    mutating func range(from text: Part, to end: Part) throws(QuestionError) -> Asked {
        let (text, end) = sharingYear(text, end)
        let first = try self.end(text)
        let folded = end.text
        if let number = folded.number(0, digits: 1...2), number.value < 32 {
            let isBare = number.end == folded.letters.count
            // Of a lunar date in digits the end is one, too: 农历1月1日到15日, but not 初三到10号.
            if first.isLunar, isBare || text.hasDigit && isDay(end, number.value, from: first.first) {
                return try days(first.first, lunarDay(number.value, onOrAfter: first.first))
            }
            if isBare { return try days(first.first, reader.on(first.first).next(dayOfMonth: number.value)) }
        }
        let last = try self.end(end)
        // A word for the lunar calendar at one end is said of both: 农历1月1日到1月15日, từ 1/1 đến 15/1 âm lịch.
        if first.isLunar, let lunar = last.lunar { return try days(first.first, next(lunar, from: first.first)) }
        // A lunar year has 353 days at least.
        if last.isLunar, let lunar = first.lunar, let start = last.first.advanced(by: -352),
            let day = try next(lunar, from: start), day <= last.first
        {
            return try days(day, last.first)
        }
        switch (first.anchor, last.anchor) {
        case (.returning, .returning):
            if let running = try running(text, first, end, last) { return running }
            return try range(first, self.end(end, from: first.first))
        case (_, .returning): return try range(first, self.end(end, from: first.first))
        case (.returning, _):
            guard let before = self.last(text, first, onOrBefore: last) else { throw .notUnderstood }
            return try range(before, last)
        default:
            if let asked = try? range(first, last) { return asked }
            // Next monday to next friday: the week of the beginning is meant.
            guard last.anchor == .counted, let stop = first.first.advanced(by: 13) else { throw .notUnderstood }
            let later = try self.end(end, from: first.first)
            guard later.first <= stop else { throw .notUnderstood }
            return try range(first, later)
        }
    }

    /// The days of two ends without a year that today is among, or whose month is the one of the end: nov 20 to dec 5 in between, 5 to 9
    /// february; nil for others, which lie ahead.
    private func running(_ text: Part, _ first: RangeEnd, _ end: Part, _ last: RangeEnd) throws(QuestionError) -> Asked?
    {
        guard let today = reader.today else { return nil }
        let period = period(of: end, from: last.first)
        // A day that returns within a month is one after the first: 10月1日到7日.
        if let period, period < 32, first.first > today { return nil }
        if first.first > last.first, let start = self.last(text, first, onOrBefore: today),
            let stop = try? self.end(end, from: start.first),
            stop.days.lastDay >= today, stop.first.days(since: start.first) < 183
        {
            return try range(start, stop)
        }
        // In languages with the month after the day a day without one is of the month of the end.
        let isDate = if case .occasion(.festival, _) = last.subject { false } else { true }
        guard isDate, reader.language == .english || reader.language == .vietnamese,
            let own = self.period(of: text, from: first.first), own > 7, own < 32,
            let start = self.last(text, first, onOrBefore: last)
        else { return nil }
        return try range(start, last)
    }

    /// The last day or month before an end, or on it, of a part without a year.
    private func last(_ text: Part, _ first: RangeEnd, onOrBefore last: RangeEnd) -> RangeEnd? {
        if first.month != nil, let month = last.month { return self.last(text, first, onOrBefore: month.firstDay) }
        return self.last(text, first, onOrBefore: last.first)
    }

    private func last(_ text: Part, _ first: RangeEnd, onOrBefore stop: Day) -> RangeEnd? {
        // The last of days that return every week, month, year or lunar year; 29 February may be eight years back.
        for distance in first.month == nil ? [6, 30, 364, 384, 1460, 2921] : [335] {
            guard let day = stop.advanced(by: -distance), let one = try? end(text, from: day) else { continue }
            if one.first <= stop { return one }
        }
        return nil
    }

    /// Whether a part means the next day with a number in its month: 15日.
    private func isDay(_ part: Part, _ number: Int, from day: Day) -> Bool {
        (try? end(part, from: day))?.first == (try? reader.on(day).next(dayOfMonth: number))
    }

    /// The day with a number in the lunar month of another day, or in the next month if it is before that day.
    private func lunarDay(_ number: Int, onOrAfter start: Day) throws(QuestionError) -> Day {
        let calendar = reader.festivals.calendar
        guard (1...30).contains(number), let date = calendar.lunarDate(on: start) else { throw .notUnderstood }
        let first = number < date.day ? calendar.month(containing: start)?.lastDay.next : start
        guard let month = first.flatMap({ calendar.month(containing: $0) }) else { throw .outOfRange }
        guard number <= month.length else { throw .noThirtiethDay(month.month, year: month.year) }
        return try reader.within(month.firstDay.advanced(by: number - 1))
    }

    /// The parts with the year that belongs to both: feb 5-9 2027.
    private func sharingYear(_ text: Part, _ end: Part) -> (Part, Part) {
        let words = end.text.words
        guard words.count == 2, words[1].utf8.count == 4, words[0].utf8.count < 3,
            (words[0] + words[1]).utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { return (text, end) }
        let sign = text.chart.hasSlash ? "/" : " "
        return (part((text.text.words + [words[1]]).joined(separator: sign)), part(words[0]))
    }

    /// After how many days a part returns from one on which it is.
    private func period(of part: Part, from start: Day) -> Int? {
        guard let after = start.next, let next = (try? end(part, from: after))?.first else { return nil }
        return next.days(since: start)
    }

    /// One end of a range, a date, a day near today or a name and no question or range itself, as of today or of another day; a month
    /// without a year is the first from that day on.
    func end(_ part: Part, from day: Day? = nil) throws(QuestionError) -> RangeEnd {
        var reading = of(end: part, on: day)
        let reader = reading.reader
        if let number = part.number {
            let day = try reader.next(dayOfMonth: number)
            return RangeEnd(subject: .day(day), days: day...day)
        }
        if part.isWhole, let day = Day(part.chart.scalars[...].text) {
            return RangeEnd(subject: .day(try reader.within(day)), days: day...day, anchor: .fixed)
        }
        var asked = part.isWhole ? try reading.signed() : nil
        if asked == nil { asked = try reading.asked(part.range) }
        // 冬至 is no range from winter.
        guard let asked, var subject = asked.subject,
            asked.question == .plain, !asked.notes.contains(.beginning), var days = try reader.days(of: asked)
        else { throw .notUnderstood }
        if case .month(let month) = subject, asked.anchor == .returning, let today = reader.today {
            let next = month < YearMonth(today) ? try reader.month(month.advanced(by: 12)) : month
            (subject, days) = (.month(next), next.days)
        }
        // Of a festival of several days the first counts.
        if case .occasion = subject { days = days.firstDay...days.firstDay }
        return RangeEnd(
            subject: subject,
            days: days,
            isLunar: asked.isLunar,
            lunar: asked.lunarInstead,
            anchor: asked.anchor
        )
    }

    /// The next day with a lunar date from a day on.
    private func next(_ lunar: LunarMonthDay, from day: Day) throws(QuestionError) -> Day? {
        try reader.on(day).day(of: Asked(.occasion(.lunarDay(lunar), in: nil)))
    }

    private func days(_ first: Day, _ last: Day?) throws(QuestionError) -> Asked { try reader.days(first, last) }

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
