// Kinds of words that mean one day, and days by the names of weekdays.

import AlmanacCore
import AlmanacNames

extension Reading {
    /// The day of words of a kind that means one, which the table may lack; nil if they mean none.
    mutating func day(_ kind: Vocabulary.Kind, _ values: SlotValues) throws(QuestionError) -> Day? {
        switch kind {
        case .offset: return try reader.day(values[.dayOffset] ?? 0, unit: 1)
        case .moon: return try reader.requireToday()
        case .monthday:
            // Of holidays a number of days is how long they are: 3일 연휴.
            guard whole != .holidays, let day = values[.day] else { return nil }
            return try reader.next(dayOfMonth: day, values[.weekday].map { Weekday(daysAfterMonday: $0 - 1) })
        case .monthstart: return try reader.ahead(reader.month(in: values), values).firstDay
        case .monthend: return try reader.ahead(reader.month(in: values), values).lastDay
        case .yearstart:
            guard let range = values.range(.text) else { return try reader.within(year(values)?.firstDay) }
            return try era(range)?.firstDay
        case .yearend: return try reader.within(year(values)?.lastDay)
        case .nthday: return try reader.weekdayOfMonth(values)
        case .later, .ago:
            // Of months at most twelve: 15 tháng sau is a day of the next one.
            if let months = values[.month] {
                return try months > 12 ? nil : reader.day(kind == .later ? months : -months, unit: 3)
            }
            guard let (count, unit) = distance(values) else { return nil }
            let sign = kind == .later ? 1 : -1
            let start = try further(values, .text, sign, try reader.requireToday())
            return try start.map { start throws(QuestionError) in try reader.day(sign * count, unit: unit, from: start)
            }
        case .pillarday:
            // 甲子日, 戌の日: the next one may be today, the one that is called the next may not.
            let today = try reader.requireToday()
            let first = (values[.relative] ?? 0) > 0 ? 1 : 0
            return (first..<first + StemBranch.count).lazy.compactMap { today.advanced(by: $0) }.first {
                let pillar = StemBranch.day($0)
                return values[.pillar] == pillar.index || values[.branch] == Int(pillar.branch.rawValue)
            }
        case .yearday:
            guard let count = values[.count], let days = try year(values), (1...days.count).contains(count) else {
                return nil
            }
            return try reader.within(days.firstDay.advanced(by: count - 1))
        case .jdn: return try reader.within(values[.count].flatMap { Day(julianDayNumber: $0) })
        case .julian:
            guard let year = values[.year], let month = values[.month] ?? values[.monthName], let day = values[.day]
            else {
                return nil
            }
            return JulianDate(year: year, month: month, day: day)?.day
        case .previous:
            let count = -(values[.relative] ?? -1)
            if let number = values[.lunarDay] ?? values[.plainLunarDay] ?? values[.day], count == 1 {
                return try reader.previous(lunarDay: number)
            }
            guard count > 0, case .occasion(let occasion, in: nil)? = try named(values)?.subject else {
                return nil
            }
            return try reader.previous(occasion, count)
        case .dayafter, .eve:
            guard let about = try part(of: kind, values, .text), about.question == .plain,
                let first = try reader.day(of: about)
            else { return nil }
            // After days in a row is after the last of them: 高考后三天, お盆の翌日.
            let isPeriod =
                switch about.subject {
                case .days, .occasion: kind == .dayafter
                default: false
                }
            let day = isPeriod ? try reader.days(of: about)?.lastDay ?? first : first
            if let number = values[.weekday].map({ Weekday(daysAfterMonday: $0 - 1) }) {
                return try reader.within(kind == .eve ? day.previous?.onOrBefore(number) : day.next?.onOrAfter(number))
            }
            let sign = kind == .eve ? -1 : 1
            if let weeks = values[.count], let days = values[.day] {
                return try reader.within(day.advanced(by: sign * (7 * weeks + days)))
            }
            guard
                let (count, unit) = values[.unit] == nil
                    ? (values[.count] ?? values[.day] ?? 1, 1) : distance(values, 1)
            else {
                return nil
            }
            let start = try further(values, .lastText, sign, day)
            return try start.map { start throws(QuestionError) in try reader.day(sign * count, unit: unit, from: start)
            }
        default: return nil
        }
    }

