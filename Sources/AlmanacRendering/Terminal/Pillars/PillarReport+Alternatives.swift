import Almanac

// MARK: - Near the instant of a term

extension PillarReport {
    /// How near to the instant of a term both pillars are shown, seconds.
    private static let nearSeconds: Int64 = 3600

    /// The term within an hour of the instant, or within its uncertainty, and year and month on the other side of it.
    var near: [StyledText]? {
        guard let month else { return nil }
        return near(month.next, isAhead: true) ?? near(month.first, isAhead: false)
    }

    private func near(_ event: SolarTermEvent, isAhead: Bool) -> [StyledText]? {
        guard let distance = event.instant.seconds(since: asked.instant).map(abs),
            distance <= max(Self.nearSeconds, Int64(event.uncertaintySeconds)),
            let otherSide = isAhead ? event.instant : event.instant.advanced(bySeconds: -1),
            let others = calendar.pillars(
                at: otherSide,
                onClockAtOffsetSeconds: asked.offset,
                changingAt: boundaries
            )
        else { return nil }
        let names = isAhead ? Self.fromThenNames : Self.untilThenNames
        let sign = distance <= Int64(event.uncertaintySeconds) ? "≈ " : ""
        let changed = [
            others.year == pillars.year ? nil : PillarUnit.year.text(others.year, in: language),
            others.month.map { PillarUnit.month.text($0, in: language) },
        ].compactMap(\.self)
        return [text(of: event), StyledText("± \(event.uncertaintySeconds) s", .dimmed)]
            + [StyledText(sign + names[language] + " " + changed.joined(separator: " "))]
    }

    private static let fromThenNames = Names("此后", "此後", "from then on", "이후", "以後", "từ đó")
    private static let untilThenNames = Names("此前", "此前", "before it", "이전", "以前", "trước đó")
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
        return choice(name, other.year.text(in: language))
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
        return choice(year + PillarUnit.month.text(month, in: language), other.month.text(in: language))
    }

    private var otherDay: StyledText? {
        var other = boundaries
        other.day = boundaries.day == .midnight ? .elevenPM : .midnight
        guard let pillar = pillars(changingAt: other)?.day, pillar != pillars.day else { return nil }
        return choice(PillarUnit.day.text(pillar, in: language), other.day.text(in: language))
    }

    private var onCalendarsClock: StyledText? {
        guard let others = calendar.pillars(at: asked.instant, changingAt: boundaries), others != pillars,
            let time = calendar.localTime(of: asked.instant)
        else { return nil }
        let clock = "\(time.day) \(time.hoursAndMinutes) \(calendar.clockName(at: asked.instant))"
        return choice(names(of: others).joined(separator: " "), clock)
    }

    private func pillars(changingAt boundaries: PillarBoundaries) -> FourPillars? {
        calendar.pillars(at: asked.instant, onClockAtOffsetSeconds: asked.offset, changingAt: boundaries)
    }

    /// What a choice makes of a pillar, with the choice in parentheses.
    private func choice(_ text: String, _ choice: String) -> StyledText {
        var line = StyledText(text)
        line.append(" (\(choice))", .dimmed)
        return line
    }
}
