// Days from one to another.

import AlmanacCore

extension QuestionReader {
    /// Reads days with dots or tildes between them; nil for anything else.
    func dottedRange(_ scalars: [Unicode.Scalar]) throws(QuestionError) -> Asked? {
        for index in scalars.indices.dropFirst() {
            let length = Self.separatorLength(scalars, index)
            guard length > 0, index + length < scalars.count else { continue }
            return try range(from: string(scalars[..<index]), to: string(scalars[(index + length)...]))
        }
        return nil
    }

    /// Reads days with one hyphen between them, dec 1-5, of a text that is no date; nil for anything else.
    func hyphenRange(_ scalars: [Unicode.Scalar]) -> Asked? {
        let signs = scalars.indices.dropFirst().dropLast().filter { scalars[$0] == "-" }
        guard signs.count == 1 else { return nil }
        let first = string(scalars[..<signs[0]])
        guard case .day = (try? rangeEnd(first))?.subject else { return nil }
        return try? range(from: first, to: string(scalars[(signs[0] + 1)...]))
    }

    /// How many scalars at an index stand between two ends of a range: two dots or more, a tilde, a long dash.
    private static func separatorLength(_ scalars: [Unicode.Scalar], _ index: Int) -> Int {
        let dots = scalars[index...].prefix { $0 == "." }.count
        if dots > 1 { return dots }
        return ["~", "～", "〜", "…", "–", "—"].contains(scalars[index]) ? 1 : 0
    }

    /// The days or years from one text to another. A number, or an end that would be over before it begins, is looked up from the first
    /// day on: oct 1 to 7, 下周一到周五. With an end that is not after today the first day is the last such day: from oct 1 to today.
    func range(from text: String, to end: String) throws(QuestionError) -> Asked {
        let first = try rangeEnd(text)
        let later = on(first.days.firstDay)
        let folded = FoldedText(end)
        if let number = folded.number(0, digits: 1...9) {
            let isAlone = number.end == folded.letters.count && number.value < 32
            return try isAlone
                ? days(first.days.firstDay, later.next(dayOfMonth: number.value)) : range(first, later.rangeEnd(end))
        }
        let last = try rangeEnd(end)
        if let asked = try? range(first, last) { return asked }
        guard let today, last.days.lastDay <= today, first.days.firstDay > today else {
            return try range(first, later.rangeEnd(end))
        }
        // A year less a day ago the same date is the same, and tomorrow is another.
        let before = try on(within(today.advanced(by: -364))).rangeEnd(text)
        if case .day(let day) = first.subject, case .day(let other) = before.subject, MonthDay(day) != MonthDay(other) {
            throw .notUnderstood
        }
        return try range(before, last)
    }

    /// One end of a range, a date, a day near today or a name and no question or range itself, and its days.
    private func rangeEnd(_ text: String) throws(QuestionError) -> (subject: Asked.Subject, days: DayRange) {
        if let day = Day(text) { return (.day(try within(day)), day...day) }
        let scalars = Array(text.unicodeScalars)
        var asked = try signed(scalars)
        if asked == nil {
            var reading = Reading(self)
            reading.whole = .range
            asked = try reading.asked(folded(text, scalars))
        }
        // 冬至 is no range from winter.
        guard let asked, let subject = asked.subject, asked.question == .plain, !asked.notes.contains(.beginning) else {
            throw .notUnderstood
        }
        guard var days = try days(of: asked) else { throw .notUnderstood }
        // Of a festival of several days the first counts.
        if case .occasion = subject { days = days.firstDay...days.firstDay }
        return (subject, days)
    }

    private func range(
        _ first: (subject: Asked.Subject, days: DayRange),
        _ last: (subject: Asked.Subject, days: DayRange)
    ) throws(QuestionError) -> Asked {
        if case .years(let from) = first.subject, case .years(let to) = last.subject, from.lowerBound <= to.upperBound {
            return Asked(.years(from.lowerBound...to.upperBound))
        }
        guard let days = DayRange(from: first.days.firstDay, to: last.days.lastDay) else { throw .notUnderstood }
        return Asked(.days(days))
    }
}
