// Kinds of words that mean one day, and days by the names of weekdays.

import AlmanacCore
import AlmanacNames

extension Reading {
    /// The day of words of a kind that means one, which the table may lack; nil if they mean none.
    mutating func day(_ row: Vocabulary.Row, _ values: SlotValues) throws(QuestionError) -> Day? {
        switch row.kind {
        case .monthday:
            // Of holidays a number of days is how long they are: 3일 연휴.
            guard whole != .holidays, let day = values[.day] else { return nil }
            return try reader.next(dayOfMonth: day, values[.weekday].map { Weekday(daysAfterMonday: $0 - 1) })
        case .month:
            let month = try reader.ahead(reader.month(in: values), values)
            return row.number < 0 ? month.lastDay : month.firstDay
        case .year:
            if let range = values.range(.text) { return try era(range)?.firstDay }
            let today = try reader.requireToday()
            let days = DayRange(year: try reader.year(values) ?? GregorianDate(today).year)
            guard row.number >= 0 else { return try reader.within(days?.lastDay) }
            let count = values[.count] ?? 1
            guard let days, (1...days.count).contains(count) else { return nil }
            return try reader.within(days.firstDay.advanced(by: count - 1))
        case .nthday: return try reader.weekdayOfMonth(values)
        case .pillarday:
            // 甲子日, 戌の日: the next one may be today, the one that is called the next may not.
            let today = try reader.requireToday()
            let first = (values[.relative] ?? 0) > 0 ? 1 : 0
            return (first..<first + StemBranch.count).lazy.compactMap { today.advanced(by: $0) }.first {
                let pillar = StemBranch.day($0)
                return values[.pillar] == pillar.index || values[.branch] == Int(pillar.branch.rawValue)
            }
        case .julian:
            if let number = values[.count] { return try reader.within(Day(julianDayNumber: number)) }
            guard let year = values[.year], let month = values[.month] ?? values[.monthName], let day = values[.day]
            else { return nil }
            return JulianDate(year: year, month: month, day: day)?.day
        case .previous:
            let count = -(values[.relative] ?? -1)
            if let number = values[.lunarDay] ?? values[.plainLunarDay] ?? values[.day], count == 1 {
                return try reader.previous(lunarDay: number)
            }
            guard count > 0, case .occasion(let occasion, in: nil)? = try named(values)?.subject else { return nil }
            return try reader.previous(occasion, count)
        case .later, .after:
            // Of months at most twelve: 15 tháng sau is a day of the next one.
            if let months = values[.month] { return try months > 12 ? nil : reader.day(row.sign * months, unit: 3) }
            guard let start = try start(row, values) else { return nil }
            if let number = values[.weekday].map({ Weekday(daysAfterMonday: $0 - 1) }) {
                return try reader.within(
                    row.sign < 0 ? start.previous?.onOrBefore(number) : start.next?.onOrAfter(number)
                )
            }
            if let weeks = values[.count], let days = values[.day] {
                return try reader.within(start.advanced(by: row.sign * (7 * weeks + days)))
            }
            let ofDays = values[.unit] == nil && row.kind == .after ? (values[.count] ?? values[.day] ?? 1, 1) : nil
            guard let (count, unit) = ofDays ?? distance(values, row.kind == .after ? 1 : nil),
                let further = try further(values, row.sign, start)
            else { return nil }
            return try reader.day(row.sign * count, unit: unit, from: further)
        default: return nil
        }
    }

    /// The day from which days are counted: the one that is named or today. After days in a row is after the last of them: 高考后三天,
    /// お盆の翌日.
    private mutating func start(_ row: Vocabulary.Row, _ values: SlotValues) throws(QuestionError) -> Day? {
        guard row.kind == .after else { return try reader.requireToday() }
        guard let about = try part(of: row.kind, values, .text), about.question == .plain,
            let first = try reader.day(of: about)
        else { return nil }
        switch about.subject {
        case .days where row.sign > 0, .occasion where row.sign > 0: return try reader.days(of: about)?.lastDay ?? first
        default: return first
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
    private func further(_ values: SlotValues, _ sign: Int, _ start: Day) throws(QuestionError) -> Day? {
        guard let range = values.range(.lastText) else { return start }
        guard let (count, unit) = distance(text.part(range)), 1...4 ~= unit else { return nil }
        return try reader.day(sign * count, unit: unit, from: start)
    }

    /// The number and the unit that a text is, 2周, một tuần; 0 stands for none. nil if it is anything else.
    func distance(_ text: FoldedText) -> (count: Int, unit: Int)? {
        let words = [Slot.count, .day].flatMap { Vocabulary.shared.readings($0, text, 0, 0) }
        guard let number = words.first ?? text.number(0, digits: 1...7) ?? text.hanNumber(0) else { return nil }
        if number.end == text.letters.count { return (number.value, 0) }
        // 个, 個
        let isCounted = [0x4E2A, 0x500B].contains(text.letters[number.end])
        let units = Vocabulary.shared.readings(.unit, text, number.end + (isCounted ? 1 : 0), 0)
        return units.first { $0.end == text.letters.count }.map { (number.value, $0.value) }
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

    /// A weekday, a week or a weekend.
    mutating func week(_ row: Vocabulary.Row, _ values: SlotValues) throws(QuestionError) -> Asked? {
        switch (row.kind, row.number) {
        case (.weekday, _): return try reader.weekday(values)
        case (_, 2): return try reader.weekend(values[.relative] ?? 0)
        case (_, 1):
            let year = if let year = try reader.year(values) { year } else { try reader.requireToday().isoWeek.year }
            guard let week = values[.count].flatMap({ ISOWeek(year: year, week: $0) }) else { return nil }
            guard let day = values[.day] else { return try reader.days(week.day(.monday), week.day(.sunday)) }
            return (1...7).contains(day) ? try oneDay(week.day(Weekday(daysAfterMonday: day - 1))) : nil
        default:
            guard values[.text] != nil else { return try reader.week(values) }
            guard let about = try part(of: .week, values, .text), let day = try reader.day(of: about) else {
                return nil
            }
            let first = day.onOrBefore(reader.firstWeekday)
            return try reader.days(first, first?.advanced(by: 6))
        }
    }

    /// Solar terms, leap months and leap years.
    func terms(_ row: Vocabulary.Row, _ values: SlotValues) throws(QuestionError) -> Asked? {
        switch row.number {
        case 1:
            let next = reader.festivals.calendar.nextTermEvent(after: try reader.requireToday())
            return next.map { Asked(.occasion(.term($0.kind), in: nil)) }
        case 0 where values[.month] ?? values[.monthName] ?? values[.relative] != nil:
            return Asked(.occasion(.anyTerm, in: try reader.ahead(reader.month(in: values), values).days))
        case 0:
            let year =
                if let year = try reader.year(values) { year } else { GregorianDate(try reader.requireToday()).year }
            return Asked(.occasion(.anyTerm, in: try reader.days(ofYear: year)))
        case 2:
            return Asked(.occasion(.leapMonth, in: try reader.days(ofYear: reader.year(values))))
        default:
            let year = GregorianDate(try reader.requireToday()).year
            // Between 1896 and 1904 there was none in eight years.
            let next = (year + 1...year + 8).first { DayRange(year: $0)?.count == 366 }
            guard let next else { return nil }
            _ = try reader.within(DayRange(year: next)?.firstDay)
            return Asked(.years(next...next))
        }
    }
}
