import Almanac

/// The lines of pages about days off: what a day is, the breaks of a year, how many workdays there are.
package struct DaysOffText {
    private let daysOff: WorkCalendar
    /// The festivals of the region, for their names.
    private let festivals: Festivals
    private let settings: TerminalSettings
    /// The day from which answers are counted; nil if they are not.
    private let start: Day?

    /// The pages of a region, which say how far an answer is from a day, if there is one.
    package init(
        _ daysOff: WorkCalendar,
        _ festivals: Festivals,
        _ settings: TerminalSettings,
        countingFrom start: Day? = nil
    ) {
        (self.daysOff, self.festivals, self.settings, self.start) = (daysOff, festivals, settings, start)
    }

    private var language: CalendarLanguage { settings.language }
    private static var separator: String { " · " }

    private func say(_ phrase: Phrase, _ count: Int) -> String { phrase.text(of: count, in: language) }

    /// A day with its weekday: `2026-02-14 Sat`.
    func name(of day: Day) -> String { "\(day) \(day.weekday.shortName(in: language))" }
}

// MARK: - A day

extension DaysOffText {
    /// Whether the days of a range are worked, a line a day, and one for days in a row of which nothing is known.
    package func answers(for days: DayRange) -> [StyledText] {
        let unknown = DayRange.ranges(of: days.filter { daysOff.status(of: $0).certainty == nil })
        return days.flatMap { day -> [StyledText] in
            guard let range = unknown.first(where: { $0.contains(day) }), range.count > 1 else {
                return answer(for: day)
            }
            guard day == range.firstDay else { return [] }
            let days = StyledText("\(name(of: day)) – \(name(of: range.lastDay))")
            return lines([days, StyledText(say(.undecided, range.count), .title)], separator: StyledText("  "))
        }
    }

    /// The days of a range of which nothing is known, from the first to the last, and how many they are; nil without any.
    package func undecided(in days: DayRange) -> [StyledText]? {
        let unknown = days.filter { daysOff.status(of: $0).kind == .unknown }
        guard let first = unknown.first, let last = unknown.last else { return nil }
        let range = StyledText(first == last ? name(of: first) : "\(name(of: first)) – \(name(of: last))")
        return lines([range, StyledText(say(.undecided, unknown.count), .title)], separator: StyledText("  "))
    }

    /// Whether a day is worked, why, and by which notice: `2026-02-14 Sat  work · make-up workday · Spring Festival · …`.
    private func answer(for day: Day) -> [StyledText] {
        var pieces = pieces(of: day)
        pieces[0] = StyledText(name(of: day) + "  ").appending(pieces[0])
        pieces += distance(of: day)
        return lines(pieces, separator: StyledText(Self.separator))
    }

    /// How far a day is from the one from which answers are counted; empty if they are not.
    private func distance(of day: Day) -> [StyledText] {
        start.map { [StyledText(DayCount(day.days(since: $0)).text(in: language))] } ?? []
    }

    /// The same without the day, in pieces: the answer, what the day is, of which holiday, why, by which notice.
    func pieces(of day: Day) -> [StyledText] {
        let status = daysOff.status(of: day)
        let answer = StyledText(status.answer(in: language), status.isOff ? .publicHoliday : .title)
        let notice = daysOff.notice(for: status).map { StyledText(text(of: $0), .dimmed) }
        let doubt = status.doubt.map { StyledText(text(of: $0, for: status.festival)) }
        let others = daysOff.othersOff(for: status, in: language).map { StyledText($0) }
        return [answer] + reasons(status, on: day).map { StyledText($0) } + [others, doubt, notice].compactMap(\.self)
    }

    /// The doubt about a holiday on which days depend, `≈ hko 2057-10-06`; with the name and the day of a holiday that is not
    /// the days' own.
    func text(of doubt: WorkStatus.Doubt, for festival: FestivalID?) -> String {
        let remark = festivals.calendar.remark(on: doubt.certainty, in: language) ?? ""
        if doubt.festival == festival { return doubt.certainty.note(on: doubt.day) ?? remark }
        let name = festivals.name(of: doubt.festival, on: doubt.day, in: language)
        return "\(doubt.certainty.sign)\(name) \(doubt.day): \(remark)"
    }

