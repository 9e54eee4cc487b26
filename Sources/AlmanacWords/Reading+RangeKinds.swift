// Kinds of words that mean days in a row, the distance of two days, or how far away one is.

import AlmanacCore
import AlmanacNames

extension Reading {
    /// The days from one to another, or to today, or a number of them.
    mutating func range(_ values: SlotValues) throws(QuestionError) -> Asked? {
        if let offset = values[.dayOffset], let count = values[.count], count > 0 {
            return try reader.days(reader.day(offset, unit: 1), reader.day(offset + count - 1, unit: 1))
        }
        if let count = values[.count] {
            guard let from = try part(of: .range, values, .text), count > 0, case .day(let first) = from.subject
            else { return nil }
            return try reader.days(first, first.advanced(by: count - 1))
        }
        if values[.text] == nil, let about = try reader.date(values, isLunar: false) {
            return try reader.days(of: about).map { Asked(.days($0)) }
        }
        guard let first = values.range(.text) else { return nil }
        // The words for days near today are read in every language.
        let last = values.range(.lastText).map { Part(chart: chart, range: $0) } ?? part("today")
        return try range(from: Part(chart: chart, range: first), to: last)
    }

    /// How many days there are until something, or until its end.
    mutating func until(_ row: Vocabulary.Row, _ values: SlotValues) throws(QuestionError) -> Asked? {
        let (isRest, isEnd) = (values[.lastText] != nil, row.number < 0)
        guard let about = try part(of: .until, values, isRest ? .lastText : .text) else { return nil }
        // The answer about the next holiday says how far it is.
        if about.question != .plain, about.subject == nil { return about }
        if about.question != .plain, !isEnd { return Asked(about.subject, .until, about.notes) }
        // A year that has begun is over on its last day, and so is what days are left of: 今年, 本月还剩几天.
        let isYear = if case .years = about.subject { true } else { false }
        guard isRest || isYear, let days = try reader.days(of: about), days.count > 1,
            case let today = try reader.requireToday(), isEnd || today >= days.firstDay,
            isRest || days.contains(today)
        else {
            // A single day has no end to ask for: 春节什么时候结束 is about its days off.
            if isEnd { return nil }
            var whole = Asked(about.subject, .until, about.notes)
            whole.isLunar = about.isLunar
            return whole
        }
        return Asked(.day(days.lastDay), .until, about.notes)
    }

    /// How many days have passed since a day, or are left from today until one; between other days both count.
    mutating func since(_ values: SlotValues) throws(QuestionError) -> Asked? {
        let days: DayRange
        switch try range(values)?.subject {
        case .days(let found): days = found
        case .occasion(let occasion, in: let years?):
            // From one year's to another's: chinese new year 2026 and 2027.
            let found = reader.home(of: occasion).days(of: occasion, in: years)
            guard let first = found.first, let last = found.last else { return nil }
            days = first...last
        default: return nil
        }
        if values[.lastText] == nil { return Asked(.day(days.firstDay), .until) }
        return try days.firstDay == reader.requireToday() ? Asked(.day(days.lastDay), .until) : Asked(.days(days))
    }

    /// The distance of two days. The second is the next one after the first; if that is more than 300 days later, the one in the year of
    /// the first: 国庆和中秋差几天. A day that does not return, such as today, is itself.
    mutating func apart(_ values: SlotValues) throws(QuestionError) -> Asked? {
        var swapped = values
        (swapped[.text], swapped[.lastText]) = (values[.lastText], values[.text])
        guard let asked = (try? since(values)) ?? nil else { return try since(swapped) }
        guard case .days(let days)? = asked.subject, days.count > 300, let range = values.range(.lastText),
            let newYear = Day(year: GregorianDate(days.firstDay).year, month: 1, day: 1),
            case let part = Part(chart: chart, range: range), try end(part).anchor == .returning
        else { return asked }
        let last = try end(part, from: newYear).first
        return Asked(.days(min(last, days.firstDay)...max(last, days.firstDay)))
    }
}

// MARK: - Ranges with signs

extension Reading {
    /// Reads days with dots or tildes between them; nil for anything else.
    mutating func dottedRange() throws(QuestionError) -> Asked? {
        let scalars = chart.scalars
        for index in scalars.indices.dropFirst() {
            let length = Self.separatorLength(scalars, index)
            guard length > 0, index + length < scalars.count else { continue }
            return try range(from: part(scalars[..<index].text), to: part(scalars[(index + length)...].text))
        }
        return nil
    }

    /// Reads days or years with one hyphen between them, dec 1-5, 2026-2030年春节, of a text that is no date; nil for anything else.
    mutating func hyphenRange() -> Asked? {
        let scalars = chart.scalars
        let signs = scalars.indices.dropFirst().dropLast().filter { scalars[$0] == "-" }
        guard signs.count == 1 else { return nil }
        let (first, last) = (part(scalars[..<signs[0]].text), part(scalars[(signs[0] + 1)...].text))
        let start = try? end(first)
        // lunar 12-31 is a date that there is not; 初一-15 has the unit between its numbers.
        if start?.isLunar == true, ("0"..."9").contains(scalars[signs[0] - 1]), last.number != nil { return nil }
        let asked = try? range(from: first, to: last)
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
}
