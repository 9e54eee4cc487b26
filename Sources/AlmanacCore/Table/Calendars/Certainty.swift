/// The certainty of the civil day of an event.
///
/// The first case that applies counts, in the order published, disputed, near midnight, computed, certain.
///
/// ```swift
/// if let event = LunisolarCalendar.china.termEvent(.chunfen, inYear: 2084) {
///     print(event.day, event.certainty.level, event.certainty.authority ?? "-", event.certainty.otherDay ?? event.day)
///     // 2084-03-20 disputed hko 2084-03-19
/// }
/// ```
public enum Certainty: Hashable, Sendable {
    /// Neither three sigma of ΔT nor any published prediction of it changes the day.
    case certain
    /// The instant lies within its own uncertainty of midnight, or within a minute of it on a day after those that the authority of
    /// the calendar has published: the day depends on seconds. The other day is the one on the far side of that midnight.
    case nearMidnight(otherDay: Day)
    /// An authority publishes another day.
    case disputed(by: AuthorityID, day: Day)
    /// The day that an authority issued stands, although the instant falls on another: the computed day.
    case published(by: AuthorityID, computedDay: Day)
    /// No source shows the day as published: it is computed. After 2100 no calendar reaches so far; before 1900 nobody knows how Korea,
    /// Vietnam and Japan printed the days of terms. The other day is the one on which another clock of the time would have it, nil if
    /// there is none.
    case computed(otherDay: Day? = nil)

    /// The authority that publishes another day if the day is disputed, or issued the day if it is published; otherwise nil.
    public var authority: AuthorityID? {
        switch self {
        case .certain, .nearMidnight, .computed: nil
        case .disputed(let authority, _), .published(let authority, _): authority
        }
    }

    /// The day of the authority if the day is disputed, the computed day if it is published, the day beyond midnight if it is
    /// near midnight, the day by another clock if it is computed and that has one; otherwise nil.
    public var otherDay: Day? {
        switch self {
        case .certain: nil
        case .computed(let day): day
        case .nearMidnight(let day), .disputed(_, let day), .published(_, let day): day
        }
    }

    /// Whether the day is marked as one that another may stand for: near midnight, disputed or published, but neither certain nor
    /// computed.
    public var isDoubtful: Bool { level.isDoubtful }

    /// An event that no authority has published is never called certain within this many seconds of midnight.
    static var midnightSeconds: Int { 60 }

    /// A certainty without the authority and the day: it fits into a cell of a page.
    public enum Level: UInt8, NamedCase {
        /// Neither three sigma of ΔT nor any published prediction of it changes the day.
        case certain
        /// The instant is within its own uncertainty of midnight, or unpublished and within a minute of it.
        case nearMidnight
        /// An authority publishes another day.
        case disputed
        /// An issued day stands, although the instant falls on another.
        case published
        /// No source shows the day as published.
        case computed

        /// Whether the day is marked as one that another may stand for: neither certain nor computed.
        public var isDoubtful: Bool { self != .certain && self != .computed }
    }

    /// The level of this certainty.
    public var level: Level {
        switch self {
        case .certain: .certain
        case .nearMidnight: .nearMidnight
        case .disputed: .disputed
        case .published: .published
        case .computed: .computed
        }
    }
}

extension Certainty: CustomStringConvertible {
    /// `certain`, `near-midnight`, `disputed`, `published` or `computed`, as the commands print it.
    public var description: String { level.description }
}

extension Certainty.Level: CustomStringConvertible {
    /// `certain`, `near-midnight`, `disputed`, `published` or `computed`, as the commands print it.
    public var description: String {
        switch self {
        case .certain: "certain"
        case .nearMidnight: "near-midnight"
        case .disputed: "disputed"
        case .published: "published"
        case .computed: "computed"
        }
    }
}

#if !hasFeature(Embedded)
    extension Certainty: Codable {
        private enum CodingKeys: CodingKey { case level, authority, otherDay }

        /// Decodes an object of `level`, of `otherDay` if another day is possible or known, and of the `authority` that has one.
        public init(from decoder: any Decoder) throws {
            let form = try decoder.container(keyedBy: CodingKeys.self)
            switch try form.decode(Level.self, forKey: .level) {
            case .certain: self = .certain
            case .nearMidnight: self = .nearMidnight(otherDay: try form.decode(Day.self, forKey: .otherDay))
            case .computed: self = .computed(otherDay: try form.decodeIfPresent(Day.self, forKey: .otherDay))
            case .disputed:
                let authority = try form.decode(AuthorityID.self, forKey: .authority)
                self = .disputed(by: authority, day: try form.decode(Day.self, forKey: .otherDay))
            case .published:
                let authority = try form.decode(AuthorityID.self, forKey: .authority)
                self = .published(by: authority, computedDay: try form.decode(Day.self, forKey: .otherDay))
            }
        }

        /// Encodes an object, as `init(from:)` reads it.
        public func encode(to encoder: any Encoder) throws {
            var form = encoder.container(keyedBy: CodingKeys.self)
            try form.encode(level, forKey: .level)
            try form.encodeIfPresent(authority, forKey: .authority)
            try form.encodeIfPresent(otherDay, forKey: .otherDay)
        }
    }
#endif
