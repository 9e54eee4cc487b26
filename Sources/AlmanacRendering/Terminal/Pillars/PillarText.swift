import Almanac

extension Festivals {
    /// The page of `almanac pillars`: the four pillars of an instant, and what another choice would make of them.
    ///
    /// - Parameters:
    ///   - instants: The instant; two of a time that clocks showed twice, which get a page each.
    ///   - boundaries: When the pillars change.
    ///   - settings: The width and the language.
    /// - Returns: nil if the calendar does not reach an instant.
    package func text(
        of instants: [PillarInstant],
        changingAt boundaries: PillarBoundaries,
        _ settings: TerminalSettings
    ) -> [StyledText]? {
        let language = settings.language
        let reports = instants.compactMap { PillarReport(self, $0, changingAt: boundaries, in: language) }
        guard reports.count == instants.count else { return nil }
        let pages = reports.map { $0.lines(width: settings.width) }
        let note = instants.count > 1 ? [StyledText(twiceNames[language]), StyledText()] : []
        return note + pages.joined(separator: [StyledText()])
    }
}

private let twiceNames = Names(
    "钟表拨回，此时刻出现两次:",
    "鐘錶撥回，此時刻出現兩次:",
    "The clocks were put back and showed this time twice:",
    "시계를 되돌려 이 시각이 두 번 있었다:",
    "時計が戻されたため、この時刻は2回ある:",
    "Đồng hồ vặn lùi nên giờ này có hai lần:"
)
