extension WorkStatus {
    /// What a calendar marks on a day: what its weekday does not say.
    public enum Mark: UInt8, CaseIterable, Hashable, Sendable {
        /// A day off by law or by notice, 休; also a day of the weekend that a notice counts to a holiday.
        case holiday
        /// A day of the weekend that is worked, 班.
        case makeUpWorkday
        /// A day of which half is off by law or by notice, 半.
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
        case .halfDay: reason == .week ? nil : .halfDay
        case .workday, .weekend, .dayOff, .unknown: nil
        }
    }
}
