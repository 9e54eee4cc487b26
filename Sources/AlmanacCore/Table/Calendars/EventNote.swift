/// Why the day of one event is not certain in a calendar: it is an exception, disputed, or within seconds of midnight.
package struct EventNote: Equatable, Sendable {
    /// Which events are noted.
    package enum Event: UInt8, Equatable, Sendable {
        /// A solar term.
        case term = 0
        /// A new moon.
        case newMoon = 1
    }

    /// What is noted.
    package enum Remark: Equatable, Sendable {
        /// An authority issued the day; the computed one is this many days later.
        case exception(computedDaysLater: Int8, by: AuthorityID)
        /// An authority has another day, this many days later.
        case dispute(daysLater: Int8, by: AuthorityID)
        /// The instant is so near to midnight that the day is not certain.
        case nearMidnight
    }

    /// Whether the event is a term or a new moon.
    package let event: Event
    /// Its index among the calendar's terms or lunations, 0 for the first of the table.
    package let index: Int
    /// What is noted.
    package let remark: Remark

    /// A note from the event, its index among the calendar's terms or lunations, and the remark.
    package init(event: Event, index: Int, remark: Remark) {
        self.event = event
        self.index = index
        self.remark = remark
    }
}

extension EventNote.Remark {
    /// Who issued the day, or who has another; nil if the day is only near midnight.
    var authority: AuthorityID? {
        switch self {
        case .exception(_, let authority), .dispute(_, let authority): authority
        case .nearMidnight: nil
        }
    }

    /// What the remark says of an event that the calendar has on a day.
    func certainty(on day: Day) -> Certainty {
        switch self {
        case .exception(let days, let authority): .published(by: authority, computedDay: day.wrapping(days))
        case .dispute(let days, let authority): .disputed(by: authority, day: day.wrapping(days))
        case .nearMidnight: .nearMidnight
        }
    }

    /// The same without authority and day.
    var level: Certainty.Level {
        switch self {
        case .exception: .published
        case .dispute: .disputed
        case .nearMidnight: .nearMidnight
        }
    }
}

extension Day {
    /// The day this many days later; it wraps in a table whose days are at the ends of `Day`.
    fileprivate func wrapping(_ days: Int8) -> Day { Day(rawValue: rawValue &+ Int32(days)) }
}
