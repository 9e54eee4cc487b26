/// Whether a day is worked in a region, and why.
///
/// The indices in the JSON form are valid only with the same file of holidays.
///
/// Holidays by law and adjustments by a notice stay apart, because pay often depends on it: `isStatutory` is true for the
/// holidays of the law on their own days, and for nothing else.
///
/// ```swift
/// if let korea = AlmanacTable.bundled.workCalendar(in: "korea"), let day = Day("2026-03-02") {
///     let status = korea.status(of: day)
///     print(status, status.isOff, status.isStatutory, status.otherDay ?? day)
///     // day-off substitute samiljeol 2026-03-01 true false 2026-03-01
/// }
/// ```
public struct WorkStatus: Codable, Hashable, Sendable {
    /// The kinds of days.
    public enum Kind: UInt8, NamedCase {
        /// A day of work like any other.
        case workday
        /// A day of rest of the week, by habit or by law; also one that a holiday takes in.
        case weekend
        /// A day off by law or by notice.
        case dayOff
        /// A day with half the day off: by law, by notice, or by the week, as Saturdays once were.
        case halfDay
        /// A day of the weekend that is worked for a day off elsewhere.
        case makeUpWorkday
        /// Nobody has decided yet, or the file of holidays does not reach so far; `week` says what the week alone makes of it.
        case unknown
    }

    /// The reason for the kind of a day.
    public enum Reason: UInt8, NamedCase {
        /// As the weekday has it; no law says otherwise, and no notice changes it.
        case usual
        /// A holiday by law, on its own day; or a day of rest that a law names, of every week or every year.
        case law
        /// In place of a holiday that falls on a day of rest, by law.
        case substitute
        /// Between two holidays, by law.
        case between
        /// As part of a holiday, by a notice.
        case holiday
        /// In place of a holiday that falls on a day of rest, by a notice.
        case moved
        /// Exchanged with another day, by a notice.
        case exchanged
        /// Given between days off, with no day worked for it, by a notice.
        case bridge
        /// Given once, for an event or an anniversary.
        case once
        /// For a vote.
        case election
    }

    /// The part of a day that is off.
    public enum Half: UInt8, NamedCase {
        /// The morning is off.
        case morning
        /// The afternoon is off.
        case afternoon
        /// One half; the law does not say which.
        case either
    }

    /// The kind of the day.
    public let kind: Kind
    /// The reason for the kind.
    public let reason: Reason
    /// The half that is off; nil if the day is off or worked as a whole.
    public let half: Half?
    /// The holiday to which the day belongs; nil if it belongs to none.
    public package(set) var festival: FestivalID?
    /// The day that this one stands for, or was exchanged with; nil if there is none.
    public let otherDay: Day?
    /// The notice that decides, as an index into `WorkCalendar.notices`; nil if none does.
    public package(set) var noticeIndex: Int?
    /// The uncertain holiday on which the status depends; nil if there is none, or if a notice decides the day.
    public package(set) var doubt: Doubt?
    /// On a day of work the other audiences that are off, a bit for each index in the file.
    package var audiencesOff: UInt64 = 0
    /// The kind of the day by the week alone: a workday, half a day, a day of the weekend; unknown before its first rule.
    public let week: Kind

    package init(
        _ kind: Kind,
        _ reason: Reason,
        half: Half? = nil,
        festival: FestivalID? = nil,
        otherDay: Day? = nil,
        noticeIndex: Int? = nil,
        week: Kind
    ) {
        (self.kind, self.reason, self.half, self.festival, self.otherDay) = (kind, reason, half, festival, otherDay)
        (self.noticeIndex, self.week) = (noticeIndex, week)
    }

    /// The status of a day about which nothing is known, not even its week.
    package static var undecided: WorkStatus { WorkStatus(.unknown, .usual, week: .unknown) }
}

extension WorkStatus {
    /// An uncertain holiday on which the status of a day depends.
    public struct Doubt: Codable, Hashable, Sendable {
        /// The holiday whose day is not certain.
        public let festival: FestivalID
        /// The own day of the holiday.
        public let day: Day
        /// The certainty of that day, with the authority and the other day of the holiday if there are any.
        public let certainty: Certainty
    }
}

// MARK: - Questions

