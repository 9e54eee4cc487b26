// Dates of both calendars, and the checks that they are there.

import AlmanacCore
import AlmanacNames

extension Reading {
    /// The question of a date, a month or a year of either calendar.
    mutating func date(_ row: Vocabulary.Row, _ values: SlotValues) throws(QuestionError) -> Asked? {
        switch row.kind {
        case .date where values[.text] != nil:
            // 三月什么时候结束 in November asks about the next March: the last one is over.
            let kind = whole == .until ? .until : Vocabulary.Kind.date
            guard let about = try part(of: kind, values, .text), about.question == .plain else { return nil }
            // A day may be 大安, a month has several.
            guard let custom = values[.customDay] else { return about }
            if case .month = about.subject { return nil }
            // 赤口 after a day is no 六曜 in China.
            let isRokuyo = custom < Rokuyo.allCases.count
            guard custom <= Rokuyo.allCases.count else { return nil }
            return reader.festivals.calendar.customs.contains(isRokuyo ? .rokuyo : .sonEomneunNal) ? about : nil
        case .date where isOfElsewhere(values), .lunar where isOfElsewhere(values):
            let region = eras[(values[.eraYear] ?? 0) >> 16].region
            var asked = try reader.living(in: region)?.date(values, isLunar: true)
            asked?.region = region
            return asked
        case .date:
            let asked = try reader.date(values, isLunar: values[.eraYear].map { eras[$0 >> 16].era.isLunar } ?? false)
            guard whole == .until || isAboutHolidays, case .month(let month)? = asked?.subject
            else { return asked }
            return Asked(.month(try reader.ahead(month, values)))
        case .either where values[.compactDate] != nil:
            var numbers = values
            let compact = values[.compactDate] ?? 0
            (numbers[.year], numbers[.month], numbers[.day]) = (compact / 10_000, compact / 100 % 100, compact % 100)
            numbers[.compactDate] = nil
            return try date(row, numbers)
        case .either:
            // By itself a date with 农历 after it is Gregorian, and its lunar date is the answer; in a birth or a countdown it is lunar.
            guard whole == nil || whole == .date || whole == .place else {
                return try reader.date(values, isLunar: true)
            }
            let lunar = try? reader.date(values, isLunar: true)
            var solar = values
            solar[.lunarMark] = nil
            // In Korean it is lunar, as births are told: 97년 5월 3일 음력.
            if row.language == UInt8(CalendarLanguage.korean.rawValue), var lunar {
                if case .day(let other)? = (try? reader.date(solar, isLunar: false))?.subject {
                    lunar.notes.append(.other(other))
                }
                return lunar
            }
            do throws(QuestionError) {
                var asked = try reader.date(solar, isLunar: false)
                if let lunar, let day = try reader.day(of: lunar) { asked?.notes.append(.other(day)) }
                return asked
            } catch {
                // 30 February is a lunar date alone.
                guard let lunar else { throw error }
                return lunar
            }
        case .lunar:
            // The patterns of Vietnamese have the day first, whatever the sign.
            let isVietnamese = row.language == UInt8(CalendarLanguage.vietnamese.rawValue)
            if chart.hasSlash, reader.order == .dayFirst, !isVietnamese, values.isLunarMonthAndDay {
                return try reader.ordered(values, era: nil)
            }
            var asked = try reader.date(aboutNewYear(values), isLunar: true)
            if let other = otherReading(of: values) { asked?.notes.append(.other(other)) }
            return isVietnamese ? try reader.fixedFestival(values, instead: asked) ?? asked : asked
        default:
            return try reader.ordered(values, era: eras.first { $0.letters.isEmpty }?.yearZero)
        }
    }

    /// The Gregorian day that a month and a day in Chinese numerals may mean instead of a lunar one: 十二月二十五, but not 十二月廿五.
    private func otherReading(of values: SlotValues) -> Day? {
        let marks: [Slot] = [.plainLunarDay, .lunarMark, .lunarMonth, .leap, .pillar, .eraYear, .relative]
        guard whole == nil, values[.month] != nil, let day = values[.lunarDay], day > 10,
            marks.allSatisfy({ values[$0] == nil }), !text.letters.contains(where: { $0 == 0x5EFF || $0 == 0x95F0 }),
            text.letters.contains(0x6708)
        else { return nil }
        var solar = values
        (solar[.day], solar[.lunarDay]) = (day, nil)
        guard case .day(let other)? = (try? reader.date(solar, isLunar: false))?.subject else { return nil }
        return other
    }

    /// Refuses a date that falls on another weekday than is written, or is not in the era that is.
    func check(_ asked: Asked, _ row: Vocabulary.Row, _ values: SlotValues) throws(QuestionError) {
        guard row.kind.stage == 0 else { return }
        let kinds: [Vocabulary.Kind] = [.date, .lunar, .either, .order]
        if kinds.contains(row.kind), let number = values[.weekday],
            let day = try reader.day(of: asked), day.weekday.number != number
        {
            throw .otherWeekday(day)
        }
        switch asked.subject {
        case .day(let day): try requireEra(day...day, values)
        case .month(let month): try requireEra(month.days, values)
        case .days(let days): try requireEra(days, values)
        default: break
        }
    }

    /// Refuses days of no day of the era that is written. An era of lunar years is written of all days of its first and its last year, as
    /// chronicles do: 天保元年正月, 慶応4年12月.
    private func requireEra(_ days: DayRange, _ values: SlotValues) throws(QuestionError) {
        guard let value = values[.eraYear] else { return }
        let name = eras[value >> 16]
        let year = name.era.isLunar ? reader.festivals.calendar.lunarYear(value & 0xFFFF)?.days : nil
        guard name.overlaps(year ?? days) else { throw .notInEra }
    }

    /// Whether the year is a lunar one of an era of another calendar, which decides its days, as the reader's own has eras of its own then:
    /// 文久 in China, but not 康熙 in Korea.
    private func isOfElsewhere(_ values: SlotValues) -> Bool {
        guard let value = values[.eraYear], eras[value >> 16].era.isLunar,
            let day = Day(year: value & 0xFFFF, month: 7, day: 1)
        else { return false }
        let (festivals, there) = (reader.festivals, reader.living(in: eras[value >> 16].region)?.festivals)
        let own = festivals.eras(on: day).contains { festivals.calendar.customSection.eras[$0.index].isLunar }
        return own && there?.calendar.id != festivals.calendar.id
    }

    /// The values with the month of a day around New Year, if a question of who works has a lunar day without a month: 初三上班吗.
    private func aboutNewYear(_ values: SlotValues) -> SlotValues {
        let monthSlots: [Slot] = [.month, .lunarMonth, .relative]
        guard isAboutHolidays, let day = values[.lunarDay] ?? values[.plainLunarDay] ?? values[.day],
            day <= 10 || day > 20, monthSlots.allSatisfy({ values[$0] == nil })
        else { return values }
        var values = values
        values[.lunarMonth] = day > 0 && day <= 10 ? 1 : 12
        return values
    }
}
