import AlmanacCore
import AlmanacNames

/// A text being read: the chart of its words, and for whom they are read.
struct Reading {
    var reader: QuestionReader
    var chart: Chart
    /// The question of which the text is a part; nil if it is none.
    var whole: Vocabulary.Kind?
    /// How many questions the text is within; no question that people ask is within more than three.
    private var depth = 0
    /// The way in which the parts that were read last are bound to a day.
    private var partAnchor = Asked.Anchor.returning

    var text: FoldedText { chart.text }
    var eras: [EraName] { chart.eras }
    var work: Work { chart.work }

    init(_ reader: QuestionReader, _ scalars: [Unicode.Scalar]) {
        self.reader = reader
        chart = Chart(
            FoldedText(typed: scalars[...].text),
            scalars,
            Vocabulary.shared.rows(reader.language),
            reader.festivals.eraNames,
            Work(reader.table, reader.names)
        )
    }

    /// A reading of another text for the same question.
    func of(_ text: FoldedText, _ scalars: [Unicode.Scalar]) -> Reading {
        var other = self
        other.chart = Chart(text, scalars, Vocabulary.shared.rows(reader.language), chart.eras, work)
        other.depth = 0
        return other
    }

    /// A reading of the words before and after a region's name, by a reader who lives there.
    func of(_ text: FoldedText, by resident: (reader: QuestionReader, eras: [EraName])) -> Reading {
        work.spend(300)
        var other = self
        other.chart = Chart(text, [], Vocabulary.shared.rows(reader.language), resident.eras, work)
        (other.reader, other.whole, other.depth) = (resident.reader, .place, 0)
        return other
    }

    /// A reading of one end of a range, on another day if one is given.
    func of(end: Part, on day: Day?) -> Reading {
        var other = self
        if let day { other.reader = reader.on(day) }
        (other.chart, other.whole, other.depth) = (end.chart, .range, 0)
        return other
    }

    /// The question of a part of the text; nil if it is none.
    mutating func asked(_ part: Range<Int>) throws(QuestionError) -> Asked? {
        guard !part.isEmpty else { return nil }
        let known = chart.meanings[part.lowerBound].first {
            $0.end == part.upperBound && $0.whole == whole && $0.depth == depth && $0.today == reader.today
        }
        if let known {
            if let failure = known.failure { throw failure }
            return known.asked
        }
        var (asked, failure): (Asked?, QuestionError?)
        do throws(QuestionError) { asked = try newlyAsked(part) } catch { failure = error }
        chart.meanings[part.lowerBound].append(
            Chart.Meaning(
                end: part.upperBound,
                whole: whole,
                depth: depth,
                today: reader.today,
                asked: asked,
                failure: failure
            )
        )
        if let failure { throw failure }
        return asked
    }

    private mutating func newlyAsked(_ part: Range<Int>) throws(QuestionError) -> Asked? {
        var failure: QuestionError?
        let hasQuestions = whole == .place || whole == .until || whole == .date || whole == .range || isAboutHolidays
        for stage in 0..<(whole == nil ? Vocabulary.Kind.stageCount : hasQuestions ? 3 : 2) {
            var refusal: (row: Vocabulary.Row, error: QuestionError)?
            for match in chart.matches(stage, at: part.lowerBound) where stage != 2 || isPossible(match.row.kind) {
                guard let values = match.values(endingAt: part.upperBound) else { continue }
                if let last = refusal, last.row.index != match.row.index {
                    // No other pattern may read the date as one of the other calendar: 1990年8月30日农历出生.
                    if last.row.kind == .either { throw last.error }
                    failure = failure ?? last.error
                    refusal = nil
                }
                do throws(QuestionError) {
                    partAnchor = .returning
                    if var found = try asked(match.row, values) {
                        try check(found, match.row, values)
                        found.anchor = max(partAnchor, values.anchor(match.row.kind))
                        return found
                    }
                } catch {
                    // Another pattern may read the same text as something that is there: 12-30, but not 13-30.
                    // The ends of a range are no reason to refuse what has its word in it: 冬至时间.
                    if error != .notUnderstood, refusal == nil { refusal = (match.row, error) }
                }
            }
            failure = failure ?? refusal?.error
            if let failure { throw failure }
        }
        return whole == nil ? try beginning(part) : nil
    }

    /// Some days, weeks, months or years from today.
    mutating func distance(isLater: Bool) throws(QuestionError) -> Asked? {
        guard let number = text.number(0, digits: 1...7) else { return nil }
        let units = Vocabulary.shared.readings(.unit, text, number.end, 0).filter { $0.end == text.letters.count }
        guard number.end == text.letters.count || !units.isEmpty else { return nil }
        var asked = Asked(.day(try reader.day(isLater ? number.value : -number.value, unit: units.first?.value ?? 1)))
        asked.anchor = .counted
        return asked
    }

