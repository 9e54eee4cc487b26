import Almanac

/// The four pillars of an instant and the lines that state them.
struct PillarReport {
    let festivals: Festivals
    let asked: PillarInstant
    let boundaries: PillarBoundaries
    let language: CalendarLanguage
    /// The day and time that the clock of the instant shows.
    let time: LocalTime
    let lunar: LunarDate
    let pillars: FourPillars
    /// The terms with which year and month by the Sun begin, and the next ones; none where the table begins or ends.
    let yearTerms: [SolarTermEvent]
    let monthTerms: [SolarTermEvent]
    let clock: EventClock

    init?(
        _ festivals: Festivals,
        _ asked: PillarInstant,
        changingAt boundaries: PillarBoundaries,
        in language: CalendarLanguage
    ) {
        let calendar = festivals.calendar
        guard let time = LocalTime(of: asked.instant, utcOffsetSeconds: asked.offset),
            let lunar = calendar.lunarDate(on: time.day),
            let pillars = calendar.pillars(at: asked.instant, utcOffsetSeconds: asked.offset, boundaries: boundaries)
        else { return nil }
        (self.festivals, self.asked, self.boundaries, self.language) = (festivals, asked, boundaries, language)
        (self.time, self.lunar, self.pillars) = (time, lunar, pillars)
        yearTerms = calendar.pillarYear(at: asked.instant).map { [$0.first, $0.next] } ?? []
        monthTerms = calendar.pillarMonth(at: asked.instant).map { [$0.first, $0.next] } ?? []
        clock = EventClock(calendar, asked.clock, of: (yearTerms + monthTerms).map(\.instant))
    }

    var calendar: LunisolarCalendar { festivals.calendar }

    /// The title, then a line of each topic that has any content.
    func lines(width: Int) -> [StyledText] {
        let rows = topics.compactMap { name, pieces, separator in
            pieces.map { pieces in
                let topic = [StyledText(name.text(in: language), .dimmed)]
                return TableRow(cells: topic, notes: pieces, separator: StyledText(separator))
            }
        }
        return [title, StyledText()] + TableRow.lines(rows, width: width)
    }

    private var title: StyledText {
        StyledText(GregorianDate(time.day).text(in: language), .title)
            .appending("  " + time.day.weekday.name(in: language))
            .appending("  " + (time.second == 0 ? time.hoursAndMinutes : time.hoursMinutesSeconds), .title)
            .appending("  " + asked.clockName + (asked.watchTime.map { "  ← \($0)" } ?? ""), .dimmed)
    }

    /// The topics in the order of the page: the words at the beginning of the line, the content in pieces that are kept whole,
    /// nil if there is none, and the text between two pieces: the ends of a year or a month belong together.
    private var topics: [(name: Phrase, pieces: [StyledText]?, separator: String)] {
        let date = lunar.text(in: language, year: .numberAndPillar)
        let animal = calendar.name(of: pillars.year.zodiac, in: language)
        let caption =
            festivals.captionNames(in: language) + clock.caption + calendar.computedNames(until: time.day, in: language)
        return [
            (.lunarDate, [StyledText(date)], "  "),
            (.fourPillars, names(of: pillars).map { StyledText($0, .title) }, "  "),
            (.zodiac, [StyledText(animal)], "  "),
            (.yearLimits, yearLimits, " "),
            (.monthLimits, limits(monthTerms), " "),
            (.dayLimits, [StyledText(boundaries.day.text(in: language))], "  "),
            (.hourLimits, [StyledText(hourLimits)], "  "),
            (.near, near, "  "),
            (.otherwise, otherwise, "  "),
            (.calendar, caption.map { StyledText($0) }, "  "),
        ]
    }

    /// The pillars with their units: 己巳年, 丁丑月, …
    func names(of pillars: FourPillars) -> [String] {
        [
            PillarUnit.year.text(pillars.year, in: language),
            pillars.month.map { PillarUnit.month.text($0, in: language) },
            PillarUnit.day.text(pillars.day, in: language), PillarUnit.hour.text(pillars.hour, in: language),
        ].compactMap(\.self)
    }

    /// From where to where the year lasts, by the choice for it.
    private var yearLimits: [StyledText] {
        let choice = StyledText(boundaries.year.text(in: language))
        guard boundaries.year == .newYearsDay else { return limits(yearTerms) ?? [choice] }
        let days = calendar.lunarYear(lunar.year)?.days
        return [choice] + [days.map { StyledText("\($0.firstDay) – \($0.lastDay)") }].compactMap(\.self)
    }

    /// From which term to which a year or a month lasts; nil without terms.
    private func limits(_ terms: [SolarTermEvent]) -> [StyledText]? {
        guard let first = terms.first, let next = terms.last else { return nil }
        return [text(of: first).appending(" –", .dimmed), text(of: next)]
    }

    /// The name of a term, its day and time by the calendar's clock, and by that of the instant if it differs.
    func text(of event: SolarTermEvent) -> StyledText {
        var text = StyledText(event.kind.name(in: language), event.kind.textStyle)
        let time = calendar.localTime(of: event.instant).map { " \($0)" } ?? ""
        text.append(time + event.certainty.sign + clock.nameSuffix(event.instant))
        if event.certainty.level == .computed,
            let note = calendar.note(on: event.certainty, of: event.day, in: language)
        {
            text.append(" " + note, .dimmed)
        }
        let isSameClock = asked.clock.offset(event.instant) == calendar.utcOffsetSeconds(at: event.instant)
        if !isSameClock, let readers = clock.readersTime(of: event.instant) { text.append(" " + readers, .dimmed) }
        return text
    }