    /// The kind of a day, its holiday and its reason; the kind that the week gives it, if it is unknown.
    func reasons(_ status: WorkStatus, on day: Day) -> [String] {
        if status.kind == .unknown {
            let week = status.week.name(in: language)
            return status.week == .unknown ? [] : [Phrase.byTheWeek.text(in: language, [week])]
        }
        let kind = status.half?.name(in: language) ?? status.kind.name(in: language)
        // The statutory list is another than the public holidays, for which the region has a word.
        let isListed = daysOff.audience == .listed
        var reason = isListed ? status.reason.name(in: language) : festivals.name(of: status.reason, in: language)
        if let other = status.otherDay { reason += " (\(status.kind == .makeUpWorkday ? "→" : "←") \(other))" }
        let festival = status.festival.map { festivals.name(of: $0, on: day, in: language) } ?? ""
        // Nobody has published a calendar of the day, and a law may change until then.
        let isFarLaw =
            [.law, .substitute, .between].contains(status.reason)
            && day > festivals.calendar.table.about.lastPublishedDay
        let condition = isFarLaw ? Phrase.ifLawStays.text(in: language) : ""
        return [kind, festival, reason, condition].filter { !$0.isEmpty }
    }

    /// A notice as people cite it: its number, who gave it and when.
    func text(of notice: HolidayNotice) -> String {
        let authority = notice.number.isEmpty ? [] : [notice.authority]
        return ([notice.citation] + authority + (notice.day.map { ["\($0)"] } ?? [])).joined(separator: ", ")
    }
}

// MARK: - Years

extension DaysOffText {
    /// The breaks of a year, the days of weekends that are worked, then the workdays that bridge two breaks, each with the days it makes.
    package func breaks(inYear year: Int) -> [StyledText] {
        let breaks = daysOff.breaks(inYear: year) ?? []
        let bridges = (daysOff.leaveSuggestions(inYear: year) ?? []).flatMap {
            StyledText(text(of: $0), .dimmed).broken(to: settings.width)
        }
        let isComplete = DayRange(year: year).map { daysOff.completeDays?.intersection($0) == $0 }
        let incomplete = StyledText(Phrase.incompleteYear.text(in: language, ["\(year)"]), .title)
        let remark = isComplete == true ? [] : incomplete.broken(to: settings.width)
        return breaks.flatMap(lines) + madeUp(DayRange(year: year)) { _ in true } + bridges + remark
    }

    /// The break that leave on some workdays makes.
    private func text(of bridge: LeaveSuggestion) -> String {
        let days = length(of: bridge.days, isOpen: bridge.isOpen)
        return Phrase.bridge.text(in: language, [bridge.leave.shortText, days, bridge.days.shortText])
    }

    /// How many days; at least as many if a day beside them is not decided.
    private func length(of days: DayRange, isOpen: Bool) -> String {
        say(isOpen ? .daysOrMore : .daysInARow, days.count)
    }

    /// Breaks, and the days of weekends that are worked for their holidays: 五一调休.
    package func lines(of breaks: [HolidayBreak]) -> [StyledText] {
        let festivals = breaks.flatMap(\.festivals)
        let first = breaks.first?.days.firstDay.advanced(by: -31)
        let around = first.flatMap { first in
            breaks.last?.days.lastDay.advanced(by: 31).flatMap { DayRange(from: first, to: $0) }
        }
        return breaks.flatMap(lines) + madeUp(around) { $0.map(festivals.contains) ?? false }
    }

    /// The days of weekends that are worked for some festivals; no line without any.
    private func madeUp(_ days: DayRange?, for isMeant: (FestivalID?) -> Bool) -> [StyledText] {
        let days = (days.map { Array($0) } ?? []).filter {
            let status = daysOff.status(of: $0)
            return status.kind == .makeUpWorkday && isMeant(status.festival)
        }
        guard !days.isEmpty else { return [] }
        let kind = StyledText(WorkStatus.Kind.makeUpWorkday.name(in: language), .title)
        return lines([kind] + days.map { StyledText(name(of: $0)) }, separator: StyledText("  "))
    }

    /// A break in one line, `2026-05-02 Sat – 2026-05-06 Wed  5 days  Constitution Day`, or in as many as the width demands.
    package func lines(of found: HolidayBreak) -> [StyledText] {
        let first = name(of: found.days.firstDay)
        var range = StyledText(found.days.count == 1 ? first : "\(first) – \(name(of: found.days.lastDay))")
        let name = names(ofDaysOff: found.days).joined(separator: language.listSeparator)
        let count = StyledText(length(of: found.days, isOpen: found.isOpen), .title)
        let doubt = found.doubt.map { [StyledText(text(of: $0, for: found.festivals.first))] } ?? []
        let title = StyledText((found.doubt?.certainty.level).sign + name, .publicHoliday)
        let pieces = [count, title] + distance(of: found.days.firstDay) + doubt
        let wide = 2 * first.cellWidth + 3
        if wide + pieces.reduce(0, { $0 + 2 + $1.width }) <= settings.width { range.pad(to: wide) }
        return lines([range] + pieces, separator: StyledText("  "))
    }

