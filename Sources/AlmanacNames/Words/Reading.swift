import AlmanacCore

/// One text being read; what is expensive to build is kept while it is.
struct Reading {
    let reader: QuestionReader
    private let rows: [Vocabulary.Row]
    private let eras: [EraName]
    private var names: OccasionNames?
    /// The question of which the text is a part; nil if it is none.
    private var whole: Vocabulary.Kind?

    init(_ reader: QuestionReader) {
        self.reader = reader
        rows = Vocabulary.shared.rows(reader.language)
        names = reader.names
        eras = reader.festivals.eraNames
    }

    /// The question of a text; nil if it is none.
    mutating func asked(_ text: FoldedText) throws(QuestionError) -> Asked? {
        guard !text.letters.isEmpty else { return nil }
        var failure: QuestionError?
        let stages: [Vocabulary.Kind] = [.moon, .named, .holidays, .place]
        for stage in stages.prefix(whole == nil ? 4 : whole == .place ? 3 : 2) {
            let regions = stage == .place ? reader.table.regionNames : []
            for row in rows where row.kind.stage == stage {
                var found: Asked?
                var matcher = PatternMatcher(text, row, eras, regions)
                _ = matcher.match { values in
                    do throws(QuestionError) {
                        found = try asked(row, values, text)
                        if let found { try check(found, row, values) }
                    } catch {
                        found = nil
                        // Another pattern may read the same text as something that is there: 12-30, but not 13-30.
                        failure = failure ?? error
                    }
                    return found != nil
                }
                if let found { return found }
            }
            if let failure { throw failure }
        }
        return whole == nil ? try beginning(text) : nil
    }

    /// Some days, weeks, months or years from today.
    mutating func distance(_ text: FoldedText, isLater: Bool) throws(QuestionError) -> Asked? {
        guard let number = text.number(0, digits: 1...7) else { return nil }
        let units = Vocabulary.shared.readings(.unit, text, number.end, 0).filter { $0.end == text.letters.count }
        guard number.end == text.letters.count || !units.isEmpty else { return nil }
        return Asked(.day(try reader.day(isLater ? number.value : -number.value, unit: units.first?.value ?? 1)))
    }

