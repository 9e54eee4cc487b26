// Questions of holidays and of who works.

import AlmanacCore
import AlmanacNames

extension Reading {
    /// The days off in place of others, or those worked for others, in a year, a month or some days; without any in this year.
    mutating func substitutes(isMakeup: Bool, _ values: SlotValues) throws(QuestionError) -> Asked? {
        if let relative = values[.relative], !(0...1).contains(relative) { return nil }
        let today = try reader.requireToday()
        let year = GregorianDate(today).year
        // The next one is the first of those that are ahead.
        let all =
            values[.relative] != nil ? try reader.days(today, today.advanced(by: 366)) : Asked(.years(year...year))
        let about = values[.text] == nil ? all : try part(of: .holidays, values, .text)
        guard let about, about.question == .plain else { return nil }
        var subject = about.subject
        switch subject {
        case .day where isMakeup: return Asked(subject, .works, about.notes)
        case .occasion:
            // Days are worked for a holiday some weeks before or after it; the day in place of one is soon after it, or the day before.
            guard let day = try reader.day(of: about), let first = day.advanced(by: isMakeup ? -21 : -1),
                let last = day.advanced(by: isMakeup ? 28 : 10)
            else { return nil }
            subject = .days(first...last)
        case .day(let day):
            guard reader.festivals.on(day).contains(where: { $0.kind == .publicHoliday }),
                let first = day.previous, let last = day.advanced(by: 10)
            else { break }
            subject = .days(first...last)
        default: break
        }
        var asked = Asked(subject, .works, about.notes)
        if isMakeup { asked.kind = .makeUpWorkday } else { asked.reason = .substitute }
        return asked
    }

    mutating func aboutHolidays(
        _ row: Vocabulary.Row,
        _ values: SlotValues
    ) throws(QuestionError) -> Asked? {
        let (kind, isCount) = (row.kind, row.number == 1)
        if let season = values[.season] {
            // A day of the lunar calendar has month and day alone: 鬼門開, 701.
            if season > 0, season < 10_000 {
                var lunar = values
                (lunar[.month], lunar[.day], lunar[.lunarMark], lunar[.season]) = (season / 100, season % 100, 1, nil)
                var asked = try reader.date(lunar, isLunar: true)
                asked?.isLunar = true
                return asked
            }
            if season.isCount {
                guard let year = try reader.year(values) else { throw .noBirth }
                return try reader.reached(values, from: Asked(.years(year...year)))
            }
            let days = try reader.season(season, try reader.year(values))
            if season < 0 { return Asked(days.count == 1 ? .day(days.firstDay) : .days(days)) }
            try reader.requireHolidays(days)
            return Asked(.days(days), .holidays)
        }
        if values[.text] != nil, values[.lastText] != nil {
            guard case .days(let days)? = try range(values)?.subject else { return nil }
            return Asked(.days(days), .works)
        }
        if values[.lastText] != nil {
            guard let about = try part(of: .works, values, .lastText), let days = try reader.days(of: about),
                let tomorrow = try reader.requireToday().next
            else { return nil }
            // Until something are the days to its first one; left in it are all of its own, or those after today if it has begun. A
            // single day is counted to: 圣诞节还有几个工作日.
            let isRest = !(kind == .works && isCount) && days.count > 1
            let first = isRest ? max(tomorrow, days.firstDay) : tomorrow
            let last = isRest || days.firstDay < tomorrow ? days.lastDay : days.firstDay
            guard let left = DayRange(from: first, to: last) else { return nil }
            return kind == .works ? Asked(.days(left), .works) : holidays(.days(left), isCount, about.notes)
        }
        guard values[.text] != nil else { return kind == .holidays ? Asked(nil, .holidays) : nil }
        // Schools have holidays by season, which no law decides: 冬休み.
        guard let about = try part(of: kind, values, .text), about.question == .plain,
            !about.notes.contains(.beginning)
        else { return nil }
        switch (kind, about.subject) {
        case (.holidays, .day): return Asked(about.subject, .holidays, about.notes)
        case (.works, _) where isCount: return Asked(about.subject, .works, about.notes)
        case (_, .day), (.works, .days), (.works, .occasion(.lunarDay, in: _)):
            return Asked(about.subject, .works, about.notes)
        case (_, .occasion(let occasion, in: nil)):
            // 春节放假2028
            let year = try reader.days(ofYear: values[.year])
            return try elsewhere(Asked(.occasion(occasion, in: year), .holidays, about.notes), occasion)
        case (_, .occasion(let occasion, in: _)):
            return try elsewhere(Asked(about.subject, .holidays, about.notes), occasion)
        default: return holidays(about.subject, isCount, about.notes)
        }
    }

    /// A question of the holidays of some days, perhaps of how many days off there are and not of the breaks that they make.
    private func holidays(_ subject: Asked.Subject?, _ isCount: Bool, _ notes: [Asked.Note]) -> Asked {
        var asked = Asked(subject, .holidays, notes)
        if isCount { asked.kind = .dayOff }
        return asked
    }

    /// A workday some workdays from today or another day, or of some days the one with a number, or the last.
    mutating func workday(_ row: Vocabulary.Row, _ values: SlotValues) throws(QuestionError) -> Asked? {
        switch row.number {
        case ...1:
            var start: Day?
            if values[.lastText] != nil {
                guard let about = try part(of: .range, values, .lastText), let day = try reader.day(of: about)
                else { return nil }
                start = day
            }
            var asked = Asked(start.map { .day($0) }, .nextWorkday)
            asked.count = (values[.count] ?? 1) * row.sign
            return asked.count != 0 ? asked : nil
        default:
            let month = Asked(.month(YearMonth(try reader.requireToday())))
            let about = values[.lastText] == nil ? month : try part(of: .works, values, .lastText)
            guard let about, let days = try reader.days(of: about), days.count > 1 else { return nil }
            let ordinal = values[.count] ?? values[.day]
            let start = ordinal == nil ? days.lastDay.next : days.firstDay.previous
            var asked = Asked(.day(try reader.within(start)), .nextWorkday)
            asked.count = ordinal ?? -1
            return asked.count == 0 || about.question != .plain ? nil : asked
        }
    }
}