    /// Pieces on as few lines as they need, broken only where one is wider than a line.
    private func lines(_ pieces: [StyledText], separator: StyledText) -> [StyledText] {
        pieces.flatMap { $0.broken(to: settings.width) }.flow(width: settings.width, separator: separator)
    }

    /// The names of days off in a row, each holiday or the reason.
    package func names(ofDaysOff days: DayRange) -> [String] {
        festivals.names(ofDaysOff: days, by: daysOff, in: language)
    }
}

// MARK: - Counts

extension DaysOffText {
    /// How many days of a range are worked; with days that nobody has decided first by the week, as a reader asks for all.
    package func count(_ days: DayRange) -> StyledText {
        let count = daysOff.workdayCount(in: days)
        let sign = (daysOff.doubt(in: days)?.certainty.level).sign
        let byTheWeek = days.count {
            daysOff.status(of: $0).kind == .unknown && daysOff.status(of: $0).week == .workday
        }
        let isByTheWeek = byTheWeek > 0
        let workdays = say(.workdays, count.workdays + byTheWeek)
        let title = isByTheWeek ? Phrase.workdaysByTheWeek.text(in: language, [workdays]) : workdays
        var more = isByTheWeek && count.workdays > 0 ? [say(.decided, count.workdays)] : []
        more += count.halfDays > 0 ? [say(.halfDays, count.halfDays)] : []
        more += [say(.daysOff, count.daysOff)]
        more += count.unknown > 0 ? [say(.undecided, count.unknown)] : []
        return StyledText("\(name(of: days.firstDay)) – \(name(of: days.lastDay))  ")
            .appending(sign + title, .title)
            .appending(([""] + more + [Phrase.bothEndsCounted.text(in: language)]).joined(separator: Self.separator))
    }

    /// The count of days off in a range, in all and by reason, and the count of its undecided days.
    package func count(ofDaysOff found: [Day], in days: DayRange) -> StyledText {
        let statuses = found.map { daysOff.status(of: $0) }
        let reasons = WorkStatus.Reason.allCases.compactMap { reason in
            let count = statuses.count { $0.reason == reason }
            return count > 0 ? "\(festivals.name(of: reason, in: language)) \(count)" : nil
        }
        let unknown = days.count { daysOff.status(of: $0).kind == .unknown }
        return StyledText("\(name(of: days.firstDay)) – \(name(of: days.lastDay))  ")
            .appending(say(.daysOff, found.count), .title)
            .appending(
                ([""] + reasons + (unknown > 0 ? [say(.undecided, unknown)] : [])).joined(separator: Self.separator)
            )
    }

    /// The day some workdays after another, or before if negative.
    package func workday(_ found: Day, _ count: Int, after day: Day) -> StyledText {
        let sign = (daysOff.doubt(in: daysOff.counted(from: day, to: found))?.certainty.level).sign
        return StyledText("\(name(of: day)) \(count < 0 ? "−" : "+") \(say(.workdays, abs(count)))  → ")
            .appending(sign + name(of: found), .title)
    }

    /// The region and the audience, the range of days that are decided, and that days to one after the published calendars are computed;
    /// once the decided days are gone by, that the last notice was looked for before the day.
    package func caption(until lastDay: Day?, today: Day?) -> [StyledText] {
        let isOld = daysOff.completeDays.flatMap { days in today.map { days.lastDay < $0 } } ?? false
        let before = isOld && lastDay.map { $0 > daysOff.lookedUp } ?? false
        let pieces =
            [
                festivals.calendar.name(of: daysOff.region, in: language), daysOff.audience.name(in: language),
                daysOff.completeness(in: language),
            ] + (before ? [Phrase.lookedUpBefore.text(in: language)] : [])
            + festivals.calendar.computedNames(until: lastDay, in: language)
        return lines(pieces.map { StyledText($0, .dimmed) }, separator: StyledText(Self.separator, .dimmed))
    }
}
