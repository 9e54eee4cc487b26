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
    /// The year and the month by the Sun; nil where the table begins or ends.
    let year: PillarPeriod?
    let month: PillarPeriod?
    /// The clock of the terms.
    let clock: EventClock

    init?(
        _ festivals: Festivals,
        _ asked: PillarInstant,
        changingAt boundaries: PillarBoundaries,
        in language: CalendarLanguage
    ) {
        let calendar = festivals.calendar
        guard let time = LocalTime(of: asked.instant, atOffsetSeconds: asked.offset),
            let lunar = calendar.lunarDate(on: time.day),
            let pillars = calendar.pillars(
                at: asked.instant,
                onClockAtOffsetSeconds: asked.offset,
                changingAt: boundaries
            )
        else { return nil }
        self.festivals = festivals
        self.asked = asked
        self.boundaries = boundaries
        self.language = language
        self.time = time
        self.lunar = lunar
        self.pillars = pillars
        year = calendar.pillarYear(at: asked.instant)
        month = calendar.pillarMonth(at: asked.instant)
        let terms = [year?.first, year?.next, month?.first, month?.next]
        clock = EventClock(calendar, asked.clock, of: terms.compactMap { $0?.instant })
    }

    var calendar: LunisolarCalendar { festivals.calendar }

    /// The title, then the lines of each topic that has any content.
    func lines(width: Int) -> [StyledText] {
        let rows = PillarTopic.allCases.compactMap { topic in
            content(topic).map {
                TopicRow(name: topic.name(in: language), pieces: $0, separator: topic.separator)
            }
        }
        return [title, StyledText()] + TopicRow.lines(rows, width: width)
    }

    private var title: StyledText {
        var line = StyledText(GregorianDate(time.day).text(in: language), .title)
        line.append("  " + time.day.weekday.name(in: language))
        line.append("  " + time.shortText, .title)
        line.append("  " + asked.clockName, .dimmed)
        return line
    }

    /// The content of a topic in pieces that are kept whole; nil if it has none.
    private func content(_ topic: PillarTopic) -> [StyledText]? {
        switch topic {
        case .lunarDate: [StyledText(lunar.text(in: language, year: .numberAndPillar))]
        case .pillars: names(of: pillars).map { StyledText($0, .title) }
        case .zodiac: [StyledText(calendar.name(of: pillars.year.zodiac, in: language))]
        case .year: yearLimits
        case .month: month.map { limits(of: $0) }
        case .day: [StyledText(boundaries.day.text(in: language))]
        case .hour: [StyledText(hourLimits)]
        case .near: near
        case .otherwise: otherwise
        case .calendar: (festivals.captionNames(in: language) + clock.caption).map { StyledText($0) }
        }
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
        guard boundaries.year == .newYearsDay else { return year.map { limits(of: $0) } ?? [choice] }
        let days = calendar.lunarYear(lunar.year)?.days
        return [choice] + [days.map { StyledText("\($0.firstDay) – \($0.lastDay)") }].compactMap(\.self)
    }

    /// From which term to which a year or a month lasts.
    private func limits(of period: PillarPeriod) -> [StyledText] {
        var first = text(of: period.first)
        first.append(" –", .dimmed)
        return [first, text(of: period.next)]
    }

    /// The name of a term, its day and time by the calendar's clock, and by that of the instant if it differs.
    func text(of event: SolarTermEvent) -> StyledText {
        var text = StyledText(event.kind.name(in: language), event.kind.textStyle)
        let time = calendar.localTime(of: event.instant).map { " \($0)" } ?? ""
        text.append(time + event.certainty.sign + clock.nameSuffix(event))
        let isSameClock = asked.clock.offset(event.instant) == calendar.clockOffsetSeconds(at: event.instant)
        if !isSameClock, let readers = clock.readersTime(of: event) { text.append(" " + readers, .dimmed) }
        return text
    }

    /// The double hour, by the clock: `07:00–09:00`.
    private var hourLimits: String {
        let first = (time.hour + 1) / 2 * 2 - 1
        return clockText(ofHour: first) + "–" + clockText(ofHour: first + 2)
    }

    private func clockText(ofHour hour: Int) -> String {
        let hour = (hour + 24) % 24
        return (hour < 10 ? "0" : "") + "\(hour):00"
    }
}

extension LocalTime {
    /// `08:30`, or `08:30:15` if there are seconds.
    fileprivate var shortText: String { second == 0 ? hoursAndMinutes : hoursMinutesSeconds }
}
