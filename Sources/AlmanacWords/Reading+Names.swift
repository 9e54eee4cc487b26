// Names of festivals, terms and phases, and of the regions that keep them.

import AlmanacCore
import AlmanacNames

extension Asked.Occasion {
    /// The days that a custom singles out, by the numbers of its slot.
    init(custom: Int) {
        switch custom {
        case 10: self = .lunarMonthDays([1, 15])
        case 11: self = .lunarMonthDays([15])
        case 20...26: self = .weekday(Weekday(daysAfterMonday: custom - 20))
        default: self = Rokuyo(rawValue: UInt8(truncatingIfNeeded: custom)).map { .rokuyo($0) } ?? .sonEomneunNal
        }
    }
}

extension Reading {
    /// Something with a name, in a year if there is one.
    mutating func name(_ values: SlotValues) throws(QuestionError) -> Asked? {
        guard (0...1).contains(values[.relative] ?? 0), let found = try named(values) else { return nil }
        // 旧暦の七夕 is a festival of its own, and none of Gregorian date.
        guard values[.lunarMark] != nil, case .occasion(let occasion, _) = found.subject else { return found }
        guard case .festival(let id) = occasion else { return nil }
        return reader.home(of: occasion).isLunisolar(id) ? found : nil
    }

    mutating func named(_ values: SlotValues) throws(QuestionError) -> Asked? {
        // 昭和 is an era, and no name of its day.
        guard let range = values.range(.name), !eras.contains(where: { $0.letters[...] == text.letters[range] }) else {
            return nil
        }
        // Hàn Quốc is the country and not its New Year, and lễ Hàn Quốc its holidays.
        let essences = FoldedName(text.part(range)).essences
        let isRegion = work.regionNames.contains { essences.contains($0.letters) }
        let season = SolarTerm.beginning(text.part(range))
        if let season, values[.relative] == 0 { return try reader.current(season) }
        let found: Asked.Occasion?
        var several: [Asked.Occasion] = []
        do throws(QuestionError) {
            found =
                if let season { .term(season) } else {
                    try occasion(text.part(range), upTo: isRegion ? .exact : .essential)
                }
        } catch {
            guard case .ambiguous(let all) = error else { throw error }
            (found, several) = (all.first, all)
        }
        let writtenYear = try reader.year(values)
        var year = writtenYear
        if let offset = values[.yearOffset], let found, let current = year.map({ $0 - offset }) {
            year = try reader.yearOfNext(found, after: current).map { $0 + offset } ?? year
        }
        if let year, found != nil { _ = try reader.within(YearMonth(year: year, month: 1)?.firstDay) }
        if !several.isEmpty {
            guard let days = try reader.period(several, year) else { throw .ambiguous(several) }
            return Asked(.days(days))
        }
        // A stem and branch name a lunar year, and so does an era of lunar years: tết bính ngọ, 乾隆六十年除夕.
        let isLunarYear = values[.pillar] != nil || values[.eraYear].map { eras[$0 >> 16].era.isLunar } ?? false
        let days =
            if isLunarYear, let lunar = try reader.lunarYear(values) {
                reader.festivals.calendar.lunarYear(lunar)?.days
            } else { try reader.days(ofYear: year) }
        if let offset = values[.dayOffset], let found {
            // The next such day from the one of which it is asked: 明天是除夕吗.
            guard let next = reader.next(found, from: try reader.day(offset, unit: 1)) else { throw .outOfRange }
            return Asked(.occasion(found, in: next...next))
        }
        guard let found else { return nil }
        var notes = season == nil ? [] : [Asked.Note.beginning]
        if writtenYear != year, let other = try reader.first(found, inYear: writtenYear) {
            notes.append(.other(other))
        } else if values[.yearOffset] == 0, let days, let next = try reader.nextNewYear(found, after: days) {
            notes.append(.other(next))
        }
        return Asked(.occasion(found, in: days), .plain, notes)
    }

    /// Something with a name in a month or some years, or weekdays or the days that a custom singles out in one, in a year or up to a day:
    /// 12月の大安, 未来五年的春节, fridays until christmas.
    mutating func inMonth(_ values: SlotValues) throws(QuestionError) -> Asked? {
        let occasion: Asked.Occasion
        if let custom = values[.customDay] {
            occasion = Asked.Occasion(custom: custom)
        } else if values.range(.name) == nil {
            // Without a weekday they are weekends, of which the Saturdays count.
            occasion = .weekday(Weekday(daysAfterMonday: (values[.weekday] ?? 6) - 1))
        } else if case .occasion(let named, _)? = try named(values)?.subject {
            occasion = named
        } else {
            return nil
        }
        // The first and the fifteenth are of a lunar month, unless it has a Gregorian name.
        if case .lunarMonthDays = occasion, (values[.month] ?? values[.lunarMonth]) != nil, values.range(.text) == nil {
            var month = values
            (month[.customDay], month[.lunarMark]) = (nil, 1)
            guard case .days(let days)? = try reader.date(month, isLunar: true)?.subject else { return nil }
            return Asked(.occasion(occasion, in: days))
        }
        let isCounted =
            switch occasion {
            case .weekday, .lunarMonthDays: true
            default: false
            }
        let hasMonth = [Slot.month, .monthName, .relative].contains { values[$0] != nil }
        let days: DayRange?
        if values.range(.text) ?? values.range(.lastText) != nil {
            days = try daysToLookIn(values)
        } else if let first = values[.year], let last = values[.count] {
            days = first < last ? DayRange(years: first...last) : nil
        } else if let years = values[.count] {
            days = DayRange(from: try reader.requireToday(), to: try reader.day(years, unit: 4))
        } else if hasMonth {
            days = try reader.ahead(reader.month(in: values), values).days
        } else {
            days = try reader.days(ofYear: reader.year(values))
        }
        guard let days else { return nil }
        // Of one Friday, or none, there is a number too.
        if isCounted { return Asked(.occasion(occasion, in: days)) }
        let found = reader.home(of: occasion).days(of: occasion, in: days)
        if let ordinal = values[.day] {
            return found.indices.contains(ordinal - 1) ? Asked(.day(found[ordinal - 1])) : nil
        }
        return found.count > 1 ? Asked(.occasion(occasion, in: days)) : found.first.map { Asked(.day($0)) }
    }

