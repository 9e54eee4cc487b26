extension WorkStatus.Kind {
    /// The name in files for programs; it never changes its meaning.
    package var identifier: String {
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

extension WorkStatus.Reason {
    /// The name in files for programs; it never changes its meaning.
    package var identifier: String {
        switch self {
        case .week: "week"
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

extension WorkStatus.Half {
    /// The name in files for programs; it never changes its meaning.
    package var identifier: String {
        switch self {
        case .morning: "morning"
        case .afternoon: "afternoon"
        case .either: "either"
        }
    }
}
