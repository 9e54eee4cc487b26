import Almanac

extension MoonPhase {
    /// The phase as almanacs draw it on paper: dark for new, white for full.
    var symbol: String {
        switch self {
        case .newMoon: "●"
        case .firstQuarter: "◐"
        case .fullMoon: "○"
        case .lastQuarter: "◑"
        }
    }
}

extension Certainty {
    var sign: String { level.sign }

    /// `≈ 2089-09-19?` for a day that seconds would change; `≈ hko 2057-09-28` for an authority that has another day;
    /// `≈ hko 2057-10-06 ≠ 2057-10-07` for the one that issued `day`, and the computed day; nil without another day and authority.
    func note(on day: Day) -> String? {
        // The 30th of a month that would otherwise have 29 days has no other day.
        let other = otherDay.flatMap { $0 == day ? nil : "\($0)" }
        let words: [String?] =
            switch self {
            case .certain, .computed: []
            case .nearMidnight: [other.map { "\($0)?" }]
            case .disputed(let authority, _): ["\(authority)", other]
            case .published(let authority, _): ["\(authority)", "\(day)", other.map { "≠ \($0)" }]
            }
        let note = words.compactMap(\.self).joined(separator: " ")
        return note.isEmpty ? nil : "\(sign) \(note)"
    }
}

extension LunisolarCalendar {
    /// The word for computed days, if the last of some days is after the published calendars; none otherwise.
    package func computedNames(until day: Day?, in language: CalendarLanguage) -> [String] {
        day.map { table.about.lastPublishedDay < $0 } == true ? [Phrase.computed.text(in: language)] : []
    }

    /// The note on the certainty of a day; that of a computed day, `computed ≠ 1735-06-07`, only where no caption says it of all days.
    func note(on certainty: Certainty, of day: Day, in language: CalendarLanguage) -> String? {
        guard certainty.level == .computed, day <= table.about.lastPublishedDay || certainty.otherDay != nil else {
            return certainty.note(on: day)
        }
        return remark(on: certainty, in: language)
    }

    /// The reason why a day is not certain, in a sentence for people, or that it is only computed; nil for a certain day.
    func remark(on certainty: Certainty?, in language: CalendarLanguage) -> String? {
        switch certainty {
        case .certain, nil: nil
        case .computed(let day): Phrase.computed.text(in: language) + (day.map { " ≠ \($0)" } ?? "")
        case .nearMidnight(let day): "\(Phrase.secondsDecide.text(in: language)): \(day)"
        case .disputed(let authority, let day):
            "\(Phrase.publishedOtherwise.text(in: language)): \(name(of: authority, in: language)), \(day)"
        case .published(let authority, let day):
            (ownCalendar(authority) == nil ? Phrase.issuedBy : .issuedIn).text(in: language)
                + ": \(name(of: authority, in: language)); \(Phrase.computed.text(in: language)): \(day)"
        }
    }

    /// The name of an authority: that of the calendar if the calendar itself was issued with the day; otherwise the identifier.
    func name(of authority: AuthorityID, in language: CalendarLanguage) -> String {
        ownCalendar(authority).map { table.name(of: $0, in: language) } ?? "\(authority)"
    }

    /// The calendar whose issuers an authority stands for; nil for any other authority.
    private func ownCalendar(_ authority: AuthorityID) -> CalendarID? {
        table.calendarIDs.first { AuthorityID(of: $0) == authority }
    }

    /// The time of an event by the calendar's clock, `16:02`; the seconds are cut off. The day stands before it if that is
    /// not the day of the event, `1979-01-20 23:59`.
    func hoursAndMinutes(of instant: Instant, on day: Day) -> String {
        guard let time = localTime(of: instant) else { return "" }
        return time.day == day ? time.hoursAndMinutes : "\(time.day) \(time.hoursAndMinutes)"
    }

    /// The name of the calendar's clock at an instant, `UTC+8`, `UTC+8:30` or `UT1+7:45:40`.
    package func clockName(at instant: Instant) -> String {
        instant.clockName(utcOffsetSeconds: utcOffsetSeconds(at: instant))
    }
}

extension LocalTime {
    /// `16:02`; the seconds are cut off, because rounding could change the day.
    var hoursAndMinutes: String { String(hoursMinutesSeconds.dropLast(3)) }

    /// `16:02:08`.
    var hoursMinutesSeconds: String { clockText(ofSeconds: secondOfDay) }
}

extension Instant {
    /// The name of clocks that are `offset` seconds ahead at the instant, `UTC+8`, `UTC-3:30` or `UT1+7:45:40`.
    func clockName(utcOffsetSeconds offset: Int32) -> String {
        let scale = day(utcOffsetSeconds: 0).map { $0 < .firstOfUTC } ?? false ? "UT1" : "UTC"
        let seconds = Int(offset.magnitude)
        var minutesAndSeconds = clockText(ofSeconds: seconds).dropFirst(2)
        while minutesAndSeconds.hasSuffix(":00") { minutesAndSeconds = minutesAndSeconds.dropLast(3) }
        return scale + (offset < 0 ? "-" : "+") + "\(seconds / 3600)" + minutesAndSeconds
    }
}

/// Less than a day, given in seconds, as hours, minutes and seconds: `00:08:05`.
func clockText(ofSeconds seconds: Int) -> String {
    twoDigits(seconds / 3600) + ":" + twoDigits(seconds / 60 % 60) + ":" + twoDigits(seconds % 60)
}

private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
