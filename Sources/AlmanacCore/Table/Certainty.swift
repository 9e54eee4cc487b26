/// How sure the civil day of an event is.
public enum Certainty: Hashable, Sendable {
    /// No reasonable error of the instant changes the day.
    case certain
    /// The instant lies within a minute of midnight, or within its own uncertainty: the day hangs by seconds.
    case nearMidnight
    /// An authority publishes another day.
    case disputed(by: AuthorityID, day: Day)
}

extension Certainty {
    /// Who publishes another day, or nil if nobody does.
    public var authority: AuthorityID? {
        if case .disputed(let authority, _) = self { authority } else { nil }
    }

    /// The day that an authority publishes instead, or nil if none does.
    public var otherDay: Day? {
        if case .disputed(_, let day) = self { day } else { nil }
    }

    /// Events within so many seconds of midnight are never called certain.
    static var midnightSeconds: Int { 60 }
}

extension Certainty {
    /// A certainty without the authority and the day: what fits into a cell of a page.
    public enum Level: UInt8, CaseIterable, Hashable, Sendable {
        /// No reasonable error of the instant changes the day.
        case certain
        /// The instant is within a minute of midnight, or within its own uncertainty of it.
        case nearMidnight
        /// An authority publishes another day.
        case disputed
    }

    /// The level of this certainty.
    public var level: Level {
        switch self {
        case .certain: .certain
        case .nearMidnight: .nearMidnight
        case .disputed: .disputed
        }
    }
}

extension Certainty: CustomStringConvertible {
    /// `certain`, `near-midnight` or `disputed`, as the commands print it.
    public var description: String {
        switch self {
        case .certain: "certain"
        case .nearMidnight: "near-midnight"
        case .disputed: "disputed"
        }
    }
}