    /// The days from one text to another, those before the first day of a text, or those left of what a last text alone means.
    private mutating func daysToLookIn(_ values: SlotValues) throws(QuestionError) -> DayRange? {
        guard values.range(.text) == nil || values.range(.lastText) == nil else {
            guard case .days(let days)? = try range(values)?.subject else { return nil }
            return days
        }
        let (isRest, today) = (values.range(.text) == nil, try reader.requireToday())
        guard let about = try part(of: .range, values, isRest ? .lastText : .text),
            let days = try reader.days(of: about)
        else { return nil }
        let isRunning = days.contains(today)
        let last = isRest || isRunning ? days.lastDay : days.firstDay.previous
        return last.flatMap { DayRange(from: isRest && !isRunning ? days.firstDay : today, to: $0) }
    }

    /// A question of holidays about an occasion, asked in the region that keeps it if it is not the reader's: 春節の連休.
    func elsewhere(_ asked: Asked, _ occasion: Asked.Occasion) throws(QuestionError) -> Asked {
        guard !reader.isHere(occasion) else { return asked }
        var asked = asked
        asked.region = reader.home(of: occasion).regions.first
        return asked
    }

    /// The question of the words before and after a region's name, as asked in that region.
    func elsewhere(_ values: SlotValues) throws(QuestionError) -> Asked? {
        let parts = [values.range(.text), values.range(.lastText)].compactMap { $0.map { text.part($0) } }
        guard let regions = values[.region], !parts.isEmpty else { return nil }
        if regions > 255 {
            var (one, other) = (values, values)
            (one[.region], other[.region]) = (regions & 255, regions >> 8 - 1)
            return together(try elsewhere(one), try elsewhere(other))
        }
        let region = reader.table.regionIDs[regions]
        guard !work.isOver, let resident = work.resident(of: region, like: reader) else { return nil }
        let there = resident.reader
        let rest = FoldedText(letters: parts.flatMap { $0.letters }, beginsWord: parts.flatMap { $0.beginsWord })
        var reading = of(rest, by: resident)
        guard var asked = try reading.asked(0..<rest.letters.count) else { return nil }
        if case .occasion(let occasion, let days) = asked.subject, !there.isHere(occasion) {
            guard let own = there.counterpart(of: occasion) else { return nil }
            asked = Asked(.occasion(own, in: days), asked.question, asked.notes)
        }
        asked.region = region
        return asked
    }

    /// Something of which a text is the beginning of a name.
    func beginning(_ part: Range<Int>) throws(QuestionError) -> Asked? {
        let text = text.part(part)
        if let days = try era(part) { return Asked(.days(days)) }
        // 中国 names a country, and no festival that begins so.
        let isRegion = work.regionNames.contains { $0.letters.starts(with: text.letters) }
        guard !isRegion, let found = try occasion(text, isWhole: false, upTo: .beginning) else { return nil }
        if !reader.isHere(found) { throw .elsewhere(found) }
        return Asked(.occasion(found, in: nil), .plain, [.beginning])
    }

    /// The one thing that fits best, of those that are here if there are any.
    func occasion(
        _ text: FoldedText,
        isWhole: Bool = true,
        upTo worst: NameFit
    ) throws(QuestionError) -> Asked.Occasion? {
        guard let names = work.names else { return nil }
        if !isWhole { work.spend(names.count) }
        let fitting = isWhole ? names.named(text) : names.matching(text)
        let matches = fitting.filter { $0.fit <= worst }
        guard let best = matches.map({ rank($0) }).min() else { return nil }
        var found = matches.filter { rank($0) == best }
        if !found.contains(where: { reader.isHere($0.value) }) {
            // Names that other regions share are many: of those only the best fits are meant.
            found = found.filter { $0.fit == matches[0].fit }
        }
        let named = found.first { match in
            if case .festival(let id) = match.value {
                FoldedText(id.description).letters == text.letters
            } else {
                false
            }
        }
        if let named { found = [named] }
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