    /// The number and the unit of a distance, or a number where there is none: 半年后. 两个半月 is two months and a half.
    private func distance(_ values: SlotValues, _ otherwise: Int? = nil) -> (count: Int, unit: Int)? {
        guard let unit = values[.unit] else { return nil }
        guard let count = values[.count] else { return (unit > 4 ? 1 : otherwise).map { ($0, unit) } }
        return (count, unit == 6 ? 8 : unit)
    }

    /// A day the larger part of a distance from another, of two weeks and 3 days the weeks; the other day if there is none, nil if the
    /// text is no distance.
    private func further(
        _ values: SlotValues,
        _ slot: Slot,
        _ sign: Int,
        _ start: Day
    ) throws(QuestionError) -> Day? {
        guard let range = values.range(slot) else { return start }
        let part = text.part(range)
        let words = [Slot.count, .day].flatMap { Vocabulary.shared.readings($0, part, 0, 0) }
        guard let number = words.first ?? part.number(0, digits: 1...4) ?? part.hanNumber(0) else { return nil }
        // 个, 個
        let isCounted = number.end < part.letters.count && [0x4E2A, 0x500B].contains(part.letters[number.end])
        let units = Vocabulary.shared.readings(.unit, part, number.end + (isCounted ? 1 : 0), 0)
        guard let unit = units.first(where: { $0.end == part.letters.count && 1...4 ~= $0.value }) else { return nil }
        return try reader.day(sign * number.value, unit: unit.value, from: start)
    }

    /// The days of the era whose name is some letters, of one that continues those until today; nil if there is none.
    func era(_ range: Range<Int>) throws(QuestionError) -> DayRange? {
        guard range.count > 1, let named = eras.first(where: { $0.letters[...] == text.letters[range] }) else {
            return nil
        }
        let first = try reader.within(named.era.firstDay)
        let last = if let next = named.nextDay { next.previous } else { try reader.requireToday() }
        return last.flatMap { DayRange(from: first, to: $0) }
    }

    private func year(_ values: SlotValues) throws(QuestionError) -> DayRange? {
        let today = try reader.requireToday()
        return DayRange(year: try reader.year(values) ?? GregorianDate(today).year)
    }

    /// The days from one to another, or to today, or a number of them.
    mutating func range(_ values: SlotValues) throws(QuestionError) -> Asked? {
        if let weekdays = try weekdays(values) { return weekdays }
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

    /// Two days in a row, or something in two years in a row, each of which is named: 除夕和初一, tet 2027 and 2028; nil for others.
    mutating func both(_ values: SlotValues) throws(QuestionError) -> Asked? {
        guard let asked = try range(values) else { return nil }
        switch asked.subject {
        case .days(let days): return days.count == 2 ? asked : nil
        case .years(let years): return years.count == 2 ? asked : nil
        case .occasion(_, in: let days?): return (730...731).contains(days.count) ? asked : nil
        default: return nil
        }
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

    /// The days from the next weekday with one name to the next one after it with another: 周一到周五; nil for other texts.
    private func weekdays(_ values: SlotValues) throws(QuestionError) -> Asked? {
        var days: [Day] = []
        for slot in [Slot.text, .lastText] {
            guard let part = values.range(slot).map({ text.part($0) }),
                let found = Vocabulary.shared.readings(.weekday, part, 0, 0).first, found.end == part.letters.count
            else { return nil }
            let start = if let first = days.first { first } else { try reader.requireToday() }
            days.append(try reader.within(start.onOrAfter(Weekday(daysAfterMonday: found.value - 1))))
        }
        return Asked(.days(days[0]...days[1]))
    }
}
