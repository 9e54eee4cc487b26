import Almanac

extension DayReport {
    /// The name of an event, then its day and its time by the calendar's clock.
    func summary(of event: CelestialEvent<some NamedEvent>) -> [StyledText] {
        summary(of: event, named: StyledText(event.kind.name(in: language), event.kind.textStyle))
    }

    private func summary(of event: CelestialEvent<some NamedEvent>, named name: StyledText) -> [StyledText] {
        [
            name,
            StyledText("\(event.day) \(calendar.hoursMinutesSeconds(of: event))\(event.certainty.sign)"),
        ]
    }

    /// The summary of an event, then its instant, its margin with the uncertainty, and the day of another authority.
    func details(of event: CelestialEvent<some NamedEvent>, named name: StyledText? = nil) -> [StyledText] {
        var pieces = name.map { summary(of: event, named: $0) } ?? summary(of: event)
        pieces.append(StyledText("\(event.instant)", .dimmed))
        pieces.append(StyledText("\(margin(event.marginSeconds)) ± \(event.uncertaintySeconds) s", .dimmed))
        if case .disputed(let authority, let otherDay) = event.certainty {
            pieces.append(StyledText("\(event.certainty.sign) \(authority) \(otherDay)"))
        }
        return pieces
    }

    /// `24h − 00:08:05` for 485 seconds before midnight, `0h + 00:00:47` for 47 seconds after it.
    private func margin(_ seconds: Int) -> String {
        let distance = clockText(ofSeconds: abs(seconds))
        return seconds < 0 ? "24h − \(distance)" : "0h + \(distance)"
    }
}
