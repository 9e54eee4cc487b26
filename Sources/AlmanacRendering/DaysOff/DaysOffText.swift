import Almanac

/// The lines of pages about days off: what a day is, the breaks of a year, how many workdays there are.
package struct DaysOffText {
    private let daysOff: WorkCalendar
    /// The festivals of the region, for their names.
    private let festivals: Festivals
    private let settings: TerminalSettings
    private let words: DaysOffWords

    /// The pages of a region.
    package init(_ daysOff: WorkCalendar, _ festivals: Festivals, _ settings: TerminalSettings) {
        self.daysOff = daysOff
        self.festivals = festivals
        self.settings = settings
        words = DaysOffWords(language: settings.language)
    }

    private var language: CalendarLanguage { settings.language }
    private static var separator: String { " · " }

    /// A day with its weekday: `2026-02-14 Sat`.
    func name(of day: Day) -> String { "\(day) \(day.weekday.shortName(in: language))" }

    /// The names of festivals with commas between.
    private func names(of festivals: [FestivalID]) -> String {
        festivals.map { self.festivals.name(of: $0, in: language) }.joined(separator: ", ")
    }
}

// MARK: - A day

extension DaysOffText {
    /// Whether a day is worked, why, and by which notice: `2026-02-14 Sat  yes · make-up workday · Spring Festival · …`.
    package func answer(for day: Day) -> StyledText {
        var line = StyledText(name(of: day))
        for (number, piece) in pieces(of: day).enumerated() {
            line.append(number == 0 ? "  " : Self.separator, piece.style == .dimmed ? .dimmed : .normal)
            line.append(piece)
        }
        return line
    }

    /// The same without the day, in pieces: the answer, what the day is, of which holiday, why, by which notice.
    func pieces(of day: Day) -> [StyledText] {
        let status = daysOff.status(of: day)
        let answer = StyledText(words.answer(status), status.isOff ? .publicHoliday : .title)
        let notice = daysOff.notice(for: status).map { StyledText(text(of: $0), .dimmed) }
        let certainty = festivals.certainty(of: status, on: day)
        let doubt = (certainty.note(on: day) ?? certainty.remark(in: language)).map { StyledText($0) }
        return [answer] + reasons(status).map { StyledText($0) } + [doubt, notice].compactMap(\.self)
    }

    /// The kind of a day, its holiday and its reason; the kind that the week gives it, if it is unknown.
    func reasons(_ status: WorkStatus) -> [String] {
        if status.kind == .unknown { return status.week == .unknown ? [] : [words.byTheWeek(status.week)] }
        let kind = status.half.map { words.half($0) } ?? status.kind.name(in: language)
        var reason = name(of: status.reason)
        if let other = status.otherDay { reason += " (\(status.kind == .makeUpWorkday ? "→" : "←") \(other))" }
        let festival = status.festival.map { festivals.name(of: $0, in: language) } ?? ""
        return [kind, festival, reason].filter { !$0.isEmpty }
    }

    /// The name of a reason; a holiday by law as the region calls it, if it has a word of its own: 公眾假期, 國定假日.
    private func name(of reason: WorkStatus.Reason) -> String {
        let regional = festivals.name(of: .publicHoliday, in: language)
        let hasOwnWord = regional != FestivalKind.publicHoliday.name(in: language)
        return reason == .law && hasOwnWord ? regional : reason.name(in: language)
    }

    /// A notice as people cite it: its number, who gave it and when.
    func text(of notice: HolidayNotice) -> String {
        let number = notice.number.isEmpty ? "\(notice.id)" : notice.number
        return ([number, notice.authority] + (notice.day.map { ["\($0)"] } ?? [])).joined(separator: ", ")
    }
}

// MARK: - Years

extension DaysOffText {
    /// The breaks of a year, then the workdays that bridge two of them, each with the days it makes.
    package func breaks(inYear year: Int) -> [StyledText] {
        let breaks = daysOff.breaks(inYear: year) ?? []
        let bridges = (daysOff.leaveSuggestions(inYear: year) ?? []).map { StyledText(words.bridge($0), .dimmed) }
        let isComplete = DayRange(year: year).map { $0.intersection(daysOff.completeDays) == $0 } ?? false
        let remark = isComplete ? [] : [StyledText(words.incomplete(year), .title)]
        return breaks.map(line) + bridges + remark
    }

    private func line(of found: HolidayBreak) -> StyledText {
        var line = StyledText(name(of: found.days.firstDay))
        line.append(found.days.count == 1 ? "" : " – \(name(of: found.days.lastDay))")
        line.pad(to: 2 * name(of: found.days.firstDay).cellWidth + 3)
        line.append("  " + (found.isOpen ? words.daysOrMore : words.days)(found.days.count), .title)
        line.append("  " + (found.festivals.isEmpty ? reason(of: found) : names(of: found.festivals)), .publicHoliday)
        return line
    }

    /// Why the first day off of a break is off, for one that no holiday names: an election.
    private func reason(of found: HolidayBreak) -> String {
        let dayOff = found.days.lazy.map { daysOff.status(of: $0) }.first { $0.kind == .dayOff }
        return dayOff?.reason.name(in: language) ?? ""
    }
}

// MARK: - Counts

extension DaysOffText {
    /// How many days of a range are worked.
    package func count(_ days: DayRange) -> StyledText {
        let count = daysOff.workdayCount(in: days)
        var line = StyledText("\(name(of: days.firstDay)) – \(name(of: days.lastDay))  ")
        line.append(words.workdays(count.workdays), .title)
        var more = count.halfDays > 0 ? [words.halfDays(count.halfDays)] : []
        more += [words.daysOff(count.daysOff)]
        more += count.unknown > 0 ? [words.undecided(count.unknown)] : []
        line.append(([""] + more + [words.bothEndsCounted]).joined(separator: Self.separator))
        return line
    }

    /// The day some workdays after another, or before if negative.
    package func workday(_ found: Day, _ count: Int, after day: Day) -> StyledText {
        var line = StyledText("\(name(of: day)) \(count < 0 ? "−" : "+") \(words.workdays(abs(count)))  → ")
        line.append(name(of: found), .title)
        return line
    }

    /// The region and the audience, and the range of days that are decided.
    package var caption: [StyledText] {
        let pieces = [
            festivals.calendar.name(of: daysOff.region, in: language), daysOff.audience.name(in: language),
            words.completeness(daysOff),
        ]
        let flow = Flow(pieces: pieces.map { StyledText($0, .dimmed) }, separator: StyledText(Self.separator, .dimmed))
        return flow.lines(width: settings.width)
    }
}