    private mutating func asked(
        _ row: Vocabulary.Row,
        _ values: SlotValues
    ) throws(QuestionError) -> Asked? {
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
            return try asked(row, numbers)
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
        case .age where values[.branch] != nil: return try reader.ages(values)
        case .age:
            guard let about = try part(of: .age, values, .text) else { return nil }
            return try reader.age(of: about)
        case .birthday:
            // The year is the one asked about: 음력 생일이 8월 15일인데 내년엔 언제.
            var date = values
            (date[.year], date[.yearOffset]) = (nil, nil)
            let isText = values[.text] != nil
            var about = isText ? try part(of: .birthday, values, .text) : try reader.date(date, isLunar: true)
            // A word for the lunar calendar without a date is the date of today: 明年农历的同一天.
            if !isText, case .day(let day)? = about?.subject, values[.day] ?? values[.lunarDay] == nil {
                about = reader.festivals.calendar.lunarDate(on: day).map {
                    Asked(.occasion(.lunarDay(LunarMonthDay($0)), in: nil))
                }
            }
            guard let about else { return nil }
            return try reader.anniversary(of: about, in: reader.year(values))
        case .lunar:
            // The patterns of Vietnamese have the day first, whatever the sign.
            let isVietnamese = row.language == UInt8(CalendarLanguage.vietnamese.rawValue)
            if chart.hasSlash, reader.order == .dayFirst, !isVietnamese, values.isLunarMonthAndDay {
                return try reader.ordered(values, era: nil)
            }
            var asked = try reader.date(aboutNewYear(values), isLunar: true)
            if let other = otherReading(of: values) { asked?.notes.append(.other(other)) }
            return isVietnamese ? try reader.fixedFestival(values, instead: asked) ?? asked : asked
        case .order:
            return try reader.ordered(values, era: eras.first { $0.letters.isEmpty }?.yearZero)
        case .weekday: return try reader.weekday(values)
        case .week:
            guard values[.text] != nil else { return try reader.week(values) }
            guard let about = try part(of: .week, values, .text), let day = try reader.day(of: about) else {
                return nil
            }
            let first = day.onOrBefore(reader.firstWeekday)
            return try reader.days(first, first?.advanced(by: 6))
        case .weekend: return try reader.weekend(values[.relative] ?? 0)
        case .month:
            return Asked(.month(try reader.month(in: values)))
        case .nextterm:
            let next = reader.festivals.calendar.nextTermEvent(after: try reader.requireToday())
            return next.map { Asked(.occasion(.term($0.kind), in: nil)) }
        case .terms where values[.month] ?? values[.monthName] ?? values[.relative] != nil:
            return Asked(.occasion(.anyTerm, in: try reader.ahead(reader.month(in: values), values).days))
        case .terms:
            let year =
                if let year = try reader.year(values) { year } else { GregorianDate(try reader.requireToday()).year }
            return Asked(.occasion(.anyTerm, in: try reader.days(ofYear: year)))
        case .leapmonth: return Asked(.occasion(.leapMonth, in: try reader.days(ofYear: reader.year(values))))
        case .leapyear:
            let year = GregorianDate(try reader.requireToday()).year
            // Between 1896 and 1904 there was none in eight years.
            let next = (year + 1...year + 8).first { DayRange(year: $0)?.count == 366 }
            guard let next else { return nil }
            _ = try reader.within(DayRange(year: next)?.firstDay)
            return Asked(.years(next...next))
        case .isoweek:
            let year = if let year = try reader.year(values) { year } else { try reader.requireToday().isoWeek.year }
            guard let week = values[.count].flatMap({ ISOWeek(year: year, week: $0) }) else { return nil }
            guard let day = values[.day] else { return try reader.days(week.day(.monday), week.day(.sunday)) }
            return (1...7).contains(day) ? try oneDay(week.day(Weekday(daysAfterMonday: day - 1))) : nil
        case .named where (values[.relative] ?? 0) < 0 || (values[.relative] ?? 0) > 1: return nil
        case .named:
            guard let found = try named(values) else { return nil }
            // 旧暦の七夕 is a festival of its own, and none of Gregorian date.
            guard values[.lunarMark] != nil, case .occasion(let occasion, _) = found.subject else { return found }
            guard case .festival(let id) = occasion else { return nil }
            return reader.home(of: occasion).isLunisolar(id) ? found : nil
        case .inmonth: return try inMonth(values)
        case .range: return try range(values)
        case .both: return try both(values)
        case .since: return try since(values)
        case .apart: return try apart(values)
        case .reached:
            if let season = values[.season], !season.isCount { return nil }
            guard values[.text] != nil else { throw .noBirth }
            guard let about = try part(of: .birthday, values, .text) else { return nil }
            return try reader.reached(values, from: about)
        case .until, .end:
            let (isRest, isEnd) = (values[.lastText] != nil, row.kind == .end)
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
        case .nextholiday: return Asked(nil, .nextHoliday)
        case .nextdayoff: return Asked(nil, .nextDayOff)
        case .nextbreak: return Asked(nil, .nextBreak)
        case .nextworkday, .lastworkday:
            var start: Day?
            if values[.lastText] != nil {
                guard let about = try part(of: .range, values, .lastText), let day = try reader.day(of: about)
                else { return nil }
                start = day
            }
            var asked = Asked(start.map { .day($0) }, .nextWorkday)
            asked.count = (values[.count] ?? 1) * (row.kind == .lastworkday ? -1 : 1)
            return asked.count != 0 ? asked : nil
        case .workdayof:
            let month = Asked(.month(YearMonth(try reader.requireToday())))
            let about = values[.lastText] == nil ? month : try part(of: .workdays, values, .lastText)
            guard let about, let days = try reader.days(of: about), days.count > 1 else { return nil }
            let ordinal = values[.count] ?? values[.day]
            let start = ordinal == nil ? days.lastDay.next : days.firstDay.previous
            var asked = Asked(.day(try reader.within(start)), .nextWorkday)
            asked.count = ordinal ?? -1
            return asked.count == 0 || about.question != .plain ? nil : asked
        case .substitutes, .makeups: return try substitutes(row.kind, values)
        case .season, .workdays, .workdaysleft, .works, .holidays: return try aboutHolidays(row.kind, values)
        case .place: return try elsewhere(values)
        default: return try oneDay(day(row.kind, values))
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

    /// Whether a part of the question may be of a kind: days until something are those until the next holiday, day off, break or workday
    /// or a season, and a question about work may have a range in it.
    private func isPossible(_ kind: Vocabulary.Kind) -> Bool {
        switch whole {
        case .until: kind.isNext || kind == .season
        case .date: kind == .dayafter || kind == .eve || kind == .reached || kind == .apart
        case .range: kind == .dayafter || kind == .eve
        default: isAboutHolidays ? kind == .range : true
        }
    }

    private func oneDay(_ day: Day?) throws(QuestionError) -> Asked? {
        guard let day else { return nil }
        return Asked(.day(try reader.within(day)))
    }

    /// Refuses a date that falls on another weekday than is written, or is not in the era that is.
    private func check(_ asked: Asked, _ row: Vocabulary.Row, _ values: SlotValues) throws(QuestionError) {
        guard row.kind.stage == 0 else { return }
        if row.kind.rawValue < Vocabulary.Kind.offset.rawValue, let number = values[.weekday],
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

    /// Whether the text is a part of a question of who works when.
    private var isAboutHolidays: Bool { whole == .holidays || whole == .works || whole == .workdays }

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

    /// The question of the letters that a slot for a text has read, within one of a kind; nil if they are none.
    mutating func part(
        of kind: Vocabulary.Kind,
        _ values: SlotValues,
        _ slot: Slot
    ) throws(QuestionError) -> Asked? {
        guard let range = values.range(slot), depth < 4 else { return nil }
        let (outer, outerAnchor) = (whole, partAnchor)
        whole = kind
        depth += 1
        defer {
            whole = outer
            depth -= 1
        }
        var found = try asked(range)
        partAnchor = max(outerAnchor, found?.anchor ?? .returning)
        // Of a date whose weekday or work is asked about nobody means the lunar one: 12月25日是星期几.
        if kind == .date || isAboutHolidays {
            found?.notes.removeAll { if case .gregorian = $0 { true } else { false } }
        }
        return found
    }
}

extension Vocabulary.Kind {
    /// Whether words ask for the next holiday, day off, break or workday.
    fileprivate var isNext: Bool { rawValue >= Self.nextholiday.rawValue && rawValue <= Self.nextworkday.rawValue }
}

extension SlotValues {
    /// The way in which values bind words of a kind to a day.
    fileprivate func anchor(_ kind: Vocabulary.Kind) -> Asked.Anchor {
        let countedKinds: [Vocabulary.Kind] = [
            .later, .ago, .offset, .week, .weekend, .moon, .nextterm, .leapyear, .previous, .workdayof,
        ]
        let fixedKinds: [Vocabulary.Kind] = [.jdn, .julian, .isoweek]
        let (counted, fixed): ([Slot], [Slot]) = (
            [.yearOffset, .relative, .dayOffset], [.year, .eraYear, .compactDate, .pillar, .branch]
        )
        if countedKinds.contains(kind) || counted.contains(where: { self[$0] != nil }) { return .counted }
        let isFixed = fixedKinds.contains(kind) || kind == .order && self[.count] != nil
        return isFixed || fixed.contains { self[$0] != nil } ? .fixed : .returning
    }
}