    private mutating func asked(
        _ row: Vocabulary.Row,
        _ values: SlotValues,
        _ text: FoldedText
    ) throws(QuestionError) -> Asked? {
        switch row.kind {
        case .date where values[.text] != nil:
            return try part(of: .date, values, .text, text).flatMap { $0.question == .plain ? $0 : nil }
        case .date:
            let asked = try reader.date(values, isLunar: values[.eraYear].map { eras[$0 >> 16].isLunar } ?? false)
            guard whole == .until || isAboutHolidays, case .month(let month)? = asked?.subject
            else { return asked }
            return Asked(.month(try reader.ahead(month, values)))
        case .lunar: return try reader.date(aboutNewYear(values), isLunar: true)
        case .order: return try reader.ordered(values)
        case .offset: return Asked(.day(try reader.day(values[.dayOffset] ?? 0, unit: 1)))
        case .weekday: return try reader.weekday(values)
        case .week: return try reader.week(values)
        case .weekend: return try reader.weekend(values[.relative] ?? 0)
        case .month:
            return Asked(.month(try reader.month(in: values)))
        case .monthday:
            // Of holidays a number of days is how long they are: 3일 연휴.
            guard whole != .holidays, let day = values[.day] else { return nil }
            return Asked(.day(try reader.next(dayOfMonth: day)))
        case .monthstart, .monthend:
            let month = try reader.ahead(reader.month(in: values), values)
            return Asked(.day(row.kind == .monthstart ? month.firstDay : month.lastDay))
        case .yearstart, .yearend:
            let (given, today) = (try reader.year(values), try reader.requireToday())
            let days = DayRange(year: given ?? GregorianDate(today).year)
            return Asked(.day(try reader.within(row.kind == .yearstart ? days?.firstDay : days?.lastDay)))
        case .nthday: return try reader.weekdayOfMonth(values).map { Asked(.day($0)) }
        case .nextterm:
            let next = reader.festivals.calendar.nextTermEvent(after: try reader.requireToday())
            return next.map { Asked(.occasion(.term($0.kind), in: nil)) }
        case .leapmonth: return Asked(.occasion(.leapMonth, in: try reader.year(values).map { $0...$0 }))
        case .later, .ago:
            guard let count = values[.count], let unit = values[.unit] else { return nil }
            return Asked(.day(try reader.day(row.kind == .later ? count : -count, unit: unit)))
        case .isoweek:
            let year = if let year = try reader.year(values) { year } else { try reader.requireToday().isoWeek.year }
            guard let week = values[.count].flatMap({ ISOWeek(year: year, week: $0) }) else { return nil }
            guard let number = values[.day] else { return try reader.days(week.day(.monday), week.day(.sunday)) }
            return (1...7).contains(number)
                ? Asked(.day(try reader.within(week.day(Weekday(daysAfterMonday: number - 1))))) : nil
        case .jdn: return Asked(.day(try reader.within(values[.count].flatMap { Day(julianDayNumber: $0) })))
        case .julian:
            guard let year = values[.year], let month = values[.month], let day = values[.day],
                let date = JulianDate(year: year, month: month, day: day)
            else { return nil }
            return Asked(.day(try reader.within(date.day)))
        case .moon: return Asked(.day(try reader.requireToday()))
        case .named: return try named(values, text)
        case .inmonth:
            guard case .occasion(let occasion, _)? = try named(values, text)?.subject else { return nil }
            let month = try reader.ahead(reader.month(in: values), values)
            let days = reader.home(of: occasion).days(of: occasion, in: month.days)
            return days.count == 1 ? Asked(.day(try reader.within(days[0]))) : nil
        case .previous:
            guard case .occasion(let occasion, in: nil)? = try named(values, text)?.subject else { return nil }
            return Asked(.day(try reader.previous(occasion)))
        case .dayafter, .eve:
            guard let about = try part(of: row.kind, values, .text, text), about.question == .plain,
                let day = try reader.day(of: about)
            else { return nil }
            let (count, unit) = (values[.count] ?? 1, values[.unit] ?? 1)
            return Asked(.day(try reader.day(row.kind == .eve ? -count : count, unit: unit, from: day)))
        case .range:
            if let weekdays = try weekdays(values, text) { return weekdays }
            guard let from = try part(of: .range, values, .text, text),
                let to = try part(of: .range, values, .lastText, text)
            else {
                return nil
            }
            return Asked(try reader.range(from: from, to: to))
        case .until:
            guard let about = try part(of: .until, values, .text, text) else { return nil }
            // A year that has begun is over on its last day: 今年还剩几天.
            guard case .years(let years) = about.subject, let days = DayRange(years: years),
                try days.contains(reader.requireToday())
            else { return Asked(about.subject, .until, about.notes) }
            return Asked(.day(days.lastDay), .until, about.notes)
        case .nextholiday: return Asked(nil, .nextHoliday)
        case .nextdayoff: return Asked(nil, .nextDayOff)
        case .nextbreak: return Asked(nil, .nextBreak)
        case .nextworkday: return Asked(nil, .nextWorkday)
        case .season, .workdays, .works, .holidays: return try aboutHolidays(row.kind, values, text)
        case .place: return try elsewhere(values, text)
        }
    }

