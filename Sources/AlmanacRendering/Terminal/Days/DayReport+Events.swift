import Almanac

extension DayReport {
    /// The name of an event, then its day and its time by the calendar's clock, and by the reader's if that differs. If the
    /// calendar's clock shows another day than the one issued, both are there: `1979-01-21≈`, then
    /// `(instant 1979-01-20 23:59:54)`.
    func summary(of event: CelestialEvent<some NamedEvent>) -> [StyledText] {
        summary(of: event, named: StyledText(event.kind.name(in: language), event.kind.textStyle))
    }

    private func summary(of event: CelestialEvent<some NamedEvent>, named name: StyledText) -> [StyledText] {
        let sign = event.certainty.sign
        guard let time = calendar.localTime(of: event.instant) else {
            return [name, StyledText("\(event.day)\(sign)")]
        }
        let clockName = clock.nameSuffix(event)
        let readers = clock.readersTime(of: event).map { [StyledText($0)] } ?? []
        if time.day == event.day { return [name, StyledText("\(time)\(sign)\(clockName)")] + readers }
        let instant = StyledText("(\(Self.instantNames[language]) \(time)\(clockName))")
        return [name, StyledText("\(event.day)\(sign)"), instant] + readers
    }

    private static let instantNames = Names("时刻", "時刻", "instant", "시각", "時刻", "thời điểm")

    /// The summary of an event, then its instant, its margin with the uncertainty, and an authority with its day: the one
    /// that has another day or, if the day of the event is issued, that issued it.
    func details(of event: CelestialEvent<some NamedEvent>, named name: StyledText? = nil) -> [StyledText] {
        var pieces = name.map { summary(of: event, named: $0) } ?? summary(of: event)
        pieces.append(StyledText("\(event.instant)", .dimmed))
        pieces.append(StyledText("\(margin(event.marginSeconds)) ± \(event.uncertaintySeconds) s", .dimmed))
        switch event.certainty {
        case .certain, .nearMidnight: break
        case .disputed(let authority, let day): pieces.append(StyledText("\(event.certainty.sign) \(authority) \(day)"))
        case .published(let authority, _):
            pieces.append(StyledText("\(event.certainty.sign) \(authority) \(event.day)"))
        }
        return pieces
    }

    /// `24h − 00:08:05` for 485 seconds before midnight, `0h + 00:00:47` for 47 seconds after it.
    private func margin(_ seconds: Int) -> String {
        let distance = clockText(ofSeconds: abs(seconds))
        return seconds < 0 ? "24h − \(distance)" : "0h + \(distance)"
    }
}
