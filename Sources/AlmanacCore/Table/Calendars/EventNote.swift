/// A note on an event whose day is not certain in a calendar: it is an exception, disputed, or within seconds of midnight.
package struct EventNote: Equatable, Sendable {
    /// A kind of events with notes.
    package enum Event: UInt8, Equatable, Sendable {
        /// A solar term.
        case term = 0
        case newMoon = 1
    }

    /// The reason of a note.
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
    /// The reason of the note.
    package let remark: Remark

    package init(event: Event, index: Int, remark: Remark) {
        (self.event, self.index, self.remark) = (event, index, remark)
    }
}

extension EventNote.Remark {
    /// The authority that issued the day, or has another; nil if the day is only near midnight.
    package var authority: AuthorityID? {
        switch self {
        case .exception(_, let authority), .dispute(_, let authority): authority
        case .nearMidnight: nil
        }
    }

    /// The certainty of an event with this remark that the calendar has on a day, by its seconds from midnight.
    func certainty(on day: Day, marginSeconds: Int) -> Certainty {
        switch self {
        case .exception(let days, let authority): .published(by: authority, computedDay: day.wrapping(days))
        case .dispute(let days, let authority): .disputed(by: authority, day: day.wrapping(days))
        case .nearMidnight: .nearMidnight(otherDay: day.wrapping(marginSeconds < 0 ? 1 : -1))
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

// MARK: - Reading

extension EventNote {
    package static var disputeBit: UInt8 { 2 }
    package static var nearMidnightBit: UInt8 { 4 }

    static func readList(_ reader: inout ByteReader) throws(MalformedBytes) -> [EventNote] {
        let authorityCount = Int(try reader.read(UInt8.self))
        let authorities = try reader.readList(count: authorityCount) { reader throws(MalformedBytes) in
            try reader.readIdentifier(AuthorityID.self)
        }
        let count = Int(try reader.read(UInt16.self))
        return try reader.readList(count: count) { reader throws(MalformedBytes) in try read(&reader, authorities) }
    }

    private static func read(_ reader: inout ByteReader, _ authorities: [AuthorityID]) throws(MalformedBytes)
        -> EventNote
    {
        let what = try reader.read(UInt8.self)
        let index = Int(try reader.read(UInt16.self))
        let days = try reader.read(Int8.self)
        let authority = Int(try reader.read(UInt8.self))
        _ = try reader.read(UInt8.self)
        let event: Event = what & 1 == 0 ? .term : .newMoon
        if what & nearMidnightBit != 0 { return EventNote(event: event, index: index, remark: .nearMidnight) }
        guard authorities.indices.contains(authority) else { throw MalformedBytes() }
        let remark: Remark =
            what & disputeBit != 0
            ? .dispute(daysLater: days, by: authorities[authority])
            : .exception(computedDaysLater: days, by: authorities[authority])
        return EventNote(event: event, index: index, remark: remark)
    }
}