    /// Refuses a date that falls on another weekday than is written, or is not in the era that is.
    private func check(_ asked: Asked, _ row: Vocabulary.Row, _ values: SlotValues) throws(QuestionError) {
        guard row.kind.stage == .moon else { return }
        if row.kind.rawValue < Vocabulary.Kind.offset.rawValue, let number = values[.weekday],
            let day = try reader.day(of: asked), day.weekday.number != number
        {
            throw .otherWeekday(day)
        }
        switch asked.subject {
        case .day(let day):
            if let era = values[.eraYear], !eras[era >> 16].overlaps(day...day) { throw .notInEra }
        case .month(let month):
            if let era = values[.eraYear], !eras[era >> 16].overlaps(month.days) { throw .notInEra }
        default: break
        }
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

    private mutating func part(
        of kind: Vocabulary.Kind,
        _ values: SlotValues,
        _ slot: Slot,
        _ text: FoldedText
    ) throws(QuestionError) -> Asked? {
        guard let range = values.range(slot) else { return nil }
        let outer = whole
        whole = kind
        defer { whole = outer }
        return try asked(text.part(range))
    }

    /// The days from the next weekday with one name to the next one after it with another: 周一到周五; nil for other texts.
    private func weekdays(_ values: SlotValues, _ text: FoldedText) throws(QuestionError) -> Asked? {
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

    /// What the words before and after a region's name ask there.
    private func elsewhere(_ values: SlotValues, _ text: FoldedText) throws(QuestionError) -> Asked? {
        let parts = [values.range(.text), values.range(.lastText)].compactMap(\.self).map { text.part($0) }
        guard let index = values[.region], !parts.isEmpty else { return nil }
        let region = reader.table.regionIDs[index]
        guard let there = reader.living(in: region) else { return nil }
        var reading = Reading(there)
        reading.whole = .place
        let rest = FoldedText(letters: parts.flatMap(\.letters), beginsWord: parts.flatMap(\.beginsWord))
        guard var asked = try reading.asked(rest) else { return nil }
        if case .occasion(let occasion, _) = asked.subject, !there.isHere(occasion) { return nil }
        asked.region = region
        return asked
    }

    private mutating func aboutHolidays(
        _ kind: Vocabulary.Kind,
        _ values: SlotValues,
        _ text: FoldedText
    ) throws(QuestionError) -> Asked? {
        if let season = values[.season] {
            let days = try reader.season(season, try reader.year(values))
            if season < 0 { return Asked(days.count == 1 ? .day(days.firstDay) : .days(days)) }
            try reader.requireHolidays(days)
            return Asked(.days(days), .holidays)
        }
        guard values[.text] != nil else { return kind == .holidays ? Asked(nil, .holidays) : nil }
        // Schools have holidays by season, which no law decides: 冬休み.
        guard let about = try part(of: kind, values, .text, text), about.question == .plain,
            !about.notes.contains(.beginning)
        else { return nil }
        switch (kind, about.subject) {
        case (_, .day), (.works, .days), (.works, .occasion(.lunarDay, in: _)), (.workdays, _):
            return Asked(about.subject, .works, about.notes)
        case (_, .occasion(let occasion, in: nil)):
            // 春节放假2028
            let year = values[.year].map { $0...$0 }
            return Asked(.occasion(occasion, in: year), .holidays, about.notes)
        default: return Asked(about.subject, .holidays, about.notes)
        }
    }
}

// MARK: - Names

extension Reading {
    private mutating func named(_ values: SlotValues, _ text: FoldedText) throws(QuestionError) -> Asked? {
        guard let range = values.range(.name) else { return nil }
        let season = SolarTerm.beginning(text.part(range))
        let found = if let season { Asked.Occasion.term(season) } else { try occasion(text.part(range)) { $0.isWhole } }
        var year = try reader.year(values)
        if values[.yearOffset] == 0, let found, let later = try reader.yearOfNext(found, after: year) { year = later }
        if let year { _ = try reader.within(YearMonth(year: year, month: 1)?.firstDay) }
        return found.map { Asked(.occasion($0, in: year.map { $0...$0 }), .plain, season == nil ? [] : [.beginning]) }
    }

    /// Something of which a text is the beginning of a name.
    private mutating func beginning(_ text: FoldedText) throws(QuestionError) -> Asked? {
        // 中国 names a country, and no festival that begins so.
        let isRegion = reader.table.regionIDs.contains { region in
            CalendarLanguage.allCases.contains {
                FoldedText(reader.table.name(of: region, in: $0)).letters.starts(with: text.letters)
            }
        }
        guard !isRegion, let found = try occasion(text, where: { _ in true }) else { return nil }
        if !reader.isHere(found) { throw .elsewhere(found) }
        return Asked(.occasion(found, in: nil), .plain, [.beginning])
    }

    /// The one thing that fits best, of those that are here if there are any.
    private mutating func occasion(
        _ text: FoldedText,
        where isWanted: (NameFit) -> Bool
    ) throws(QuestionError) -> Asked.Occasion? {
        let names = names ?? OccasionNames(reader.table)
        self.names = names
        let matches = names.matching(text).filter { isWanted($0.fit) }
        guard let best = matches.map({ rank($0) }).min() else { return nil }
        var found = matches.filter { rank($0) == best }
        if !found.contains(where: { reader.isHere($0.value) }) {
            // Names that other regions share are many: of those only the best fits are meant.
            found = found.filter { $0.fit == matches[0].fit }
        }
        if let named = found.first(where: { $0.value.hasIdentifier(text) }) { found = [named] }
        let occasions = merged(found)
        if occasions.count > 1 { throw .ambiguous(occasions) }
        return occasions.first
    }

    /// How far from what is meant, the smallest first: a whole name before a beginning of one, then what is here.
    private func rank(_ match: NameMatch<Asked.Occasion>) -> Int {
        (match.fit.isWhole ? 0 : 2) + (reader.isHere(match.value) ? 0 : 1)
    }

    /// The occasions with the best fit, without terms that are festivals among them.
    private func merged(_ matches: [NameMatch<Asked.Occasion>]) -> [Asked.Occasion] {
        let terms = matches.compactMap { reader.term(of: $0.value) }
        let merged = matches.filter { match in
            guard case .term(let term) = match.value else { return true }
            return !terms.contains(term)
        }
        return merged.filter { $0.fit == merged[0].fit }.map { $0.value }
    }
}

extension QuestionReader {
    /// The next Gregorian year if this year's day of an occasion is over and the lunar year has another at its end: 今年除夕.
    fileprivate func yearOfNext(_ occasion: Asked.Occasion, after year: Int?) throws(QuestionError) -> Int? {
        let (today, home) = (try requireToday(), home(of: occasion))
        guard let year, let days = DayRange(years: year...year + 1) else { return nil }
        let found = home.days(of: occasion, in: days)
        guard let next = found.first(where: { $0 >= today }), found[0] < today else { return nil }
        let isLast = home.calendar.lunarDate(on: next).map { $0.month.number == 12 && $0.year == year } ?? false
        return isLast ? year + 1 : nil
    }

    /// Whether the reader's regions have an occasion.
    public func isHere(_ occasion: Asked.Occasion) -> Bool {
        guard case .festival(let id) = occasion else { return true }
        return festivals.contains(id)
    }

    /// Refuses days that go by a name in another country, where at least three of them are holidays.
    fileprivate func requireHolidays(_ days: DayRange) throws(QuestionError) {
        func holidays(_ festivals: Festivals) -> [FestivalID] {
            days.compactMap { day in festivals.on(day).first { $0.kind == .publicHoliday }?.id }
        }
        if festivals.haveHolidays, holidays(festivals).count >= 3 { return }
        for region in table.regionIDs {
            if let found = living(in: region).map({ holidays($0.festivals) }), found.count >= 3 { throw .elsewhere(.festival(found[0])) }
        }
        throw .notUnderstood
    }

    /// The term that a festival is; nil for another festival or occasion.
    public func term(of occasion: Asked.Occasion) -> SolarTerm? {
        guard case .festival(let id) = occasion else { return nil }
        return home(of: occasion).term(of: id)
    }
}

extension Asked.Occasion {
    /// Whether it is the festival with an identifier.
    fileprivate func hasIdentifier(_ text: FoldedText) -> Bool {
        guard case .festival(let id) = self else { return false }
        return FoldedText(id.description).letters == text.letters
    }
}

extension Vocabulary.Kind {
    /// The last kind of those that are tried together: dates first, then names, then questions and ranges, then those of a region.
    fileprivate var stage: Self {
        rawValue <= Self.moon.rawValue ? .moon : self == .named || self == .place ? self : .holidays
    }
}

extension Festivals {
    /// The eras of all regions with their names in the six languages, and by the letter of the name in English where a region of the
    /// calendar has several: R8. An era that has lasted for a century needs no name in its own region: 115.
    fileprivate var eraNames: [EraName] {
        let (customSection, names) = (calendar.customSection, calendar.names)
        let eras = customSection.eras
        var found: [EraName] = []
        for language in names.languages.indices {
            let isEnglish = names.languages[language].tag == CalendarLanguage.english.nameTag
            for (index, era) in eras.enumerated() {
                guard let name = customSection.name(ofEra: index, inLanguage: language) else { continue }
                let next = customSection.dayAfter(era: index)
                let isLater = index > 0 && eras[index - 1].region == era.region
                let letters = FoldedText(name).letters
                let region = calendar.festivalSection.regions[Int(era.region)].id
                let isHere = calendar.regions.contains(region)
                let isBare = isEnglish && regions == [region] && next == nil && GregorianDate(era.firstDay).year < 1920
                let hasLetter = isEnglish && isHere && !era.isLunar && (next != nil || isLater)
                for letters in [letters] + (hasLetter ? [Array(letters.prefix(1))] : []) + (isBare ? [[]] : []) {
                    found.append(
                        EraName(
                            letters: letters,
                            yearZero: Int(era.yearZero),
                            isLunar: era.isLunar,
                            firstDay: era.firstDay,
                            nextDay: next
                        )
                    )
                }
            }
        }
        return found
    }
}