    /// The double hour, by the clock: `07:00–09:00`.
    private var hourLimits: String {
        let first = (time.hour + 1) / 2 * 2 - 1
        return Self.text(ofHour: first) + "–" + Self.text(ofHour: first + 2)
    }

    private static func text(ofHour hour: Int) -> String {
        String(clockText(ofSeconds: (hour + 24) % 24 * 3600).dropLast(3))
    }
}

// MARK: - Near the instant of a term

extension PillarReport {
    /// How near to the instant of a term both pillars are shown, seconds.
    private static let nearSeconds: Int64 = 3600

    /// The term within an hour of the instant, or within its uncertainty, and year and month on the other side of it.
    var near: [StyledText]? {
        let term =
            monthTerms.last.flatMap { near($0, isAhead: true) } ?? monthTerms.first.flatMap { near($0, isAhead: false) }
        let pieces = (term ?? []) + (nearHour ?? [])
        return pieces.isEmpty ? nil : pieces
    }

    /// How near to a double hour by the Sun both pillars are shown, seconds.
    private static let nearHourSeconds = 15 * 60

    /// The beginning of a double hour within a quarter of an hour of solar time, and hour and day on the other side of it.
    private var nearHour: [StyledText]? {
        let sinceHour = (time.secondOfDay + 3600) % 7200
        let isAhead = 7200 - sinceHour <= Self.nearHourSeconds
        let distance = isAhead ? 7200 - sinceHour : -sinceHour - 1
        guard asked.isBySun, abs(distance) <= Self.nearHourSeconds,
            let otherSide = asked.instant.advanced(bySeconds: Int64(distance)),
            let others = calendar.pillars(at: otherSide, utcOffsetSeconds: asked.offset, boundaries: boundaries)
        else { return nil }
        let changed = [
            others.day == pillars.day ? nil : PillarUnit.day.text(others.day, in: language),
            PillarUnit.hour.text(others.hour, in: language),
        ].compactMap(\.self)
        let phrase: Phrase = isAhead ? .fromThen : .beforeThen
        let hour = Self.text(ofHour: (time.secondOfDay + 3600) / 7200 * 2 - 1 + (isAhead ? 2 : 0))
        return [StyledText(hour), StyledText(phrase.text(in: language) + " " + changed.joined(separator: " "))]
    }

    private func near(_ event: SolarTermEvent, isAhead: Bool) -> [StyledText]? {
        guard let distance = event.instant.seconds(since: asked.instant).map(abs),
            distance <= max(Self.nearSeconds, Int64(event.uncertaintySeconds)),
            let otherSide = isAhead ? event.instant : event.instant.advanced(bySeconds: -1),
            let others = calendar.pillars(at: otherSide, utcOffsetSeconds: asked.offset, boundaries: boundaries)
        else { return nil }
        let phrase: Phrase = isAhead ? .fromThen : .beforeThen
        let sign = distance <= Int64(event.uncertaintySeconds) ? "≈ " : ""
        let changed = [
            others.year == pillars.year ? nil : PillarUnit.year.text(others.year, in: language),
            others.month.map { PillarUnit.month.text($0, in: language) },
        ].compactMap(\.self)
        return [text(of: event), StyledText("± \(event.uncertaintySeconds) s", .dimmed)]
            + [StyledText(sign + phrase.text(in: language) + " " + changed.joined(separator: " "))]
    }
}

// MARK: - By other choices

extension PillarReport {
    /// The pillars that another boundary or the calendar's own clock would change; nil if none would.
    var otherwise: [StyledText]? {
        let all = [otherYear, otherMonth, otherDay, onCalendarsClock].compactMap(\.self)
        return all.isEmpty ? nil : all
    }

    private var otherYear: StyledText? {
        var other = boundaries
        other.year = boundaries.year == .newYearsDay ? .lichunInstant : .newYearsDay
        guard let pillar = pillars(changingAt: other)?.year, pillar != pillars.year else { return nil }
        let name = PillarUnit.year.text(pillar, in: language) + " " + calendar.name(of: pillar.zodiac, in: language)
        return StyledText(name, note: other.year.text(in: language))
    }

    /// The month, and on the day of 立春 the year, of those who let them change with the day of the term.
    private var otherMonth: StyledText? {
        var other = boundaries
        other.month = .termDay
        if other.year == .lichunInstant { other.year = .lichunDay }
        guard let others = pillars(changingAt: other), let month = others.month, month != pillars.month else {
            return nil
        }
        let year = others.year == pillars.year ? "" : PillarUnit.year.text(others.year, in: language) + " "
        return StyledText(year + PillarUnit.month.text(month, in: language), note: other.month.text(in: language))
    }

    private var otherDay: StyledText? {
        var other = boundaries
        other.day = boundaries.day == .midnight ? .elevenPM : .midnight
        guard let pillar = pillars(changingAt: other)?.day, pillar != pillars.day else { return nil }
        return StyledText(PillarUnit.day.text(pillar, in: language), note: other.day.text(in: language))
    }

    private var onCalendarsClock: StyledText? {
        guard let others = calendar.pillars(at: asked.instant, boundaries: boundaries), others != pillars,
            let time = calendar.localTime(of: asked.instant)
        else { return nil }
        let clock = "\(time.day) \(time.hoursAndMinutes) \(calendar.clockName(at: asked.instant))"
        return StyledText(names(of: others).joined(separator: " "), note: clock)
    }

    private func pillars(changingAt boundaries: PillarBoundaries) -> FourPillars? {
        calendar.pillars(at: asked.instant, utcOffsetSeconds: asked.offset, boundaries: boundaries)
    }
}
