import Almanac

extension Festivals {
    /// The page of `almanac pillars`: the four pillars of an instant, and what another choice would make of them. A
    /// time that clocks showed twice has two instants, which get a page each.
    ///
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
        let note = instants.count > 1 ? [StyledText(Phrase.timeTwice.text(in: language)), StyledText()] : []
        return note + pages.joined(separator: [StyledText()])
    }
}

/// The instant of `almanac pillars`, and the clock that tells its day and hour.
package struct PillarInstant: Sendable {
    package let instant: Instant
    /// The clock by which it is told.
    let clock: ReaderClock
    /// The time that was asked about, by its own clock, if the clock of the page is a sundial, of which nobody knows the minute as surely as of
    /// a watch.
    let watchTime: String?
    var isBySun: Bool { watchTime != nil }

    package init(_ instant: Instant, by clock: ReaderClock) {
        (self.instant, self.clock, watchTime) = (instant, clock, nil)
    }

    /// The same instant by true solar time at a longitude, degrees east; nil if the calendar does not know that time.
    package init?(
        _ asked: PillarInstant,
        bySunAt longitude: Double,
        of calendar: LunisolarCalendar,
        in language: CalendarLanguage
    ) {
        instant = asked.instant
        guard calendar.trueSolarOffsetSeconds(at: instant, longitudeDegrees: longitude) != nil else { return nil }
        let time =
            LocalTime(of: instant, utcOffsetSeconds: asked.offset).map { "\($0.day) \($0.hoursAndMinutes) " } ?? ""
        watchTime = time + asked.clockName
        let name = Phrase.trueSolarTime.text(in: language)
        clock = ReaderClock(name: "\(name) \(abs(longitude))°\(longitude < 0 ? "W" : "E")") { instant in
            calendar.trueSolarOffsetSeconds(at: instant, longitudeDegrees: longitude) ?? 0
        }
    }

    /// How far the clock is ahead of UTC at the instant, seconds.
    var offset: Int32 { clock.offset(instant) }

    /// The name of the clock at the instant: `Asia/Shanghai UTC+8`, or `UTC+8`.
    var clockName: String {
        [clock.name, instant.clockName(utcOffsetSeconds: offset)].compactMap(\.self).joined(separator: " ")
    }
}