extension WorkStatus {
    /// The certainty of the status: that of the holiday on which it depends; nil for an undecided day that depends on none.
    public var certainty: Certainty? { doubt?.certainty ?? (kind == .unknown ? nil : .certain) }

    /// Whether the law makes the day a holiday on its own day; in mainland China such a day is paid threefold, an adjusted one
    /// twofold.
    @inlinable
    public var isStatutory: Bool { reason == .law && (kind == .dayOff || kind == .halfDay) }

    /// Whether the whole day is off: nobody has to work for any part of it.
    @inlinable
    public var isOff: Bool { kind == .dayOff || kind == .weekend }

    /// Whether the day is off for more than being a day of the weekend: by law or by notice. A day of the weekend within a
    /// holiday that a notice declares is one: 休.
    @inlinable
    public var isHoliday: Bool { kind == .dayOff || kind == .weekend && isByNotice }

    /// Whether the day is worked at least in part: a workday, a make-up workday, or a day with half the day off.
    @inlinable
    public var isWorked: Bool { kind != .unknown && !isOff }

    /// Whether the day is worked at least in part; nil for a day that nobody has decided.
    @inlinable
    public var isWorkday: Bool? { kind == .unknown ? nil : isWorked }

    /// Whether a notice decides the day, or confirms what it is.
    @inlinable
    public var isByNotice: Bool { noticeIndex != nil }
}

extension WorkStatus.Kind: CustomStringConvertible {
    /// The name in files for programs; it never changes its meaning.
    public var description: String {
        switch self {
        case .workday: "workday"
        case .weekend: "weekend"
        case .dayOff: "day-off"
        case .halfDay: "half-day"
        case .makeUpWorkday: "make-up-workday"
        case .unknown: "unknown"
        }
    }
}

extension WorkStatus.Reason: CustomStringConvertible {
    /// The name in files for programs; it never changes its meaning.
    public var description: String {
        switch self {
        case .usual: "week"
        case .law: "law"
        case .substitute: "substitute"
        case .between: "between"
        case .holiday: "holiday"
        case .moved: "moved"
        case .exchanged: "exchanged"
        case .bridge: "bridge"
        case .once: "once"
        case .election: "election"
        }
    }
}

extension WorkStatus.Half: CustomStringConvertible {
    /// The name in files for programs; it never changes its meaning.
    public var description: String {
        switch self {
        case .morning: "morning"
        case .afternoon: "afternoon"
        case .either: "either"
        }
    }
}

extension WorkStatus {
    /// The mark that a calendar shows on a day, if the day is not what its weekday makes it.
    public enum Mark: UInt8, NamedCase {
        /// A day off by law or by notice, 休; also a day of the weekend that a notice counts to a holiday.
        case holiday
        /// A day of the weekend that is worked, 班.
        case makeUpWorkday
        /// A day with half the day off by law or by notice, 半.
        case halfDay

        /// The kind of the days that have the mark; its name says in words what the mark means.
        @inlinable
        public var kind: Kind {
            switch self {
            case .holiday: .dayOff
            case .makeUpWorkday: .makeUpWorkday
            case .halfDay: .halfDay
            }
        }
    }

    /// The mark of the day; nil if it is what its weekday makes it, or if nobody has decided what it is.
    @inlinable
    public var mark: Mark? {
        switch kind {
        case _ where isHoliday: .holiday
        case .makeUpWorkday: .makeUpWorkday
        case .halfDay: reason == .usual ? nil : .halfDay
        case .workday, .weekend, .dayOff, .unknown: nil
        }
    }
}

extension WorkStatus.Mark: CustomStringConvertible {
    /// The name in files for programs; it never changes its meaning.
    public var description: String {
        switch self {
        case .holiday: "holiday"
        case .makeUpWorkday: "make-up-workday"
        case .halfDay: "half-day"
        }
    }
}

extension WorkStatus: CustomStringConvertible {
    /// Kind and reason, then the half that is off, the holiday and the other day, if there are any:
    /// `day-off law chunjie`.
    public var description: String {
        var text = "\(kind) \(reason)"
        if let half { text += " \(half)" }
        if let festival { text += " \(festival)" }
        if let otherDay { text += " \(otherDay)" }
        return text
    }
}
